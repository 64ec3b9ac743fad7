#pragma once

#include "engine/players/evaluation_weights.h"
#include "engine/players/market_field.h"
#include "engine/rules/action.h"
#include "engine/rules/board.h"
#include "engine/rules/state.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pampas::players {

/// What a player never does, so that games tell what it is worth.
struct Ban {
    std::optional<rules::ActionKind> kind = {}; ///< actions of this kind
    std::optional<rules::Species> species = {}; ///< playing its tiles and buying its open cards
    std::optional<std::size_t> market = {};     ///< coming to the market of this number

    bool forbids(rules::ActionKind other) const { return kind == other; }
    bool forbids(rules::Species other) const { return species == other; }
    /// Whether no animal may be played on the cell.
    bool forbids(const rules::Board& board, rules::Cell cell) const {
        return market && std::ranges::count(board.markets_at(cell), *market) > 0;
    }
};

/// What a player sees at the beginning of a plan and what the plan hardly changes: how far empty
/// pampas are from the markets, and how much of the game is left.
class EvaluationContext {
  public:
    /// For the seat, which need not be the one to move. State and weights outlive it, and `fields`
    /// is asked for no other position while it lives.
    EvaluationContext(const rules::State& state, int seat, const EvaluationWeights& weights,
                      MarketFieldCache& fields, const Ban& ban = {});

    const rules::State& state() const { return *state_; }
    const rules::Ruleset& rules() const { return state_->rules(); }
    const EvaluationWeights& weights() const { return *weights_; }
    int seat() const { return seat_; }
    /// What the seat never does.
    const Ban& ban() const { return ban_; }

    /// How far empty pampas are from the markets.
    const MarketField& field() const { return *field_; }

    /// The markets that the seat's animals have not come to and may come to.
    std::span<const std::size_t> markets_to_reach() const { return markets_to_reach_; }
    /// For each number of animal tiles up to `far`: what they cost who has so many cards of their
    /// species. A card that must be bought first counts more.
    std::span<const double> tile_costs(int cards) const {
        return tile_costs_[std::min(static_cast<std::size_t>(cards), tile_costs_.size() - 1)];
    }
    /// Rounds that are likely to come after this one.
    double rounds_left() const { return rounds_left_; }
    /// The part of a market's worth that is left when it costs this much to come there.
    double nearness(double cost) const {
        return nearness_[std::min(static_cast<std::size_t>(cost * parts), nearness_.size() - 1)];
    }
    /// What the others lose, in points, when this empty pampas cell is taken.
    double denial(rules::Cell cell) const {
        return denial_.empty() ? 0 : static_cast<double>(denial_[cell]);
    }
    /// What it is worth to bring the end nearer by one animal card: above 0 in the lead.
    double tempo() const { return tempo_; }
    /// How many scorings what lies on the board will go through, this many actions from now.
    double scorings(double actions) const {
        const double rounds = actions / rules().actions_per_turn;
        return rounds_to_interim_ < 0 ? 1
                                      : 1 + std::clamp(rounds_to_interim_ + 1 - rounds, 0.0, 1.0);
    }

    /// The same at once.
    double scorings() const { return scorings_; }

  private:
    /// Costs are rounded down to such parts.
    static constexpr std::size_t parts = 8;

    void look_at_prices();
    void look_at_time();
    void look_at_markets();
    void deny(int opponent, std::size_t market);
    double lead() const;

    const rules::State* state_;
    const EvaluationWeights* weights_;
    int seat_;
    Ban ban_;
    std::size_t markets_;
    const MarketField* field_;
    std::vector<std::size_t> markets_to_reach_;
    std::array<double, far * parts + 1> nearness_{};
    std::array<std::array<double, far + 1>, far> tile_costs_{}; ///< by cards, then tiles
    std::vector<float> denial_; ///< by cell; none if the weights have no use for it
    double rounds_left_ = 0;
    double scorings_ = 1;
    double tempo_ = 0;
    double rounds_to_interim_ = 0; ///< below 0 when it is over or there is none
};

} // namespace pampas::players
