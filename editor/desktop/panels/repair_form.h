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
    /// `changed` is called after the user changes a value.
    RepairForm(wxWindow* parent, std::function<void()> changed);

    /// Adapts the choices to a map with these details. Keeps the user's choices where possible.
    void set_map(const map::Details& map);
    /// The plan in the form, with the usual bots. Throws `InputError` if the fields do not give a
    /// plan.
    repair::RepairPlan plan() const;
    /// What is chosen, in short: `3, 4 players, gap below 5 %, up to 8 changes`.
    wxString summary() const;

  private:
    std::vector<Field> fields();
    Field players_field();
    Field goal_field();
    /// The fields for the current kind of goal.
    std::vector<Field> goal_fields();
    Field changes_field();
    Field seed_field();
    /// Proposes the middle half of published maps as the figure's range.
    void propose_range();
    repair::Goal goal() const;
    std::string goal_words() const;

    std::optional<map::Details> details_; ///< of the map whose numbers of players are offered
    map::PlayerRange offered_players_{rules::players_bounds.least, rules::players_bounds.most};
    repair::RepairPlan plan_; ///< without its goal
    repair::Goal::Kind goal_ = repair::Goal::Kind::Gap;
    int tolerance_; ///< in percentage points
    int figure_ = 0;
    std::string low_;
    std::string high_;
    Form form_;
};

} // namespace pampas::desktop
