#pragma once

#include "analysis/repair/repair.h"

#include <wx/panel.h>

#include <optional>

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxTextCtrl;

namespace pampas::desktop {

class PlayerBoxes;
class SeedField;

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
    void make_fields();
    void explain_fields();
    void lay_out();
    wxSizer* gap_fields();
    wxSizer* figure_fields();
    wxSizer* changes_fields();
    /// Shows the fields that the goal has.
    void show_goal();
    /// Proposes for the figure what half of the published maps have.
    void propose_range();
    repair::Goal goal() const;

    std::optional<map::Details> details_; ///< that numbers of players are offered for
    PlayerBoxes* players_ = nullptr;
    wxChoice* goal_ = nullptr;
    wxSpinCtrl* tolerance_ = nullptr; ///< in points
    wxSizer* bound_ = nullptr;        ///< the tolerance and its words
    wxChoice* figure_ = nullptr;
    wxTextCtrl* low_ = nullptr;
    wxTextCtrl* high_ = nullptr;
    wxSizer* range_ = nullptr; ///< figure, low and high
    wxSpinCtrl* changes_ = nullptr;
    wxCheckBox* free_counts_ = nullptr;
    wxCheckBox* keep_symmetry_ = nullptr;
    wxSpinCtrl* games_ = nullptr;
    SeedField* seed_ = nullptr;
};

} // namespace pampas::desktop
