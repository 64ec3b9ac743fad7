#pragma once

#include "analysis/balance/player_sums.h"
#include "analysis/balance/win_rate.h"
#include "analysis/balance/wins.h"
#include "engine/rules/state.h"

#include <array>

namespace pampas::balance {

/// What the leader after the interim scoring is ahead of the second by, in points.
struct LeadRange {
    int least = 0;
    int most = 0;

    friend bool operator==(const LeadRange&, const LeadRange&) = default;
};

/// What scorings give, and what it is worth to lead after the interim scoring.
class ScoringTally {
  public:
    /// The leads that are told apart; the first is a shared one.
    static constexpr int no_end = 1'000'000;
    static constexpr std::array<LeadRange, 6> leads{
        {{0, 0}, {1, 2}, {3, 5}, {6, 10}, {11, 20}, {21, no_end}}};

    explicit ScoringTally(int players);

    /// Counts a game that is over, in which each seat won so much.
    void end(const rules::State& state, const WinParts& wins);
    void end_deal();
    /// Adds whole deals.
    void add(const ScoringTally& others);
    /// See `numbers_of`.
    template <class Self, class Visit>
    static void each_number(Self& self, const Visit& visit) {
        PlayerSums::each_number(self.interim_, visit);
        PlayerSums::each_number(self.final_, visit);
        Moments::each_number(self.interim_rounds_, visit);
        WinRate::each_number(self.sole_leaders_, visit);
        each_number_of(self.leaders_, visit);
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
