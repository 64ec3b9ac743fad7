#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

/// Sets of small numbers as bits in words. A state keeps many of them in one block of memory, and
/// picks random members by counting bits.
namespace pampas::rules::bits {

using Word = std::uint64_t;

inline constexpr std::size_t word_bits = 64;

/// The number of words for a set of numbers below `size`.
constexpr std::size_t words(std::size_t size) {
    return (size + word_bits - 1) / word_bits;
}

/// The bit of a member within its word.
constexpr Word mask(std::size_t member) {
    return Word{1} << (member % word_bits);
}

/// Members must be below the size of the set.
inline bool has(std::span<const Word> set, std::size_t member) {
    return (set[member / word_bits] & mask(member)) != 0;
}

inline void add(std::span<Word> set, std::size_t member) {
    set[member / word_bits] |= mask(member);
}

inline void remove(std::span<Word> set, std::size_t member) {
    set[member / word_bits] &= ~mask(member);
}

/// The member with `rank` smaller members. The set must have more members than `rank`.
inline std::size_t nth(std::span<const Word> set, std::size_t rank) {
    std::size_t word = 0;
    for (; true; ++word) {
        assert(word < set.size());
        const auto here = static_cast<std::size_t>(std::popcount(set[word]));
        if (rank < here) {
            break;
        }
        rank -= here;
    }
    Word rest = set[word];
    for (; rank > 0; --rank) {
        rest &= rest - 1;
    }
    return word * word_bits + static_cast<std::size_t>(std::countr_zero(rest));
}

/// Calls `use(member)` for each member, in ascending order, until it returns false.
void each_while(std::span<const Word> set, auto use) {
    for (std::size_t word = 0; word < set.size(); ++word) {
        for (Word rest = set[word]; rest != 0; rest &= rest - 1) {
            if (!use(word * word_bits + static_cast<std::size_t>(std::countr_zero(rest)))) {
                return;
            }
        }
    }
}

} // namespace pampas::rules::bits
