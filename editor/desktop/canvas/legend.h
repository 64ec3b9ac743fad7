#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/widgets/column_view.h"

namespace pampas::desktop {

/// What is laid over the map, what each of its colours means, and what the space at hand bears.
class Legend : public ColumnView {
  public:
    /// Comes to the front when there is something else to tell of, and leaves when there is nothing
    /// any more. All is grey while the map is not the one that the overlay is of.
    Legend(wxWindow* parent, Context& context);

    /// Of the overlay; empty when there is none.
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
