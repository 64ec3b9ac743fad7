#pragma once

#include "editor/desktop/widgets/column_painter.h"

#include <wx/scrolwin.h>

namespace pampas::desktop {

/// A column of text and figures, which scrolls where there is no room for all of it.
class ColumnView : public wxScrolledCanvas {
  public:
    explicit ColumnView(wxWindow* parent);

    /// How high everything is at the width there is now.
    int height();

  private:
    /// Draws everything, from where the painter stands on; grey unless it is fresh.
    virtual void draw_column(ColumnPainter& painter) const = 0;
    virtual bool is_fresh() const = 0;
    int draw(wxDC& dc, int top);
    void on_paint();
};

} // namespace pampas::desktop
