#pragma once

#include "analysis/report/games/behind.h"
#include "analysis/report/games/summary.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Games that show how games of a table go, to look at them on pages of their own.
namespace pampas::report {

/// A game that stands for others.
struct ExampleGame {
    std::string title;                 ///< `The median game`
    std::optional<std::size_t> winner; ///< the seat whose wins it stands for; none: for all games
    GameBehind game;
};

/// The median game, the closest one, those with the most changes of lead, won from furthest behind
/// and with the luckiest winner, and of each seat the median of its wins. A game may be several of
/// these. None if the summary has no digests.
std::vector<ExampleGame> example_games(const GamesSummary& summary);

/// Pages of the example games of a table, each in a file beside the page that links to it.
struct GamePages {
    std::string prefix; ///< what the files' names begin with

    /// The name of the file with the game of this number.
    std::string file_of(std::size_t game) const;
    /// The same as an address.
    std::string address_of(std::size_t game) const;
};

} // namespace pampas::report
