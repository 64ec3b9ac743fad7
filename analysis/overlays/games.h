#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/overlays/overlay.h"
#include "engine/rules/state.h"

#include <span>
#include <string_view>

/// What games played on a map say of its spaces.
namespace pampas::overlays {

/// A kind of overlay that games on a map can be looked at with.
struct GamesKind {
    std::string_view name; ///< for options, files and the glossary, which has its title: `used`
    std::string_view help; ///< one sentence: what it shows and how to read it; in English
    /// Makes the overlay from games played; there must be at least one.
    Overlay (*make)(const rules::Game& game, const balance::BoardTally& tally);
};

/// Every kind, in the order they are offered in.
std::span<const GamesKind> kinds_of_games();

} // namespace pampas::overlays
