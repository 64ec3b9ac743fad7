#pragma once

#include "tests/editor/command_line/run_pampas.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// Reads `pampas` reports in JSON, for tests.
namespace pampas::testing {

using Json = nlohmann::ordered_json;

/// The JSON printed by a run, which must have this status and no complaints.
inline Json json_of(const Outcome& outcome,
                    command_line::Status answer = command_line::Status::Success) {
    EXPECT_EQ(outcome.status, answer);
    EXPECT_EQ(outcome.err, "");
    return Json::parse(outcome.out);
}

/// What a command reports with `--format json`.
inline Json json_report(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--format", "json"});
    return json_of(run_pampas(std::move(arguments)));
}

/// A report of games without the time they took.
inline Json untimed(Json report) {
    report.erase("timing");
    return report;
}

} // namespace pampas::testing
