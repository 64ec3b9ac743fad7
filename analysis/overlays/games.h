#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/overlays/overlay.h"
#include "engine/rules/game.h"

#include <span>
#include <string_view>

/// What games played on a map say of its spaces.
namespace pampas::overlays {

/// A kind of overlay that games on a map can be looked at with.
struct GamesKind {
    std::string_view name;  ///< for options and files, such as `used`
    std::string_view title; ///< for people, such as "Spaces used"
    std::string_view help;  ///< one sentence: what it shows and how to read it
    /// Makes the overlay from games played; there must be at least one.
    Overlay (*make)(const rules::Game& game, const balance::BoardTally& tally);
};

/// Every kind: `used`, `winners`, `seats`.
std::span<const GamesKind> kinds_of_games();

/// How often each space is taken at the end, and each market reached.
Overlay used_spaces(const rules::Game& game, const balance::BoardTally& tally);

/// How much oftener a winner's tile lies on a space than another player's. Differences that chance
/// may have made, below three standard errors, look like none.
Overlay winners_spaces(const rules::Game& game, const balance::BoardTally& tally);

/// The same of the seat that wins most against the one that wins least.
Overlay seats_spaces(const rules::Game& game, const balance::BoardTally& tally);

} // namespace pampas::overlays
