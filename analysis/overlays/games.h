#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/overlays/overlay.h"
#include "engine/rules/state.h"

#include <span>
#include <string_view>

/// What games on a map show about its spaces.
namespace pampas::overlays {

/// A kind of overlay made from games.
struct GamesKind {
    std::string_view name; ///< for options, files and the glossary (which has the title): `used`
    std::string_view help; ///< what it shows and how to read it, one English sentence
    /// Makes the overlay from at least one game.
    Overlay (*make)(const rules::Game& game, const balance::BoardTally& tally);
};

/// All kinds in display order.
std::span<const GamesKind> kinds_of_games();

} // namespace pampas::overlays
