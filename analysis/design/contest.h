#pragma once

#include "analysis/design/foresight.h"
#include "analysis/design/race.h"
#include "analysis/design/trial.h"
#include "engine/players/lineup.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <span>
#include <vector>

namespace pampas::design {

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

    /// Judges maps by about so many games in all, on deals chosen by `round`, and learns what their
    /// first rounds did not foresee. If the search has ended, a deal of each map judges it. Does
    /// nothing where first rounds tell nothing, because some player does not judge positions by the
    /// learned value.
    template <class Entrant>
    void foresee(std::span<Entrant> entrants, std::size_t games, std::size_t round,
                 const auto& trial_of) {
        if (entrants.empty() || !has_foresight()) {
            return;
        }
        const TrialPlan plan = on_stream(plan_, first_foreseeing_stream + round);
        std::vector<Trial> whole = trials_of(entrants, trial_of);
        std::vector<Trial> first = trials_of(entrants, trial_of);
        const std::size_t games_a_deal = games_of_deal(plan) + games_of_deal(first_rounds(plan));
        const std::size_t deals =
            std::max(games / (entrants.size() * games_a_deal), std::size_t{1});
        play_in_step(pointers_to(whole), deals, plan, searching_);
        if (whole.front().deals() == 0) {
            play_deals(pointers_to(whole), 1, plan, control_);
        }
        for (std::size_t number = 0; number < whole.size(); ++number) {
            judge(entrants[number], whole[number]);
        }
        if (play_in_step(pointers_to(first), deals, first_rounds(plan), searching_)) {
            foresight_.learn(first, whole);
        }
    }

    /// As `raced`, but the race only plays the first rounds of games, which in the same time tell
    /// far more about maps like those that were foreseen. Whole games judge the survivors, unless
    /// the race was stopped before any.
    template <class Entrant>
    std::vector<Entrant> raced_ahead(std::vector<Entrant> entrants, std::size_t survivors,
                                     std::size_t games, std::size_t round, const auto& trial_of) {
        if (!has_foresight()) {
            return raced(std::move(entrants), survivors, games, round, trial_of);
        }
        std::vector<Trial> trials = trials_of(entrants, trial_of);
        std::vector<Entrant> result;
        for (const std::size_t number :
             race(pointers_to(trials), survivors, games / 2,
                  first_rounds(on_stream(plan_, first_race_stream + round)), searching_,
                  [this](auto running) { return foresight_.unevenness(running); })) {
            result.push_back(std::move(entrants[number]));
        }
        if (std::ranges::any_of(trials, [](const Trial& trial) { return trial.deals() > 0; })) {
            foresee(std::span(result), games / 2, round + 1, trial_of);
        }
        return result;
    }

    /// Plays the confirming deals for entrants and judges them by these. When stopped before any,
    /// entrants keep the figures that they have; if one has none, all play a deal.
    template <class Entrant>
    void confirm(std::span<Entrant> entrants, const auto& trial_of) const {
        if (entrants.empty()) {
            return;
        }
        std::vector<Trial> trials = trials_of(entrants, trial_of);
        const std::vector<Trial*> all = pointers_to(trials);
        play_in_step(all, confirming_deals_, confirming_, control_);
        const bool is_one_unknown = std::ranges::any_of(
            entrants, [](const Entrant& entrant) { return entrant.fairnesses.empty(); });
        if (is_one_unknown && all.front()->deals() == 0) {
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
    static constexpr std::uint64_t first_foreseeing_stream = 500;

    bool has_foresight() const {
        return std::ranges::all_of(plan_.experiment.lineups(plan_.players.front()),
                                   &players::Lineup::is_learned);
    }

    /// After four rounds, the learned value foresees most of what a change of a map does to the
    /// seats, in a fifth of the time. Fewer rounds foresee less; more take more time, and more
    /// games because chance has done more.
    static TrialPlan first_rounds(TrialPlan plan) {
        plan.rounds = 4;
        return plan;
    }

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
    Foresight foresight_;
};

} // namespace pampas::design
