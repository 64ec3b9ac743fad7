#pragma once

#include "analysis/balance/deal_tally.h"
#include "analysis/balance/player_sums.h"
#include "engine/rules/state.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

namespace pampas::balance {

/// A share of wins without the luck of the cards, as far as that is known.
struct AdjustedWins {
    double rate = 0;
    Interval interval{};

    friend bool operator==(const AdjustedWins&, const AdjustedWins&) = default;
};

/// The luck that seats have with their cards, and what it does to their wins, deal by deal.
///
/// The luck of a seat with a kind of card is how many more cards of this kind chance gives it than
/// it can expect: in its first hand, and whenever it draws unseen, where it can expect the share of
/// the kind among the cards that are still out. Whatever players do, luck is 0 on average. What
/// wins owe to it can therefore be taken away without bias (control variates, as in AIVAT: N.
/// Burch, M. Schmid, M. Moravcik, D. Morrill, M. Bowling, 2018), if the coefficients are found in
/// other deals: those for deals with even numbers are found in the odd ones, and the other way
/// round.
class LuckTally {
  public:
    /// Land cards, then animal cards.
    static constexpr std::size_t kinds =
        rules::land_card_names.size() + rules::species_names.size();
    /// The luck with each kind, in 1/`parts_of_card`.
    using Luck = std::array<std::int64_t, kinds>;
    static constexpr std::int64_t parts_of_card = 256;
    /// What such luck with each kind is worth, in wins.
    using Worth = std::array<double, kinds>;

    explicit LuckTally(int players);

    /// Counts the first hands of a game of the deal with this number.
    void begin(const rules::Game& game, std::size_t deal, const rules::Setup& setup);
    /// Counts an action that led to `state`.
    void see(const rules::State& state, const rules::Action& action, const rules::Outcome& outcome);
    /// Counts a finished game; `wins` by seat.
    void end(const WinParts& wins);
    /// Must be called after the last game of each deal.
    void end_deal();
    /// See `numbers_of`.
    static auto parts(auto& self) { return std::tie(self.seats_); }

    /// The luck of each seat in the game in progress.
    const std::vector<Luck>& luck_in_game() const { return luck_in_game_; }
    /// The sum of a seat's luck over all deals.
    Luck luck(std::size_t seat) const;
    /// What a seat's luck was worth to it in all deals; 0 without deals.
    Worth worth(std::size_t seat) const;
    /// A seat's adjusted share of wins. `deals` are the same deals, at least one.
    AdjustedWins adjusted(std::size_t seat, const DealTally& deals) const;

  private:
    static constexpr std::size_t halves = 2;

    /// Sums over deals, for a regression of wins on luck.
    struct Sums {
        std::int64_t deals = 0;
        std::int64_t wins = 0; ///< in parts of a win
        std::int64_t squared_wins = 0;
        Luck luck{};
        Luck luck_and_wins{}; ///< products
        /// Products of luck with luck: each kind with itself and those after it.
        std::array<std::int64_t, kinds*(kinds + 1) / 2> squares{};

        /// See `numbers_of`.
        static auto parts(auto& self) {
            return std::tie(self.deals, self.wins, self.squared_wins, self.luck, self.luck_and_wins,
                            self.squares);
        }
        void add(const Luck& of_deal, std::int64_t wins_of_deal);
    };
    class Regression;

    std::vector<std::array<Sums, halves>> seats_;
    std::size_t half_ = 0;   ///< of the current deal
    std::vector<Luck> luck_; ///< in the current deal, by seat
    std::vector<Luck> luck_in_game_;
    WinParts wins_; ///< in the current deal
};

} // namespace pampas::balance
