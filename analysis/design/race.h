#pragma once

#include "analysis/design/trial.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace pampas::design {

/// How uneven the seats of each of some trials are, which were played as many deals: the squared
/// distances of seats from an equal share of the wins, added up over numbers of players. Points say
/// sooner than wins which seat is ahead, so half of a seat's distance is that of its points, as far
/// as points go with wins in all of these trials together.
std::vector<double> unevenness(std::span<Trial* const> trials);

/// Finds those of the trials whose seats are the most even, with about so many games in all: each
/// round all that are left play as many deals, then the less even half is out. Gives `survivors` of
/// them at most, as numbers, the most even first; when stopped, what was left by then. Source: Z.
/// Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed bandits" (2013),
/// sequential halving.
std::vector<std::size_t> race(std::span<Trial* const> trials, std::size_t survivors,
                              std::size_t games, const TrialPlan& plan,
                              const simulation::RunControl& control = {});

/// Games by which a search finds the fairest of many maps: races, each on deals of its own, and
/// games on fresh deals which confirm what the races found. A search keeps what it knows of a map
/// in an entrant, which has `fairnesses` and `games`.
class Contest {
  public:
    /// The stream of the plan's seed that is left to a search's own draws.
    static constexpr std::uint64_t drawing_stream = 1;

    /// `tolerance` is that of the verdicts. `control` must outlive the contest.
    Contest(const TrialPlan& plan, double tolerance, std::size_t confirming_games,
            const simulation::RunControl& control)
        : plan_(plan), confirming_(on_stream(plan, confirming_stream)), tolerance_(tolerance),
          confirming_deals_(deals_for(confirming_, confirming_games)), control_(control),
          searching_(control.until(simulation::End::Search)), games_before_(control.state().done) {}

    /// Stops before `control` does when only the search is to end: what it found is then confirmed.
    const simulation::RunControl& searching() const { return searching_; }
    /// Played since the contest began.
    std::size_t games() const { return control_.state().done - games_before_; }

    /// Races entrants with about so many games, in a round by whose number the deals are drawn: the
    /// survivors, the fairest first, judged by these games unless it was stopped before any.
    /// `trial_of` makes the trial of an entrant.
    template <class Entrant>
    std::vector<Entrant> raced(std::vector<Entrant> entrants, std::size_t survivors,
                               std::size_t games, std::size_t round, const auto& trial_of) const {
        std::vector<Trial> trials = trials_of(entrants, trial_of);
        std::vector<Entrant> result;
        for (const std::size_t number :
             race(pointers_to(trials), survivors, games,
                  on_stream(plan_, first_race_stream + round), searching_)) {
            judge(entrants[number], trials[number]);
            result.push_back(std::move(entrants[number]));
        }
        return result;
    }

    /// Plays what is left of the deals that confirm, until `control` stops it; at least one if the
    /// trials `must_play`. Whether it was not stopped.
    bool confirm(std::span<Trial* const> trials, const simulation::RunControl& control,
                 bool must_play = false) const {
        const bool are_all =
            play_in_step(trials, confirming_deals_ - trials.front()->deals(), confirming_, control);
        if (must_play && trials.front()->deals() == 0) {
            play_deals(trials, 1, confirming_, control.until(simulation::End::AtOnce));
        }
        return are_all;
    }
    /// The same for entrants, who are judged by these deals.
    template <class Entrant>
    void confirm(std::span<Entrant> entrants, bool must_play, const auto& trial_of) const {
        std::vector<Trial> trials = trials_of(entrants, trial_of);
        if (!trials.empty()) {
            confirm(pointers_to(trials), control_, must_play);
        }
        for (std::size_t number = 0; number < trials.size(); ++number) {
            judge(entrants[number], trials[number]);
        }
    }

    /// Notes what games showed, if any were played.
    void judge(auto& entrant, const Trial& trial) const {
        if (trial.deals() > 0) {
            entrant.fairnesses = fairnesses(trial, tolerance_);
            entrant.games = trial.games_played();
        }
    }

  private:
    static constexpr std::uint64_t confirming_stream = 2;
    static constexpr std::uint64_t first_race_stream = 3;

    static std::vector<Trial> trials_of(const auto& entrants, const auto& trial_of) {
        std::vector<Trial> trials;
        std::ranges::transform(entrants, std::back_inserter(trials), trial_of);
        return trials;
    }

    const TrialPlan& plan_;
    TrialPlan confirming_;
    double tolerance_;
    std::size_t confirming_deals_;
    const simulation::RunControl& control_;
    simulation::RunControl searching_;
    std::size_t games_before_; ///< that `control_` counted
};

} // namespace pampas::design
