#pragma once

#include "analysis/overlays/overlay.h"

#include <wx/window.h>

namespace pampas::desktop {

/// A bar below the canvas: what is laid over the map, what its colours mean, and what the space at
/// hand bears. Hidden while nothing is.
class Legend : public wxWindow {
  public:
    explicit Legend(wxWindow* parent);

    /// Tells of an overlay, from now on fresh.
    void show(const wxString& title, const overlays::Overlay& overlay);
    void hide();
    /// What the space at hand bears; nothing to say: empty.
    void set_hover(const wxString& text);
    /// Whether the map is still the one that the overlay is of; when not, all is grey.
    void set_fresh(bool fresh);

    const wxString& title() const { return title_; }
    const wxString& summary() const { return summary_; }
    const wxString& hover() const { return hover_; }
    bool fresh() const { return fresh_; }

  private:
    wxSize DoGetBestClientSize() const override;
    void appear(bool shown);
    void on_paint();
    void draw_title(wxDC& dc, int y) const;
    void draw_meanings(wxDC& dc, int y) const;

    wxString title_;
    wxString summary_;
    wxString hover_;
    std::vector<overlays::Meaning> meanings_;
    bool fresh_ = true;
};

} // namespace pampas::desktop
