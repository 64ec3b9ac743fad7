#pragma once

#include "engine/players/market_steps.h"
#include "engine/rules/position.h"

#include <optional>
#include <span>
#include <vector>

namespace pampas::players {

/// How many animal tiles join each empty pampas cell to each market, its own included. It follows a
/// game from position to position: only markets near which a cell was taken (or is empty again) are
/// looked at anew. At any time it is what a field made for the position it stands at would be.
class MarketField {
  public:
    /// Where all is empty.
    explicit MarketField(const rules::Board& board);

    /// Goes on to a position on the same board.
    void follow(const rules::Position& position);
    bool stands_at(const rules::Position& position) const;
    bool is_of(const rules::Board& board) const { return board_number_ == board.number(); }

    /// A row, see `StepsBlock`; an empty one for cells that are far from all markets on any
    /// position. Of cells that are taken all steps are `far`.
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
    std::vector<std::uint32_t> begins_;   ///< by cell: where its row begins, or `no_row`
    std::vector<Steps> steps_;
    std::vector<Steps> steps_on_empty_;            ///< where all is empty
    std::vector<std::vector<rules::Cell>> around_; ///< by market: the cells not far from it then
    std::vector<rules::Cell> reached_;             ///< only used for its memory
};

/// Keeps the field of the latest position, since the next one is mostly of the same game. Whoever
/// plays a match owns one: two threads never share it.
class MarketFieldCache {
  public:
    /// The field of a position, valid until the next call.
    const MarketField& at(const rules::Position& position);

  private:
    std::optional<MarketField> latest_;
};

} // namespace pampas::players
