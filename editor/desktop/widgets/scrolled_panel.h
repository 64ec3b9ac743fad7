#pragma once

#include <wx/scrolwin.h>

namespace pampas::desktop {

/// A panel whose controls scroll when it is lower than they need.
class ScrolledPanel : public wxScrolledWindow {
  public:
    explicit ScrolledPanel(wxWindow* parent);

    bool Layout() override;

  private:
    wxSize GetBestVirtualSize() const override;

    int needed_ = 0; ///< the height of all controls at the last layout
};

} // namespace pampas::desktop
