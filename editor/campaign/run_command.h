#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace pampas::campaign {

/// The exit status and the output of a program.
struct CommandOutcome {
    int status = 0;
    std::string out;
    std::string err;
};

/// Runs the program `arguments[0]`, found as the shell finds it, with the other arguments, and
/// waits for it. Throws `InputError` if there is no such program.
CommandOutcome run_command(const std::vector<std::string>& arguments);

/// The path of this program. Throws `InputError` if it is not known.
std::filesystem::path own_program();

} // namespace pampas::campaign
