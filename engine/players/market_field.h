#pragma once

#include "engine/rules/cards.h"
#include "engine/rules/position.h"

#include <boost/container/small_vector.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

namespace pampas::players {

/// The number of animal tiles needed to reach a market; `far_away` stands for that many or more.
using Steps = std::uint8_t;
inline constexpr Steps far_away = 6;

/// A row holds the steps to each market. Rows are processed in blocks and padded with `far_away` to
/// whole blocks.
using StepsBlock [[gnu::vector_size(16)]] = Steps;

/// The length of a padded row, in steps.
constexpr std::size_t row_length(std::size_t markets) {
    constexpr std::size_t block = sizeof(StepsBlock);
    return (markets + block - 1) / block * block;
}

/// Loads a block; `steps` need not be aligned.
inline StepsBlock block_at(const Steps* steps) {
    StepsBlock block;
    std::memcpy(&block, steps, sizeof block);
    return block;
}

/// Calls `use(index)` for each step of a row that is less than the step of the other row at the
/// same index, in ascending order, until it returns false.
void each_less(std::span<const Steps> row, std::span<const Steps> other, auto use) {
    using Word = std::uint64_t;
    for (std::size_t i = 0; i < row.size(); i += sizeof(StepsBlock)) {
        const auto less = block_at(&row[i]) < block_at(&other[i]); // bytes of ones
        const auto words = std::bit_cast<std::array<Word, sizeof(StepsBlock) / sizeof(Word)>>(less);
        for (std::size_t word = 0; word < words.size(); ++word) {
            for (Word rest = words[word]; rest != 0;) {
                const auto byte = static_cast<std::size_t>(std::countr_zero(rest)) / 8;
                if (!use(i + word * sizeof(Word) + byte)) {
                    return;
                }
                rest &= ~(Word{0xFF} << (8 * byte));
            }
        }
    }
}

/// Whether any step of a row is less than that of the other row.
inline bool any_less(std::span<const Steps> row, std::span<const Steps> other) {
    bool any = false;
    each_less(row, other, [&any](std::size_t) {
        any = true;
        return false;
    });
    return any;
}

/// Replaces each step of a row by the minimum with the other row. An empty row changes nothing.
inline void lower(std::span<Steps> row, std::span<const Steps> other) {
    for (std::size_t i = 0; i < other.size(); i += sizeof(StepsBlock)) {
        const StepsBlock here = block_at(&row[i]);
        const StepsBlock there = block_at(&other[i]);
        const StepsBlock least = here < there ? here : there;
        std::memcpy(&row[i], &least, sizeof least);
    }
}

/// For each market and species, the number of animal tiles that connect a player's tiles with it.
class MarketSteps {
  public:
    using Row = boost::container::small_vector<Steps, 32>;

    /// Starts with the same row for all species.
    explicit MarketSteps(std::span<const Steps> first) : row_(first.size()) {
        for (std::size_t number = 0; number < rows; ++number) {
            steps_.insert(steps_.end(), first.begin(), first.end());
        }
    }

    /// The row of a species.
    std::span<const Steps> of(rules::Species species) const { return row(rules::index(species)); }
    /// The minimum steps over all species.
    std::span<const Steps> nearest() const { return row(any_species); }

    /// Lowers the steps of all species, or of one, that can extend from a place with these steps.
    void start_from(std::span<const Steps> place) {
        for (std::size_t number = 0; number < rows; ++number) {
            lower(row(number), place);
        }
    }
    void start_from(std::span<const Steps> place, rules::Species species) {
        lower(row(rules::index(species)), place);
        lower(row(any_species), place);
    }
    /// Whether that would bring any species closer to a market.
    bool come_nearer_from(std::span<const Steps> place) const {
        for (std::size_t species = 0; species < any_species; ++species) {
            if (any_less(place, row(species))) {
                return true;
            }
        }
        return false;
    }

  private:
    static constexpr std::size_t any_species = rules::species_names.size();
    static constexpr std::size_t rows = any_species + 1;

    std::span<const Steps> row(std::size_t number) const {
        return {steps_.data() + number * row_, row_};
    }
    std::span<Steps> row(std::size_t number) { return {steps_.data() + number * row_, row_}; }

    std::size_t row_;
    boost::container::small_vector<Steps, rows * 32> steps_; ///< by species; then the least of all
};

/// The number of animal tiles that connect each empty pampas cell with each market, including the
/// tile on the cell. Updated incrementally along a game: only markets near a cell that was taken
/// (or became empty again) are recomputed. Always equals a new field for its position.
class MarketField {
  public:
    /// The field of the empty board.
    explicit MarketField(const rules::Board& board);

    /// Updates to a position on the same board.
    void follow(const rules::Position& position);
    /// Whether the field is up to date for this position's empty cells.
    bool stands_at(const rules::Position& position) const;
    bool is_of(const rules::Board& board) const { return board_number_ == board.number(); }

    /// The cell's row (see `StepsBlock`); empty for cells that are far from all markets in any
    /// position. Taken cells have only `far_away`.
    std::span<const Steps> steps(rules::Cell cell) const { return row_of(steps_, cell); }
    std::size_t row_length() const { return row_length_; }

  private:
    static constexpr std::uint32_t no_row = 0xFFFFFFFF;

    std::span<const Steps> row_of(const std::vector<Steps>& rows, rules::Cell cell) const {
        const std::size_t begin = begins_[cell];
        return begin == no_row ? std::span<const Steps>() : std::span(&rows[begin], row_length_);
    }
    bool is_open(rules::Cell cell) const { return rules::bits::has(open_, cell); }
    void walk_from(const rules::Board& board, std::size_t market);

    std::uint64_t board_number_;
    std::size_t row_length_;
    std::vector<rules::bits::Word> open_; ///< the empty pampas cells
    std::vector<std::uint32_t> begins_;   ///< by cell: start of its row, or `no_row`
    std::vector<Steps> steps_;
    std::vector<Steps> steps_on_empty_; ///< on the empty board
    /// By market: cells nearer than `far_away` on the empty board.
    std::vector<std::vector<rules::Cell>> around_;
    std::vector<rules::Cell> reached_; ///< scratch space, kept to reuse its memory
};

/// Caches the field of the latest position, since the next one usually belongs to the same game.
/// Use one per match; not thread-safe.
class MarketFieldCache {
  public:
    /// The field of a position, valid until the next call.
    const MarketField& at(const rules::Position& position);

  private:
    std::optional<MarketField> latest_;
};

} // namespace pampas::players
