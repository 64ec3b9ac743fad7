#pragma once

#include "editor/desktop/dialogs/prompt.h"

#include <wx/dialog.h>

#include <string>

class wxButton;
class wxSpinCtrl;

namespace pampas::desktop {

class Notice;

/// Asks how many of the spaces that are undecided each terrain gets, and for the seed that says
/// which.
class DecideDialog : public wxDialog {
  public:
    /// `where`: the map, or the selection.
    DecideDialog(wxWindow* parent, int spaces, const std::string& where);
    ~DecideDialog() override;

    const Deciding& deciding() const { return deciding_; }

  private:
    void draw_seed();
    void update();

    int spaces_;
    Deciding deciding_;
    wxSpinCtrl* seed_ = nullptr;
    Notice* notice_;
    wxButton* decide_ = nullptr;
};

} // namespace pampas::desktop
