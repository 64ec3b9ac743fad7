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

/// The results of simulated games. A summary holds all that is reported about them and refers to
/// nothing else: it outlives the game, the plan and the tallies, and can be read back.
namespace pampas::report {

/// Means per game, in the order of `rules::category_names`.
using Categories = std::array<double, rules::category_names.size()>;

/// How often certain players win, such as those who came to a market. There is at least one.
struct WinShare {
    std::int64_t players = 0; ///< counted once in each game
    double rate = 0;          ///< share of their games that they win; a shared win counts in part
    balance::Interval interval = {};

    friend bool operator==(const WinShare&, const WinShare&) = default;
};

/// What players earn: means per game.
struct Earnings {
    double markets = 0;      ///< pesos that markets pay
    double harvests = 0;     ///< pesos that harvests bring
    double chips_taken = 0;  ///< harvests that take a chip from a chain
    Categories interim = {}; ///< points of the interim scoring, none in games without one
    Categories final = {};   ///< points of the final scoring

    friend bool operator==(const Earnings&, const Earnings&) = default;
};

/// The results of a seat.
struct SeatSummary {
    double wins = 0;     ///< a shared win counts in part
    double win_rate = 0; ///< share of games won
    balance::Interval win_interval = {};
    /// The share without luck of the cards; nothing where an earlier Pampas did not count this.
    std::optional<balance::AdjustedWins> adjusted = {};
    double points = 0; ///< mean of a game
    double points_deviation = 0;
    balance::Interval points_interval = {};
    Categories categories = {}; ///< of all scorings
    Earnings earnings = {};
    /// When it first came to a market; nothing where an earlier Pampas did not count this.
    std::optional<balance::FirstMarket> first_market = {};

    friend bool operator==(const SeatSummary&, const SeatSummary&) = default;
};

/// The results of the winners, or of all others.
struct GroupSummary {
    std::int64_t players = 0; ///< counted once in each game
    Earnings earnings = {};

    friend bool operator==(const GroupSummary&, const GroupSummary&) = default;
};

/// Who came to a market, and what it paid.
struct MarketSummary {
    hex::Coordinate at;
    std::int64_t reached = 0;           ///< games in which somebody came to it
    std::int64_t rounds = 0;            ///< sum of the rounds in which somebody first came
    std::int64_t pesos = 0;             ///< what it paid in all games
    std::optional<WinShare> who_come{}; ///< players who came to it
    std::optional<WinShare> who_do_not{};
    std::vector<balance::SeatAtMarket> seats{};

    friend bool operator==(const MarketSummary&, const MarketSummary&) = default;
};

/// What lies on a space at the end of games.
struct SpaceSummary {
    hex::Coordinate at;
    std::int64_t used = 0; ///< games in which anything lies there
    // Shares of games in which a tile of a winner, of another player or of the seat lies there.
    double winners_rate = 0;
    double others_rate = 0;
    std::vector<double> seat_rates{};

    friend bool operator==(const SpaceSummary&, const SpaceSummary&) = default;
};

/// The points that a scoring would give after a share of a player's turns.
struct CourseStep {
    double share = 0;
    Categories winners = {};
    Categories others = {};

    friend bool operator==(const CourseStep&, const CourseStep&) = default;
};

/// How often players win who lead by this much after the interim scoring.
struct LeadSummary {
    balance::LeadRange range;
    std::optional<WinShare> leaders{};

    friend bool operator==(const LeadSummary&, const LeadSummary&) = default;
};

/// What the interim scoring shows.
struct InterimSummary {
    std::int64_t games = 0; ///< games with an interim scoring
    double round = 0;       ///< its round, mean of these games
    std::optional<WinShare> sole_leader{};
    std::vector<LeadSummary> leads{}; ///< by lead; the first is a shared one

    friend bool operator==(const InterimSummary&, const InterimSummary&) = default;
};

/// How much paired games scatter.
struct PairedDeals {
    std::int64_t deals = 0;
    double win_variance_ratio = 1; ///< variance relative to independent games; mean of the seats

    friend bool operator==(const PairedDeals&, const PairedDeals&) = default;
};

/// How long playing took.
struct Timing {
    double seconds = 0;
    std::size_t threads = 1;

    friend bool operator==(const Timing&, const Timing&) = default;
};

/// Which games were played on a map, and their results.
struct GamesSummary {
    std::string map;     ///< name
    std::string ruleset; ///< name
    std::int64_t games = 0;
    std::uint64_t seed = 1;
    std::vector<std::string> bots = {}; ///< by seat, in the first game of a deal
    std::string thinking =
        {}; ///< of bots that search, such as `30 playouts a plan`; otherwise empty
    std::vector<SeatSummary> seats = {}; ///< two or more, as many as `bots`
    double rounds = 0;                   ///< mean of a game
    double rounds_deviation = 0;
    /// How often the lead changes in a game; nothing where an earlier Pampas did not count this.
    std::optional<double> lead_changes = {};
    std::int64_t actions = 0;                ///< of all players in all games
    balance::ChiSquare equality = {};        ///< test of whether chance explains the seats' wins
    std::vector<MarketSummary> markets = {}; ///< in reading order
    std::vector<SpaceSummary> spaces = {};   ///< pampas and land, in reading order
    GroupSummary winners = {};
    GroupSummary others = {};
    std::vector<CourseStep> course = {};
    InterimSummary interim = {};
    std::optional<balance::Fairness> fairness = {}; ///< where the games show what seats are worth
    std::optional<PairedDeals> paired = {};         ///< of paired games
    /// The same seats by the strength of players, weakest first; empty if not asked for.
    std::vector<balance::AtStrength> by_strength = {};
    /// What other people's bots did wrong, if somebody says so (`Experiment::take_failures`).
    std::optional<std::vector<programs::Failures>> failures = {};
    bool interrupted = false;          ///< fewer games than asked for, at the user's wish
    std::optional<Timing> timing = {}; ///< nothing for games from a library
    /// One for each of `overlays::kinds_of_games`; empty where an earlier Pampas did not keep it.
    std::vector<overlays::Overlay> overlays = {};
    /// Of the first games, from number 0 on (`balance::ActionChecksum`); empty where an earlier
    /// Pampas did not keep them.
    std::vector<std::int64_t> checksums = {};
    /// Of the same games; empty for results from a library (`digested_again`).
    std::vector<balance::GameDigest> digests = {};

    friend bool operator==(const GamesSummary&, const GamesSummary&) = default;
};

/// Mean points of a player per game, and the mean share of the markets that anybody comes to.
double mean_points(const GamesSummary& summary);
double markets_used(const GamesSummary& summary);

/// The results of the games of a plan, at least one game; the plan names a bot for every seat.
/// Games show what seats are worth if every bot plays on every seat, or all bots are the same.
GamesSummary summary_of(const rules::Game& game, const balance::SeriesPlan& plan,
                        const balance::Series& series);

/// How long the bots of an experiment that search may think, as in `GamesSummary::thinking`.
std::string thinking_of(const balance::Experiment& experiment);

/// The JSON of analysis/report#simulate: all but the overlays.
nlohmann::ordered_json summary_json(const GamesSummary& summary);

/// The JSON that libraries keep: all but the time taken, so that the same games give the same JSON.
nlohmann::ordered_json stored_json(const GamesSummary& summary);

/// Reads what either function wrote, in this version or an earlier one. Throws `InputError` if it
/// is not such JSON, lacks a field that all versions wrote, or has no bot for each of at least two
/// seats.
GamesSummary read_summary(const nlohmann::ordered_json& json);

} // namespace pampas::report
