#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/rules/state.h"

#include <array>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// The course of games: what each player would score after each tenth of his turns, and how often
/// the lead changes.
class CourseTally {
  public:
    /// The parts into which a game is divided.
    static constexpr std::size_t steps = 10;

    explicit CourseTally(int players);

    /// Counts an action that led to `state`. Games must be watched from the start.
    void see(const rules::State& state, const rules::Action& action);
    /// Counts a finished game; `wins` by seat.
    void end(const WinParts& wins);
    /// Of the game in progress: changes of the sole leader so far, and the most points by which
    /// one of these seats was behind after a whole round.
    int lead_changes_in_game() const;
    int most_behind_in_game(const WinParts& wins) const;
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.points_, self.lead_changes_); }

    /// Points by step and category, numbered by `figure`.
    const PlayerSums& points() const { return points_; }
    /// Changes of the sole leader per game, checked after each whole round.
    const Moments& lead_changes() const { return lead_changes_; }
    /// The number of a figure in `points`; steps count from 0, categories as in `category_names`.
    static std::size_t figure(std::size_t step, std::size_t category) {
        return step * rules::category_names.size() + category;
    }

  private:
    void end_seat(std::size_t seat, bool won);
    void each_round(const auto& visit) const;

    std::size_t players_;
    PlayerSums points_;
    Moments lead_changes_;
    std::vector<rules::Score> turns_; ///< of the current game: the score after each turn
};

/// A range of the leader's margin over the second after the interim scoring, in points.
struct LeadRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const LeadRange&, const LeadRange&) = default;
};

/// Points from scorings, and how often leaders after the interim scoring win.
class ScoringTally {
  public:
    /// The ranges of leads; the first is a shared lead.
    static constexpr int no_end = 1'000'000;
    static constexpr std::array<LeadRange, 6> leads{
        {{0, 0}, {1, 2}, {3, 5}, {6, 10}, {11, 20}, {21, no_end}}};

    explicit ScoringTally(int players);

    /// Counts a finished game; `wins` by seat.
    void end(const rules::State& state, const WinParts& wins);
    /// Must be called after the last game of each deal.
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.interim_, self.final_, self.interim_rounds_, self.sole_leaders_,
                        self.leaders_);
    }

    /// Points by category: of the interim scoring, none in games without one (R8.3), and of the
    /// final one.
    const PlayerSums& interim() const { return interim_; }
    const PlayerSums& final() const { return final_; }
    /// The rounds of interim scorings; counts only games with one.
    const Moments& interim_rounds() const { return interim_rounds_; }
    /// Win rate of players who lead alone after the interim scoring.
    const WinRate& sole_leaders() const { return sole_leaders_; }
    /// Win rate of leaders, indexed as `leads`.
    const std::array<WinRate, leads.size()>& leaders() const { return leaders_; }

  private:
    void end_lead(const rules::Scoring& interim, const WinParts& wins);

    std::size_t players_;
    PlayerSums interim_;
    PlayerSums final_;
    Moments interim_rounds_;
    WinRate sole_leaders_;
    std::array<WinRate, leads.size()> leaders_;
};

} // namespace pampas::balance
