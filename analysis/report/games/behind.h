#pragma once

#include "analysis/report/games/summary.h"
#include "engine/map/map.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace pampas::report {

/// A figure of the results of games, to look at the games that it is made of.
struct GamesFigure {
    enum class Kind {
        All,         ///< all games, by the winner's lead
        Wins,        ///< games that the seat won, by its lead
        Points,      ///< all games, by the points of the seat
        Category,    ///< all games, by points of the category `number`
        Market,      ///< games in which players came to the market `number`, by when they did
        Space,       ///< games that ended with a tile on the cell `number`, by the winner's lead
        Rounds,      ///< all games, by how many rounds they had
        LeadChanges, ///< all games, by how often the lead changed
    };
    Kind kind = Kind::All;
    /// `Wins` and `Points` need a seat; categories and markets are of all seats without one.
    std::optional<std::size_t> seat = {};
    std::size_t number = 0;

    friend bool operator==(const GamesFigure&, const GamesFigure&) = default;
};

/// How the games behind a figure are sorted. `Typical` begins with those nearest to the median of
/// what the figure sorts them by.
enum class GamesOrder { Typical, Highest, Lowest, Closest, LeadChanges, FromBehind, Luck };

/// All orders, as a user is offered them for this figure, with their titles.
struct GamesOrderTitle {
    GamesOrder order;
    std::string title;
};
std::vector<GamesOrderTitle> orders_of(const GamesFigure& figure);

/// A game behind a figure.
struct GameBehind {
    std::size_t number = 0; ///< in the run, from 0
    std::string result;     ///< `Seat 2 wins by 6 points`
    std::string remark;     ///< what the order looks at: `22 points behind`
};

/// The games behind a figure, sorted; none if the summary has no digests. The figure's numbers must
/// be those of the summary's seats, markets and spaces.
std::vector<GameBehind> games_behind(const GamesSummary& summary, const GamesFigure& figure,
                                     GamesOrder order);

/// What the games have in common: `Seat 2 wins`, `Tiles on C7`.
std::string title_of(const GamesSummary& summary, const GamesFigure& figure);

} // namespace pampas::report
