#pragma once

#include "analysis/report/games/behind.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/html.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

/// Games that show how games of a table go, to look at them on pages of their own.
namespace pampas::report {

/// A game that stands for others.
struct ExampleGame {
    std::string title;  ///< `The median game`
    GamesFigure figure; ///< the figure it is an example of
    GameBehind game;
};

/// The median game, the closest one, those with the most changes of lead, won from furthest behind
/// and with the luckiest winner, the shortest and the longest; the median of each seat's wins; the
/// game with the most points from each category; and for each market a typical game in which it is
/// reached. A game may be several of these. None if the summary has no digests.
std::vector<ExampleGame> example_games(const GamesSummary& summary);

/// Pages of the example games of a table, each in a file beside the page that links to it.
struct GamePages {
    std::string prefix; ///< what the files' names begin with

    /// The name of the file with the game of this number.
    std::string file_of(std::size_t game) const;
    /// The same as an address.
    std::string address_of(std::size_t game) const;
};

/// The example games of a table together with their pages.
class LinkedGames {
  public:
    /// No games.
    LinkedGames() = default;
    LinkedGames(std::vector<ExampleGame> games, GamePages pages);

    const std::vector<ExampleGame>& games() const { return games_; }
    const GamePages& pages() const { return pages_; }
    /// A list of links to all of them; empty if there are none.
    Html list() const;
    /// The address of the page with an example of the figure; empty if there is none.
    std::string address(const GamesFigure& figure) const;
    /// Adds this address, if there is one, to a value of a chart.
    void link(nlohmann::ordered_json& value, const GamesFigure& figure) const;

  private:
    std::vector<ExampleGame> games_;
    GamePages pages_;
};

} // namespace pampas::report
