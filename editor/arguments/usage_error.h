#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace pampas::arguments {

/// What is wrong with the arguments that a program refused, in one line: names them as they were
/// typed, says which command or option is likely meant, and which help explains them.
std::string usage_error(const CLI::App& program, const CLI::Error& error,
                        const std::vector<std::string>& typed);

} // namespace pampas::arguments
