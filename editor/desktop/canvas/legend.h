#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/column_view.h"

namespace pampas::desktop {

/// Says which overlay is on the map, what its colours mean, and the figure of the user's space.
class Legend : public ColumnView {
  public:
    /// Comes to the front when another overlay is shown, and leaves when none is. It is grey while
    /// the overlay is of an earlier state of the map.
    Legend(wxWindow* parent, Context& context);

    /// The id of the overlay; empty if there is none.
    const std::string& id() const { return id_; }
    wxString title() const;
    const wxString& summary() const { return summary_; }
    const wxString& hover() const { return hover_; }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return context_.overlays().fresh(); }
    void show();
    void show_hover();

    Context& context_;
    std::string id_;
    wxString summary_;
    wxString caption_;
    wxString hover_;
    std::vector<overlays::Meaning> meanings_;
    Connections connections_;
};

} // namespace pampas::desktop
