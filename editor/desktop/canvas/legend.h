#pragma once

#include "analysis/overlays/overlay.h"
#include "editor/desktop/widgets/column_view.h"

#include <functional>

namespace pampas::desktop {

/// What is laid over the map, what each of its colours means, and what the space at hand bears.
class Legend : public ColumnView {
  public:
    using ColumnView::ColumnView;

    /// Is told when there is something else to tell of, and when there is nothing any more.
    void on_appear(std::function<void(bool appears)> listener) { listener_ = std::move(listener); }
    /// Tells of an overlay, from now on fresh.
    void show(const wxString& title, const overlays::Overlay& overlay);
    /// Tells of nothing.
    void clear();
    /// What the space at hand bears; nothing to say: empty.
    void set_hover(const wxString& text);
    /// Whether the map is still the one that the overlay is of; when not, all is grey.
    void set_fresh(bool fresh);

    /// Of the overlay; empty when there is none.
    const wxString& title() const { return title_; }
    const wxString& summary() const { return summary_; }
    const wxString& hover() const { return hover_; }
    bool fresh() const { return fresh_; }

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return fresh_; }

    wxString title_;
    wxString summary_;
    wxString caption_;
    wxString hover_;
    std::vector<overlays::Meaning> meanings_;
    bool fresh_ = true;
    std::function<void(bool)> listener_;
};

} // namespace pampas::desktop
