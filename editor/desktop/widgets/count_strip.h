#pragma once

#include "engine/map/map.h"

#include <wx/bitmap.h>
#include <wx/window.h>

#include <optional>
#include <vector>

namespace pampas::desktop {

/// How many spaces of each kind the board has, each number after a picture of its kind. Kinds
/// without spaces are left out, and those there is no room for.
class CountStrip : public wxWindow {
  public:
    explicit CountStrip(wxWindow* parent);

    /// `max_waters`: more waters than that stand out.
    void set_counts(const map::Counts& counts, std::optional<int> max_waters);

  private:
    wxSize DoGetBestClientSize() const override;
    wxString words(map::Space space) const;
    void on_paint();
    void on_motion(wxMouseEvent& event);
    wxFont font(map::Space space) const;
    int cell_width(map::Space space) const;
    bool too_many(map::Space space) const;
    int count(map::Space space) const;
    std::vector<map::Space> shown() const;

    map::Counts counts_{};
    std::optional<int> max_waters_;
    std::vector<wxBitmap> pictures_;
};

} // namespace pampas::desktop
