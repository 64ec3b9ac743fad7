#pragma once

#include "analysis/repair/repair.h"
#include "editor/desktop/widgets/fields.h"
#include "engine/rules/cards.h"
#include "engine/rules/ruleset.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// A form for the goal and the limits of a repair.
class RepairForm : public wxPanel {
  public:
    explicit RepairForm(wxWindow* parent);

    /// Offers what suits a map with these details. Keeps the user's choices where they still suit.
    void set_map(const map::Details& map);
    /// The plan of the form, with the usual bots. Throws `InputError` when there can be none.
    repair::RepairPlan plan() const;

  private:
    std::vector<Field> fields();
    Field players_field();
    Field goal_field();
    /// The fields of the goal, by its kind.
    std::vector<Field> goal_fields();
    Field changes_field();
    /// Proposes as the range of the figure what half of the published maps have.
    void propose_range();
    repair::Goal goal() const;

    std::optional<map::Details> details_; ///< the numbers of players are offered for these
    map::PlayerRange offered_players_{rules::players_bounds.least, rules::players_bounds.most};
    repair::RepairPlan plan_; ///< except its goal
    repair::Goal::Kind goal_ = repair::Goal::Kind::Gap;
    int tolerance_; ///< in points
    int figure_ = 0;
    std::string low_;
    std::string high_;
    Form form_;
};

} // namespace pampas::desktop
