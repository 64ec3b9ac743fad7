#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "engine/rules/state.h"

#include <array>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// When points are made: what a scoring would give each player after each tenth of his turns, and
/// how often another comes to lead.
class CourseTally {
  public:
    /// So many parts a game is looked at in.
    static constexpr std::size_t steps = 10;

    explicit CourseTally(int players);

    /// Counts an action that led to `state`. A game is seen from its beginning.
    void see(const rules::State& state, const rules::Action& action);
    /// Counts a game that is over, in which each seat won so much.
    void end(const WinParts& wins);
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.points_, self.lead_changes_); }

    /// Points by step and category: see `figure`.
    const PlayerSums& points() const { return points_; }
    /// How often in a game another than before leads alone, looked at after each whole round.
    const Moments& lead_changes() const { return lead_changes_; }
    /// The number of a figure; steps from 0, categories as in `category_names`.
    static std::size_t figure(std::size_t step, std::size_t category) {
        return step * rules::category_names.size() + category;
    }

  private:
    void end_seat(std::size_t seat, bool won);
    std::int64_t count_lead_changes() const;

    std::size_t players_;
    PlayerSums points_;
    Moments lead_changes_;
    std::vector<rules::Score> turns_; ///< of the game being played: what they led to
};

/// What the leader after the interim scoring is ahead of the second by, in points.
struct LeadRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const LeadRange&, const LeadRange&) = default;
};

/// What scorings give, and what it is worth to lead after the interim scoring.
class ScoringTally {
  public:
    /// The ranges into which leads are divided; the first is a shared lead.
    static constexpr int no_end = 1'000'000;
    static constexpr std::array<LeadRange, 6> leads{
        {{0, 0}, {1, 2}, {3, 5}, {6, 10}, {11, 20}, {21, no_end}}};

    explicit ScoringTally(int players);

    /// Counts a game that is over, in which each seat won so much.
    void end(const rules::State& state, const WinParts& wins);
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) {
        return std::tie(self.interim_, self.final_, self.interim_rounds_, self.sole_leaders_,
                        self.leaders_);
    }

    /// Points by category: of the interim scoring, none in a game without one (R8.3), and of the
    /// final one.
    const PlayerSums& interim() const { return interim_; }
    const PlayerSums& final() const { return final_; }
    /// The rounds of interim scorings, as many as there were.
    const Moments& interim_rounds() const { return interim_rounds_; }
    /// How often a player wins who leads alone after the interim scoring.
    const WinRate& sole_leaders() const { return sole_leaders_; }
    /// How often a leader wins, by `leads`.
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
