#pragma once

#include "engine/hex/grid.h"
#include "engine/resources/resource.h"
#include "tests/editor/command_line/json_report.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

/// Runs of `pampas simulate` for tests.
namespace pampas::testing {

/// Writes a bundled map to the folder, by the map's file name (`lasso.json`), and returns the path.
inline std::string bundled_map(const TemporaryFolder& folder, const std::string& name) {
    const std::string path = folder / name;
    put(path, resources::find("maps/" + name).value());
    return path;
}

/// A space as reports write it: [column, row].
inline hex::Coordinate space(const Json& at) {
    return {at.at(0).get<int>(), at.at(1).get<int>()};
}

/// The values of a file with one JSON value a line.
inline std::vector<Json> json_lines(const std::filesystem::path& path) {
    std::istringstream stream(bytes_of(path));
    std::vector<Json> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

/// What a run reported, and the games it recorded.
struct RecordedRun {
    Json report;
    Json header;
    std::vector<Json> games;
};

/// The report and the record of `pampas simulate` with these arguments. If they name no bots,
/// random players, which are fast.
inline RecordedRun recorded_run(const TemporaryFolder& folder, std::vector<std::string> arguments) {
    const std::string record = folder / "games.jsonl";
    arguments.insert(arguments.begin(), "simulate");
    if (std::ranges::find(arguments, "--bots") == arguments.end()) {
        arguments.insert(arguments.end(), {"--bots", "random"});
    }
    arguments.insert(arguments.end(), {"--record", record});
    const Json report = json_report(std::move(arguments));
    std::vector<Json> lines = json_lines(record);
    const Json header = lines.at(0);
    lines.erase(lines.begin());
    return {report, header, lines};
}

} // namespace pampas::testing
