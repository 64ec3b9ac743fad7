#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Pieces of sentences.
namespace pampas::report {

/// `one` to `twelve` as words, other numbers in digits.
std::string spelled(std::size_t number);

/// The text with its first letter in upper case.
std::string capitalized(std::string text);

} // namespace pampas::report
