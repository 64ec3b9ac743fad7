#pragma once

#include "engine/players/features.h"
#include "engine/players/judge.h"
#include "engine/players/market_field.h"
#include "engine/rules/action.h"
#include "engine/rules/board.h"
#include "engine/rules/state.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace pampas::players {

/// Something a player must never do, to measure what it is worth.
struct Ban {
    std::optional<rules::ActionKind> kind = {}; ///< actions of this kind
    std::optional<rules::Species> species = {}; ///< playing its tiles and buying its face-up cards
    std::optional<std::size_t> market = {};     ///< reaching the market with this number

    /// Whether actions of a kind, or a species, are banned.
    bool forbids(rules::ActionKind other) const { return kind == other; }
    bool forbids(rules::Species other) const { return species == other; }
    /// Whether animals must not be played on the cell.
    bool forbids(const rules::Board& board, rules::Cell cell) const {
        return market && std::ranges::count(board.markets_at(cell), *market) > 0;
    }
};

/// What a player evaluates once at the beginning of a plan because plans hardly change it: how far
/// empty pampas are from the markets, and how much of the game is left.
class EvaluationContext {
  public:
    /// The context of a seat, which need not be the one to move. The state and what the judge
    /// refers to must outlive it, and `fields` must not be asked for another position during its
    /// lifetime.
    EvaluationContext(const rules::State& state, int seat, const Judge& judge,
                      MarketFieldCache& fields, const Ban& ban = {});

    const rules::State& state() const { return *state_; }
    const rules::Ruleset& rules() const { return state_->rules(); }
    const Judge& judge() const { return judge_; }
    const EvaluationWeights& weights() const { return *judge_.weights; }
    int seat() const { return seat_; }
    /// What the seat must never do.
    const Ban& ban() const { return ban_; }
    /// What a learned value sees of the turn; the judge must have one.
    const TurnFeatures& turn() const { return *turn_; }

    /// The distances of empty pampas from the markets.
    const MarketField& field() const { return *field_; }

    /// The markets that the seat has not reached and may reach (see `ban`).
    std::span<const std::size_t> markets_to_reach() const { return markets_to_reach_; }
    /// The costs of 0 to `far_away` animal tiles for a player with this many cards of their
    /// species. Cards that must be bought first cost more.
    std::span<const double> tile_costs(int cards) const {
        return tile_costs_[std::min(static_cast<std::size_t>(cards), tile_costs_.size() - 1)];
    }
    /// The expected number of rounds after this one.
    double rounds_left() const { return rounds_left_; }
    /// The same before the interim scoring; below 0 if it is over or there is none.
    double rounds_to_interim() const { return rounds_to_interim_; }
    /// The share of a market's value that remains at this cost of reaching it.
    double nearness(double cost) const {
        return nearness_[std::min(static_cast<std::size_t>(cost * parts), nearness_.size() - 1)];
    }
    /// What opponents lose, in points, if this empty pampas cell is taken.
    double denial(rules::Cell cell) const {
        return denial_.empty() ? 0 : static_cast<double>(denial_[cell]);
    }
    /// The value of bringing the end closer by one animal card: above 0 for a leader.
    double tempo() const { return tempo_; }
    /// The expected number of scorings still to come for what is on the board `actions` actions
    /// from now.
    double scorings(double actions) const {
        const double rounds = actions / rules().actions_per_turn;
        return rounds_to_interim_ < 0 ? 1
                                      : 1 + std::clamp(rounds_to_interim_ + 1 - rounds, 0.0, 1.0);
    }

    /// The same for what is on the board now.
    double scorings() const { return scorings_; }

  private:
    /// Costs are rounded down to this fraction of a tile.
    static constexpr std::size_t parts = 8;

    void look_at_prices();
    void look_at_time();
    void look_at_markets();
    void deny(int opponent, std::size_t market);
    double lead() const;

    const rules::State* state_;
    Judge judge_;
    int seat_;
    Ban ban_;
    std::size_t markets_;
    const MarketField* field_;
    std::vector<std::size_t> markets_to_reach_;
    std::array<double, far_away * parts + 1> nearness_{};
    std::array<std::array<double, far_away + 1>, far_away> tile_costs_{}; ///< by cards, then tiles
    std::vector<float> denial_; ///< by cell; empty if the weights ignore it
    double rounds_left_ = 0;
    double scorings_ = 1;
    double tempo_ = 0;
    double rounds_to_interim_ = 0;     ///< below 0 if it is over or there is none
    std::optional<TurnFeatures> turn_; ///< for a learned value
};

} // namespace pampas::players
