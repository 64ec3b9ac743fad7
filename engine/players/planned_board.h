#pragma once

#include "engine/players/evaluation_context.h"

namespace pampas::players {

/// What lies on the board after some of the actions of a plan, and how far from the markets the
/// player is then. Planned positions that differ in cards alone share one.
class PlannedBoard {
  public:
    /// As it is when the plan begins. `context` outlives it.
    explicit PlannedBoard(const EvaluationContext& context);
    /// After an action, which is one of those that change it.
    PlannedBoard(const PlannedBoard& before, const rules::Action& action);

    static bool is_changed_by(const rules::Action& action);

    const EvaluationContext& context() const { return *context_; }
    const rules::Position& position() const { return position_; }
    /// What the player has, to each market; 0 for those he had come to when the plan began.
    const MarketSteps& steps() const { return steps_; }
    /// How many animal tiles join a tile on this cell to each market.
    MarketSteps::Row steps_beside(rules::Cell cell) const;

  private:
    void change(const rules::Action& action);

    const EvaluationContext* context_;
    rules::Position position_;
    MarketSteps steps_;
};

} // namespace pampas::players
