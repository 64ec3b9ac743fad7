#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// What tallies are made of: whole numbers that are added up. `Tally::each_number` shows them all,
/// always in the same order, so that tallies of the same shape can be added, written and read
/// without knowing what the numbers mean. What is counted of a game or deal that is being played is
/// not among them.
namespace pampas::balance {

/// All numbers of a tally.
template <class Tally>
std::vector<std::int64_t> numbers_of(const Tally& tally) {
    std::vector<std::int64_t> numbers;
    Tally::each_number(tally, [&numbers](std::int64_t number) { numbers.push_back(number); });
    return numbers;
}

/// Adds as many numbers as the tally has to its own.
template <class Tally>
void add_numbers(Tally& tally, const std::vector<std::int64_t>& numbers) {
    std::size_t next = 0;
    Tally::each_number(tally, [&](std::int64_t& number) { number += numbers[next++]; });
}

/// Shows all numbers of each of some tallies.
void each_number_of(auto& tallies, const auto& visit) {
    for (auto& tally : tallies) {
        std::remove_cvref_t<decltype(tally)>::each_number(tally, visit);
    }
}

} // namespace pampas::balance
