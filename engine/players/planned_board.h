#pragma once

#include "engine/players/evaluation_context.h"

namespace pampas::players {

/// The board after some actions of a plan, and the player's distances from the markets there.
/// Planned positions that differ only in cards share one.
class PlannedBoard {
  public:
    /// The board at the beginning of the plan. `context` must outlive this object.
    explicit PlannedBoard(const EvaluationContext& context);
    /// The board after an action that changes it.
    PlannedBoard(const PlannedBoard& before, const rules::Action& action);

    /// Whether the action changes the board.
    static bool is_changed_by(const rules::Action& action);

    const EvaluationContext& context() const { return *context_; }
    /// The position after those actions.
    const rules::Position& position() const { return position_; }
    /// The steps from the player's tiles to each market; 0 for markets reached before the plan.
    const MarketSteps& steps() const { return steps_; }
    /// The number of animal tiles that connect a tile on this cell with each market.
    MarketSteps::Row steps_beside(rules::Cell cell) const;

  private:
    void change(const rules::Action& action);

    const EvaluationContext* context_;
    rules::Position position_;
    MarketSteps steps_;
};

} // namespace pampas::players
