#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/dialog.h>

class wxSpinCtrl;

namespace pampas::desktop {

class AnchorPicker;
class Notice;
class SizedPreview;
class SpaceChoice;

/// Asks for another size of a map, what stays where it is, and what new spaces become.
class ResizeDialog : public wxDialog {
  public:
    /// The size is measured against what `client` takes.
    ResizeDialog(wxWindow* parent, map::Map map, legality::Client client);
    ~ResizeDialog() override;

    /// The map at the size asked for. Neighbours stay neighbours.
    map::Map map() const;

  private:
    wxSizer* fields();
    map::Map reframed(map::Space fill) const;
    int cut_off() const;
    void update();

    map::Map before_;
    legality::Client client_;
    int columns_;
    int rows_;
    AnchorPicker* anchor_ = nullptr;
    SpaceChoice* fill_ = nullptr;
    SizedPreview* preview_ = nullptr;
    Notice* notice_ = nullptr;
};

} // namespace pampas::desktop
