#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace pampas::campaign {

/// What a program said when it was done.
struct CommandOutcome {
    int status = 0;
    std::string out;
    std::string err;
};

/// Runs a program, found as the shell finds it, with these arguments, and waits for it. Throws
/// `InputError` where there is no such program.
CommandOutcome run_command(const std::vector<std::string>& arguments);

/// Where this program is. Throws `InputError` where that is not known.
std::filesystem::path own_program();

} // namespace pampas::campaign
