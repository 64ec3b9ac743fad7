#pragma once

#include "analysis/balance/board_tally.h"
#include "analysis/balance/deal_tally.h"
#include "analysis/balance/experiment.h"
#include "analysis/balance/steps.h"
#include "analysis/balance/verdict.h"
#include "engine/simulation/record.h"
#include "engine/simulation/run.h"

#include <functional>
#include <memory>
#include <optional>

namespace pampas::balance {

/// Which games to play and what they should find out.
struct SeriesPlan {
    static constexpr Bounded<std::size_t> games_bounds{1, 1'000'000'000, 1000};
    /// The limit of games for reaching a verdict.
    static constexpr std::size_t games_for_verdict = 20'000;
    static constexpr Bounded<double> ci_bounds{0.0001, 0.5};
    static constexpr Bounded<double> precision_bounds{0.01, 1, 0.1};

    Experiment experiment;
    /// Maximum number of games, rounded up to whole deals. By default as many as the goals can
    /// need, or `games_bounds.usual` without a goal.
    std::optional<std::size_t> games = {};
    /// Goals: a half-width for every seat's confidence interval; a verdict at this tolerance with
    /// an interval of the gap that is at most `precision` wide.
    std::optional<double> until_ci = {};
    bool until_verdict = false;
    double tolerance = tolerance_bounds.usual;
    double precision = precision_bounds.usual;
    /// Whether to play likewise with bots of every other strength (`players::bots_by_strength`);
    /// those that search play a tenth of the games. Needs the same bot on all seats.
    bool by_strength = false;
};

/// The maximum number of games of a plan for this many players, in whole deals.
std::size_t most_games(const SeriesPlan& plan, int players);
/// The same with the games of other strengths.
std::size_t most_games_of_all(const SeriesPlan& plan, int players);

/// Consecutive deals with their results.
struct PlayedRange {
    /// Starts without any games played.
    PlayedRange(const rules::Game& game, simulation::Pairing pairing,
                simulation::DealRange deals = {})
        : tally(game, pairing), results(game.players(), deals),
          digests(tally.deals().games_per_deal(), deals), end(deals.first) {}

    /// Appends the deals that follow directly.
    void append(const PlayedRange& next);

    BoardTally tally;
    DealResults results;
    GameDigests digests;
    std::size_t end; ///< one past the last deal played; below `deals.end` when stopped early
};

/// Observes a series while it runs. Callbacks run on the thread that plays the series.
struct SeriesObserver {
    /// Called with all games so far: several times a second with fast games, otherwise every few
    /// games.
    std::function<void(const PlayedRange&)> tally = {};
    /// Earlier deals of the same plan, starting at deal 0; the series continues after them.
    std::shared_ptr<const PlayedRange> begun = {};
    /// Called when the goals are reached; returns whether to continue anyway.
    std::function<bool()> goes_on = {};
};

/// The steps of a plan for this many players.
SeriesSteps steps_of(const SeriesPlan& plan, int players);

/// Whether the plan has a goal and these games reach it.
bool is_settled(const SeriesPlan& plan, const SeatTally& seats, const DealTally& deals);

/// Plays some deals of a plan regardless of its goals. Adjacent ranges can be appended and then
/// equal one longer range. Throws what `play_series` does.
PlayedRange play_some(const rules::Game& game, const SeriesPlan& plan, simulation::DealRange deals,
                      const simulation::RunControl& control = {},
                      simulation::RecordFile* file = nullptr);

/// How even seats are among players of one strength.
struct AtStrength {
    std::vector<std::string> bots; ///< by seat, all the same
    std::int64_t games = 0;
    Fairness fairness;

    friend bool operator==(const AtStrength&, const AtStrength&) = default;
};

/// The result of a series.
struct Series {
    BoardTally tally;
    bool interrupted = false; ///< whether it was stopped before all planned games
    double seconds = 0;
    GameDigests digests = GameDigests(1); ///< empty if nobody kept them
    /// Weakest first, with the plan's own bots; those not reached before a stop are missing. Empty
    /// if the plan does not ask for them.
    std::vector<AtStrength> by_strength = {};
};

/// Plays games until the plan's maximum or its goals are reached, at least one game, and writes
/// them to `file` if given. The same plan gives the same games and figures on any number of
/// threads. `file` and `observer` get the games of the plan's own bots. Throws `InputError` for
/// unknown bots and for different ones where strengths are to be compared, what `file` throws, and
/// `simulation::Abandoned`.
Series play_series(const rules::Game& game, const SeriesPlan& plan,
                   const simulation::RunControl& control = {},
                   simulation::RecordFile* file = nullptr, const SeriesObserver& observer = {});

} // namespace pampas::balance
