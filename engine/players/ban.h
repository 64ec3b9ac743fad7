#pragma once

#include "engine/rules/action.h"
#include "engine/rules/board.h"

#include <algorithm>
#include <optional>

namespace pampas::players {

/// What a player never does, so that games tell what it is worth.
struct Ban {
    std::optional<rules::ActionKind> kind = {}; ///< actions of this kind
    std::optional<rules::Species> species = {}; ///< playing its tiles and buying its open cards
    std::optional<std::size_t> market = {};     ///< coming to the market of this number

    bool forbids(rules::ActionKind other) const { return kind == other; }
    bool forbids(rules::Species other) const { return species == other; }
    /// Whether no animal may be played on the cell.
    bool forbids(const rules::Board& board, rules::Cell cell) const {
        return market && std::ranges::count(board.markets_at(cell), *market) > 0;
    }
};

} // namespace pampas::players
