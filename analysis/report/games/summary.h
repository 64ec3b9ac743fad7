#pragma once

#include "analysis/balance/series.h"
#include "analysis/balance/verdict.h"
#include "analysis/overlays/overlay.h"
#include "engine/rules/scoring.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What simulated games came to. A summary holds all that is reported of them and refers to
/// nothing else: it outlives the game, the plan and the tallies, and can be read back.
namespace pampas::report {

/// Means of a game, in the order of `rules::category_names`.
using Categories = std::array<double, rules::category_names.size()>;

/// How often certain players win, such as those who came to a market. There is at least one.
struct WinShare {
    std::int64_t players = 0; ///< counted once in each game
    double rate = 0;          ///< of their games that they win, a shared win in part
    balance::Interval interval = {};

    friend bool operator==(const WinShare&, const WinShare&) = default;
};

/// What players earn: means of a game.
struct Earnings {
    double markets = 0;      ///< pesos that markets pay
    double harvests = 0;     ///< pesos that harvests bring
    double chips_taken = 0;  ///< harvests with a chip taken from a chain
    Categories interim = {}; ///< points of the interim scoring, none in games without one
    Categories final = {};   ///< points of the final one

    friend bool operator==(const Earnings&, const Earnings&) = default;
};

/// What games were worth for a seat.
struct SeatSummary {
    double wins = 0;     ///< a shared win in part
    double win_rate = 0; ///< of the games
    balance::Interval win_interval = {};
    double points = 0; ///< mean of a game
    double points_deviation = 0;
    balance::Interval points_interval = {};
    Categories categories = {}; ///< of all scorings
    Earnings earnings = {};
    /// When it came to its first market; nothing where an earlier Pampas did not count.
    std::optional<balance::FirstMarket> first_market = {};

    friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// What games were worth for the winners, or for all others.
struct GroupSummary {
    std::int64_t players = 0; ///< counted once in each game
    Earnings earnings = {};

    friend bool operator==(const GroupSummary&, const GroupSummary&) = default;
};

/// What a market was worth.
struct MarketSummary {
    hex::Coordinate at;
    std::int64_t reached = 0;           ///< games in which somebody came to it
    std::int64_t rounds = 0;            ///< in which the first one came, added up
    std::int64_t pesos = 0;             ///< what it paid in all games
    std::optional<WinShare> who_come{}; ///< players who come to it
    std::optional<WinShare> who_do_not{};
    std::vector<balance::SeatAtMarket> seats{};

    friend bool operator==(const MarketSummary&, const MarketSummary&) = default;
};

/// What lies on a space at the end of games.
struct SpaceSummary {
    hex::Coordinate at;
    std::int64_t used = 0; ///< games in which anything lies there
    // Shares of games in which a tile of such a player lies there.
    double winners_rate = 0;
    double others_rate = 0;
    std::vector<double> seat_rates{};

    friend bool operator==(const SpaceSummary&, const SpaceSummary&) = default;
};

/// What a scoring would give after a share of a player's turns.
struct CourseStep {
    double share = 0;
    Categories winners = {};
    Categories others = {};

    friend bool operator==(const CourseStep&, const CourseStep&) = default;
};

/// Who leads by so much after the interim scoring.
struct LeadSummary {
    balance::LeadRange range;
    std::optional<WinShare> leaders{};

    friend bool operator==(const LeadSummary&, const LeadSummary&) = default;
};

/// What the interim scoring shows.
struct InterimSummary {
    std::int64_t games = 0; ///< in which there was one
    double round = 0;       ///< mean of these games
    std::optional<WinShare> sole_leader{};
    std::vector<LeadSummary> leads{}; ///< by lead; the first is a shared one

    friend bool operator==(const InterimSummary&, const InterimSummary&) = default;
};

/// How far paired games scatter.
struct PairedDeals {
    std::int64_t deals = 0;
    double win_variance_ratio = 1; ///< to that of independent games: the mean of the seats' figures

    friend bool operator==(const PairedDeals&, const PairedDeals&) = default;
};

/// What playing took.
struct Timing {
    double seconds = 0;
    std::size_t threads = 1;

    friend bool operator==(const Timing&, const Timing&) = default;
};

/// Which games were played on a map, and what they came to.
struct GamesSummary {
    std::string map;     ///< name
    std::string ruleset; ///< name
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> bots = {}; ///< by seat, of a deal's first game
    std::string thinking =
        {}; ///< of bots that search, such as `30 playouts a plan`; otherwise empty
    std::vector<SeatSummary> seats = {}; ///< two or more, as many as `bots`
    double rounds = 0;                   ///< mean of a game
    double rounds_deviation = 0;
    /// How often in a game another comes to lead; nothing where an earlier Pampas did not count.
    std::optional<double> lead_changes = {};
    std::int64_t actions = 0;                ///< of all players in all games
    balance::ChiSquare equality = {};        ///< whether chance explains the seats' wins
    std::vector<MarketSummary> markets = {}; ///< in reading order
    std::vector<SpaceSummary> spaces = {};   ///< pampas and land, in reading order
    GroupSummary winners = {};
    GroupSummary others = {};
    std::vector<CourseStep> course = {};
    InterimSummary interim = {};
    std::optional<balance::Fairness> fairness = {}; ///< where the games show what seats are worth
    std::optional<PairedDeals> paired = {};         ///< of paired games
    bool interrupted = false;          ///< fewer games than asked for, at the user's wish
    std::optional<Timing> timing = {}; ///< not of games from a library
    /// One of each of `overlays::kinds_of_games`; empty what an earlier Pampas did not keep.
    std::vector<overlays::Overlay> overlays = {};

    friend bool operator==(const GamesSummary&, const GamesSummary&) = default;
};

/// Points of a player in a game, and the share of the markets that anybody comes to; means.
double mean_points(const GamesSummary& summary);
double markets_used(const GamesSummary& summary);

/// What the games of a plan came to, at least one of them; the plan names a bot for every seat.
/// Games show what seats are worth if every bot plays on every seat, or all bots are the same.
GamesSummary summary_of(const rules::Game& game, const balance::SeriesPlan& plan,
                        const balance::Series& series);

/// The JSON of analysis/report#simulate: all but the overlays.
nlohmann::ordered_json summary_json(const GamesSummary& summary);

/// The JSON that libraries keep: all but the time it took, so that the same games are the same
/// JSON.
nlohmann::ordered_json stored_json(const GamesSummary& summary);

/// Reads what either wrote, perhaps long ago. Throws `InputError` for what is no such JSON, lacks
/// what all versions wrote, or has not a bot for each of at least two seats.
GamesSummary read_summary(const nlohmann::ordered_json& json);

} // namespace pampas::report
