#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/sizer.h>

class wxStaticText;

namespace pampas::desktop {

class MapPreview;

/// A preview of a map, which grows with the dialog, and its size below.
class SizedPreview : public wxBoxSizer {
  public:
    /// The size is measured against what `client` takes.
    SizedPreview(wxWindow* dialog, legality::Client client);

    void show(const map::Map& map);

  private:
    legality::Client client_;
    MapPreview* preview_;
    wxStaticText* figure_;
};

} // namespace pampas::desktop
