#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Pieces of sentences.
namespace pampas::report {

/// `one` to `twelve` as words, other numbers in digits.
std::string spelled(std::size_t number);

/// The text with its first letter in upper case.
std::string capitalized(std::string text);

/// Who sits on the seats: `4 greedy players`, or `greedy, random`. Control
/// characters in the names of bots, which may be paths, are escaped.
std::string who_plays(const std::vector<std::string>& bots);

} // namespace pampas::report
