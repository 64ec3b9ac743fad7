#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Text laid out for a terminal.
namespace pampas::language {

/// The columns that a line of UTF-8 takes on a terminal.
std::size_t columns_of(std::string_view line);

/// The lines with those longer than `width` columns broken between words. A broken line goes on
/// where its text begins: below its indentation, or below what follows a label and two blanks.
/// Words wider than the width stay whole, as do a number and its sign (`30.7 %`).
std::string wrapped(std::string_view lines, std::size_t width);

} // namespace pampas::language
