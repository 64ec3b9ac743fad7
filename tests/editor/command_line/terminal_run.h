#pragma once

#include "tests/editor/command_line/run_pampas.h"
#include "tests/engine/child.h"

#include <pty.h>

#include <array>

/// Runs of `pampas` on a terminal.
namespace pampas::testing {

/// What a run writes to standard error when that is a terminal.
inline std::string on_terminal(const std::vector<std::string>& arguments) {
    int terminal = -1;
    int program = -1;
    if (::openpty(&terminal, &program, nullptr, nullptr, nullptr) != 0) {
        ADD_FAILURE() << "no terminal";
        return "";
    }
    const pid_t child = start_child([&] {
        ::dup2(program, STDERR_FILENO);
        const auto outcome = run_pampas(arguments);
        return outcome.err.empty() ? static_cast<int>(outcome.status) : 97;
    });
    EXPECT_EQ(end_of(child), 0);
    ::close(program);
    // A terminal returns the text in pieces, and an error at the end.
    std::string text;
    std::array<char, 1000> part{};
    for (ssize_t count = 0; (count = ::read(terminal, part.data(), part.size())) > 0;) {
        text.append(part.data(), static_cast<std::size_t>(count));
    }
    ::close(terminal);
    return text;
}

} // namespace pampas::testing
