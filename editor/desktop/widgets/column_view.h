#pragma once

#include "editor/desktop/widgets/column_painter.h"
#include "editor/desktop/widgets/explained.h"

#include <wx/scrolwin.h>

namespace pampas::desktop {

/// A column of text and figures, which scrolls where there is no room for all of it.
class ColumnView : public wxScrolledCanvas, public Explained {
  public:
    explicit ColumnView(wxWindow* parent);

    /// How high everything is at the width there is now.
    int height();
    /// Of what the column tells there; by keyboard, of what is first in sight.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;

  private:
    /// Draws everything, from where the painter stands on; grey unless it is fresh.
    virtual void draw_column(ColumnPainter& painter) const = 0;
    virtual bool is_fresh() const = 0;
    int draw(wxDC& dc, int top);
    void on_paint();

    std::vector<ColumnPainter::Zone> zones_; ///< as drawn last, from the top of the column
};

} // namespace pampas::desktop
