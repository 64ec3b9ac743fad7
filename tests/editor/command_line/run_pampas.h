#pragma once

#include "editor/command_line/program.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <sstream>
#include <string>
#include <vector>

namespace pampas::testing {

/// The result of a run of `pampas`.
struct Outcome {
    command_line::Status status;
    std::string out;
    std::string err;
};

inline Outcome run_pampas(std::vector<std::string> arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const auto status = command_line::run(std::move(arguments), {out, err});
    return {status, out.str(), err.str()};
}

/// Expects that a wrong call or unreadable input gives status 2, nothing on standard output, and
/// one line that contains `words`.
inline void expect_misuse(const std::vector<std::string>& arguments, const std::string& words) {
    const Outcome outcome = run_pampas(arguments);
    SCOPED_TRACE(outcome.err);
    EXPECT_EQ(outcome.status, command_line::Status::Misuse);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, ::testing::StartsWith("pampas: "));
    EXPECT_THAT(outcome.err, ::testing::HasSubstr(words));
    EXPECT_EQ(outcome.err.find('\n'), outcome.err.size() - 1);
}

} // namespace pampas::testing
