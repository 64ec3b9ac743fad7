#include "engine/library/open_map.h"
#include "tests/published/published_files.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace pampas::published {
namespace {

using Json = nlohmann::ordered_json;

measures::PublishedMap measured_map(const std::filesystem::path& file) {
    const graph::Analysis analysis = graph::analyze(library::open_map(file.string()));
    measures::PublishedMap map{file.stem().string(), {}};
    for (const measures::Figure& figure : measures::figures()) {
        map.values.push_back(measures::measure(figure, analysis));
    }
    return map;
}

/// Writes whole numbers without a decimal point.
Json value_json(std::optional<double> value) {
    if (!value) {
        return nullptr;
    }
    return *value == std::floor(*value) ? Json(static_cast<int>(*value)) : Json(*value);
}

/// One line, so that a change of one map changes one line.
std::string map_line(const measures::PublishedMap& map) {
    Json values = Json::array();
    std::ranges::transform(map.values, std::back_inserter(values), value_json);
    return fmt::format("    {}", Json{{"name", map.name}, {"values", values}}.dump());
}

} // namespace

std::vector<measures::PublishedMap> measured(std::span<const std::filesystem::path> files) {
    std::vector<measures::PublishedMap> maps;
    std::ranges::transform(files, std::back_inserter(maps), measured_map);
    return maps;
}

std::string figures_file(std::span<const measures::PublishedMap> maps) {
    Json keys = Json::array();
    std::ranges::transform(measures::figures(), std::back_inserter(keys), &measures::Figure::key);
    std::string lines;
    for (const measures::PublishedMap& map : maps) {
        lines += (lines.empty() ? "" : ",\n") + map_line(map);
    }
    return fmt::format("{{\n"
                       "  \"source\": \"Hacienda Maps by M. Lanza (CC BY 4.0)\",\n"
                       "  \"figures\": {},\n"
                       "  \"maps\": [\n{}\n  ]\n"
                       "}}\n",
                       keys.dump(), lines);
}

} // namespace pampas::published
