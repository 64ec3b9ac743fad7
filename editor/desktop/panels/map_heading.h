#pragma once

#include "editor/desktop/context/context.h"

#include <wx/stattext.h>

namespace pampas::desktop {

/// The title of the current map, above what belongs to this map alone.
class MapHeading : public wxStaticText {
  public:
    /// `context` outlives it.
    MapHeading(wxWindow* parent, Context& context);

  private:
    void refresh();

    const Context& context_;
    Connections connections_;
};

} // namespace pampas::desktop
