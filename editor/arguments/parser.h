#pragma once

#include <CLI/CLI.hpp>

#include <string>

/// How programs take their arguments: the parser CLI11, in the language of the user.
namespace pampas::arguments {

/// Has the parser's own words be in the language in use. To be called before options and commands
/// are added, which inherit it.
void translate_parser(CLI::App& program);

/// Lists the help option of the program and of each of its commands among the other options. To be
/// called when all are there.
void put_help_among_options(CLI::App& program);

/// What is wrong with the arguments, in one line.
std::string usage_error(const CLI::ParseError& error);

} // namespace pampas::arguments
