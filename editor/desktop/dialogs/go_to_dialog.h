#pragma once

#include "engine/hex/grid.h"

#include <wx/dialog.h>

#include <optional>

class wxButton;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;

/// Asks for a space of a board by its name, such as K7.
class GoToDialog : public wxDialog {
  public:
    GoToDialog(wxWindow* parent, const hex::Grid& grid);
    ~GoToDialog() override;

    /// The space, once its name is right.
    std::optional<hex::Coordinate> space() const;

  private:
    void update();

    hex::Grid grid_;
    wxTextCtrl* name_;
    Notice* notice_;
    wxButton* go_ = nullptr;
};

} // namespace pampas::desktop
