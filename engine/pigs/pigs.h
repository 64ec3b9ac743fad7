#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

/// The game of Happy Pigs: its data, its rules and its records.
namespace pampas::pigs {

/// The sizes of pigs, in the order in which they grow.
enum class Size : std::uint8_t { Baby, Small, Medium, Big };

inline constexpr std::size_t sizes = 4;

/// The names in data and records, indexed by `Size`.
inline constexpr std::array<std::string_view, sizes> size_names{"baby", "small", "medium", "big"};

/// A number for each size.
using BySize = std::array<int, sizes>;

/// Pigs of each size.
using PigCounts = std::array<std::uint8_t, sizes>;

/// An enumerator or a seat as an index.
constexpr std::size_t index(auto value) {
    return static_cast<std::size_t>(value);
}

/// Players compute in thousandths of a dollar.
inline constexpr std::int64_t parts_of_dollar = 1000;

/// Whether a pig of this size can have babies.
constexpr bool is_adult(Size size) {
    return size >= Size::Medium;
}

} // namespace pampas::pigs
