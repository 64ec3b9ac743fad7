#pragma once

#include "analysis/design/trial.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace pampas::design {

/// The unevenness of each trial, given the same number of deals for all: the squared distances of
/// seats from an equal share of the wins, summed over numbers of players. Points reveal differences
/// sooner than wins, so half of a seat's distance is predicted from its points, by a regression of
/// wins on points over all these trials.
std::vector<double> unevenness(std::span<Trial* const> trials);

/// Finds the trials with the most even seats in about `games` games in total: in each round all
/// remaining trials play the same number of deals, then the less even half is dropped. Returns the
/// indices of at most `survivors` trials, the most even first; when stopped, those left at that
/// time. Source: Z. Karnin, T. Koren, O. Somekh, "Almost optimal exploration in multi-armed
/// bandits" (2013), sequential halving.
std::vector<std::size_t> race(std::span<Trial* const> trials, std::size_t survivors,
                              std::size_t games, const TrialPlan& plan,
                              const simulation::RunControl& control = {});

/// Runs the games with which a search finds the fairest of many maps: races, each on its own deals,
/// and games on fresh deals that confirm the winners. `Entrant` is the search's record of a map; it
/// has the members `fairnesses` and `games`.
class Contest {
  public:
    /// The stream of the plan's seed reserved for the search's own draws.
    static constexpr std::uint64_t drawing_stream = 1;

    /// `tolerance` is that of the verdicts. `plan` and `control` must outlive the contest.
    Contest(const TrialPlan& plan, double tolerance, std::size_t confirming_games,
            const simulation::RunControl& control)
        : plan_(plan), confirming_(on_stream(plan, confirming_stream)), tolerance_(tolerance),
          confirming_deals_(deals_for(confirming_, confirming_games)), control_(control),
          searching_(control.until(simulation::End::Search)), games_before_(control.state().done) {}

    /// A control that also stops when only the search is to end, so that its results are still
    /// confirmed.
    const simulation::RunControl& searching() const { return searching_; }
    /// The plan with deals that only guide the search.
    TrialPlan guiding() const { return on_stream(plan_, guiding_stream); }
    /// Games played since the contest began.
    std::size_t games() const { return control_.state().done - games_before_; }

    /// Races entrants with about `games` games on deals chosen by `round`. Returns the survivors,
    /// the fairest first, judged by these games unless it was stopped before any. `trial_of` makes
    /// the trial of an entrant.
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

    /// Plays the confirming deals for entrants, at least one if `must_play`, and judges them by
    /// these.
    template <class Entrant>
    void confirm(std::span<Entrant> entrants, bool must_play, const auto& trial_of) const {
        std::vector<Trial> trials = trials_of(entrants, trial_of);
        const std::vector<Trial*> all = pointers_to(trials);
        if (!all.empty()) {
            play_in_step(all, confirming_deals_, confirming_, control_);
        }
        if (must_play && !all.empty() && all.front()->deals() == 0) {
            play_deals(all, 1, confirming_, control_.until(simulation::End::AtOnce));
        }
        for (std::size_t number = 0; number < trials.size(); ++number) {
            judge(entrants[number], trials[number]);
        }
    }

  private:
    static constexpr std::uint64_t confirming_stream = 2;
    static constexpr std::uint64_t guiding_stream = 3;
    static constexpr std::uint64_t first_race_stream = 4;

    /// Stores the fairness figures and number of games in the entrant, if any were played.
    void judge(auto& entrant, const Trial& trial) const {
        if (trial.deals() > 0) {
            entrant.fairnesses = fairnesses(trial, tolerance_);
            entrant.games = trial.games_played();
        }
    }

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
    std::size_t games_before_; ///< counted by `control_` before the contest
};

} // namespace pampas::design
