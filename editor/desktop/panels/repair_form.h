#pragma once

#include "analysis/repair/repair.h"
#include "editor/desktop/widgets/fields.h"
#include "engine/rules/cards.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// Fields that say what is to be repaired.
class RepairForm : public wxPanel {
  public:
    explicit RepairForm(wxWindow* parent);

    /// Offers what a map that says this is meant for; keeps what was chosen where that is so.
    void set_map(const map::Details& map);
    /// What they say, with the usual bots. Throws `InputError` when the fields say nothing that can
    /// be done.
    repair::RepairPlan plan() const;

  private:
    std::vector<Field> fields();
    Field players_field();
    Field goal_field();
    /// What there is to say of the goal, by its kind.
    std::vector<Field> goal_fields();
    Field changes_field();
    /// Proposes for the figure what half of the published maps have.
    void propose_range();
    repair::Goal goal() const;

    std::optional<map::Details> details_; ///< that numbers of players are offered for
    map::PlayerRange offered_players_{rules::players_bounds.least, rules::players_bounds.most};
    repair::RepairPlan plan_; ///< but for its goal
    repair::Goal::Kind goal_ = repair::Goal::Kind::Gap;
    int tolerance_; ///< in points
    int figure_ = 0;
    std::string low_;
    std::string high_;
    Form form_;
};

} // namespace pampas::desktop
