#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"

#include <wx/graphics.h>
#include <wx/scrolwin.h>
#include <wx/window.h>

#include <memory>
#include <vector>

namespace pampas::desktop {

/// A column that is drawn on from top to bottom, with the fonts and colours of a window.
class ColumnPainter {
  public:
    enum class Ink {
        Text,
        Faint, ///< matters less
        Accent ///< bars
    };
    enum class Lettering { Plain, Bold, Small };

    /// Draws on `dc`, which shows the window's client area, from `top` on; `top` may lie above that
    /// area. All is grey unless the column is `fresh`.
    ColumnPainter(wxWindow& window, wxDC& dc, int top, bool fresh);

    wxGraphicsContext& graphics() const { return *graphics_; }
    /// The left and right border of the column.
    int left() const;
    int right() const;
    int width() const { return right() - left(); }
    int dip(int size) const { return window_.FromDIP(size); }
    /// Device pixels in one unit of the window.
    double scale() const { return window_.GetContentScaleFactor(); }

    /// Where the next line goes.
    int y() const { return y_; }
    void skip(int pixels) { y_ += pixels; }

    wxColour colour(Ink ink) const;
    wxColour background() const { return window_.GetBackgroundColour(); }
    /// This colour or, when the column is not fresh, a pale variant that still differs from others.
    wxColour shade(const wxColour& colour) const;

    int line_height(Lettering lettering = Lettering::Plain) const;
    int text_width(const wxString& text, Lettering lettering = Lettering::Plain) const;
    /// Writes text that begins at `x`, in the middle of a row of this height that begins here.
    void write(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
               Lettering lettering = Lettering::Plain) const;
    /// The same, ending at `x`.
    void write_right(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
                     Lettering lettering = Lettering::Plain) const;
    /// All texts written so far, line by line.
    const wxString& texts() const { return texts_; }
    /// Writes text as wide as the column, `indent` from its left. The next line goes below.
    void paragraph(const wxString& text, int indent = 0, Ink ink = Ink::Text,
                   Lettering lettering = Lettering::Plain);
    /// What follows is explained by this term, until the next call; null: by none.
    void explain(const glossary::Term* term) { zones_.push_back({y_, term}); }
    /// The parts of the column with their terms, from top to bottom.
    struct Zone {
        int top;
        const glossary::Term* term;
    };
    const std::vector<Zone>& zones() const { return zones_; }

    /// Writes the heading of the chart with this label in the glossary, and faintly beside it a
    /// remark, or below it where there is no room. The chart's term explains what follows.
    /// `row_height` is in DIP.
    void chart_heading(std::string_view chart, const wxString& remark, int row_height);

    /// Draws a mark before a row of this height.
    void mark(Tone tone, int row_height);
    /// How far the text after a mark is indented.
    int mark_indent() const;

  private:
    wxFont font(Lettering lettering) const;

    wxWindow& window_;
    wxDC& dc_;
    std::unique_ptr<wxGraphicsContext> graphics_;
    int y_;
    bool fresh_;
    mutable wxString texts_;
    std::vector<Zone> zones_;
};

/// A column of text and figures, which scrolls where there is no room for all of it.
class ColumnView : public wxScrolledCanvas, public Explained {
  public:
    explicit ColumnView(wxWindow* parent);

    /// The height of all content at the present width.
    int height();
    /// The term of the part at this place; by keyboard, of the first part in sight.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;

  private:
    /// Draws all content, from the painter's place down; grey unless the view is fresh.
    virtual void draw_column(ColumnPainter& painter) const = 0;
    virtual bool is_fresh() const = 0;
    int draw(wxDC& dc, int top);
    void on_paint();

    std::vector<ColumnPainter::Zone> zones_; ///< of the last drawing, from the top of the column
};

} // namespace pampas::desktop
