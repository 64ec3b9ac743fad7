#pragma once

#include "analysis/balance/intervals.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Results of games on published maps, for comparison with other maps.
namespace pampas::atlas {

/// A figure of games by which maps are ranked.
enum class Figure : std::size_t {
    Gap,         ///< likely gap between best and worst seat's share of wins, 0 to 1
    Rounds,      ///< mean per game
    Points,      ///< mean per player
    MarketsUsed, ///< share of markets that any player reaches, 0 to 1
    LeadChanges, ///< mean per game
};

/// The names in the data file, in the order of `Figure`.
std::span<const std::string_view> figure_names();

/// The number and kind of players.
struct Players {
    int count = 0;
    std::string bot; ///< name of the bot on all seats

    friend bool operator==(const Players&, const Players&) = default;
};

/// Results of games on a published map; the map itself is not included.
struct PublishedGames {
    std::string map; ///< its file name without extension
    Players players;
    std::int64_t games = 0;
    std::vector<double> shares;       ///< shares of wins by seat
    balance::Interval gap_interval{}; ///< of the gap, as in the verdict
    std::vector<double> values;       ///< in the order of `Figure`
};

/// Reads or writes a table.
void json_fields(formats::JsonFields& json, PublishedGames& table);

/// Costs of restrictions for one of several learned players on a published map: a fair share of
/// wins minus his own, 0 to 1.
struct RestrictedMap {
    std::string map;
    int players = 0;
    std::int64_t games = 0;                            ///< games per restriction
    std::vector<std::pair<std::string, double>> costs; ///< by restriction
};

/// Sorted by map, then by players. Read from `resources/published/games.json`, which
/// `published-figures` writes from a campaign (tests/published/).
const std::vector<PublishedGames>& published_games();

/// The costs of restrictions, from the same file.
const std::vector<RestrictedMap>& restricted_maps();

/// Parse such a file, which must be valid.
std::vector<PublishedGames> read_published_games(std::string_view json);
std::vector<RestrictedMap> read_restricted_maps(std::string_view json);

/// The rank of a value among published maps.
struct Rank {
    int below = 0; ///< maps with less
    int equal = 0;
    int above = 0;

    /// The number of maps compared with.
    int all() const { return below + equal + above; }
};

/// Reads or writes a place.
void json_fields(formats::JsonFields& json, Rank& rank);

/// How many published maps are less fair than one whose gap lies within an interval.
struct FairerThan {
    int least = 0; ///< at least so many
    int most = 0;  ///< and at most so many
    int of = 0;    ///< published maps that were played the same way

    friend bool operator==(const FairerThan&, const FairerThan&) = default;
};

/// Compares with the likely gaps of published maps. None if no published map was played this way,
/// or if the interval is too wide to say anything (more than a quarter).
std::optional<FairerThan> fairer_than(balance::Interval gap, const Players& players,
                                      std::span<const PublishedGames> among = published_games());

/// The place of a value; empty if no published map was played with these players.
std::optional<Rank> rank(Figure figure, double value, const Players& players,
                         std::span<const PublishedGames> among = published_games());

/// The place of the cost of a restriction; empty if it was not tried with this number of players.
std::optional<Rank> rank_of_cost(std::string_view without, double cost, int players,
                                 std::span<const RestrictedMap> among = restricted_maps());

} // namespace pampas::atlas
