#include "engine/players/market_field.h"

#include <algorithm>

namespace pampas::players {

using rules::Cell;
namespace bits = rules::bits;

MarketField::MarketField(const rules::Board& board)
    : board_number_(board.number()), row_length_(players::row_length(board.markets().size())),
      open_(bits::words(board.cells())), begins_(board.cells(), no_row),
      around_(board.markets().size()) {
    for (std::size_t cell = 0; cell < board.cells(); ++cell) {
        if (board.space(static_cast<Cell>(cell)) == map::Space::Pampas) {
            bits::add(open_, cell);
        }
    }
    for (std::size_t market = 0; market < around_.size(); ++market) {
        walk_from(board, market);
        around_[market] = reached_;
    }
    steps_on_empty_ = steps_;
}

const MarketField& MarketFieldCache::at(const rules::Position& position) {
    if (!latest_ || !latest_->is_of(position.board())) {
        latest_.emplace(position.board());
    }
    if (!latest_->stands_at(position)) {
        latest_->follow(position);
    }
    return *latest_;
}

bool MarketField::stands_at(const rules::Position& position) const {
    return std::ranges::equal(open_, position.empty_cells(map::Space::Pampas));
}

void MarketField::follow(const rules::Position& position) {
    const std::span<const bits::Word> open = position.empty_cells(map::Space::Pampas);
    std::vector<bits::Word> changed(bits::words(around_.size()));
    const auto note = [&](std::span<const Steps> row) {
        for (std::size_t market = 0; market < std::min(row.size(), around_.size()); ++market) {
            if (row[market] < far_away) {
                bits::add(changed, market);
            }
        }
    };
    for (std::size_t word = 0; word < open.size(); ++word) {
        for (bits::Word rest = open[word] ^ open_[word]; rest != 0; rest &= rest - 1) {
            const auto cell = static_cast<Cell>(word * bits::word_bits +
                                                static_cast<std::size_t>(std::countr_zero(rest)));
            // A taken cell affects the markets that it was near; one that is empty again may be
            // near more of them.
            note(row_of(is_open(cell) ? steps_ : steps_on_empty_, cell));
        }
    }
    std::ranges::copy(open, open_.begin());
    bits::each_while(changed, [&](std::size_t market) {
        for (const Cell cell : around_[market]) {
            steps_[begins_[cell] + market] = far_away;
        }
        walk_from(position.board(), market);
        return true;
    });
}

/// Sets the steps to a market, starting at its open sides. They must all be `far_away` before.
void MarketField::walk_from(const rules::Board& board, std::size_t market) {
    reached_.clear();
    const auto reach = [&](Cell cell, int steps) {
        if (!is_open(cell)) {
            return;
        }
        if (begins_[cell] == no_row) {
            begins_[cell] = static_cast<std::uint32_t>(steps_.size());
            steps_.resize(steps_.size() + row_length_, far_away);
        }
        Steps& here = steps_[begins_[cell] + market];
        if (here == far_away) {
            here = static_cast<Steps>(steps);
            reached_.push_back(cell);
        }
    };
    for (const Cell side : board.sides(market)) {
        reach(side, 1);
    }
    for (std::size_t next = 0; next < reached_.size();) {
        const Cell here = reached_[next++];
        const int steps = steps_[begins_[here] + market] + 1;
        if (steps >= far_away) {
            break;
        }
        for (const Cell near : board.neighbours(here)) {
            reach(near, steps);
        }
    }
}

} // namespace pampas::players
