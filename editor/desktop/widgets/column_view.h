#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/look.h"

#include <wx/graphics.h>
#include <wx/scrolwin.h>
#include <wx/window.h>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace pampas::desktop {

/// Draws a column from top to bottom with a window's fonts and colours.
class ColumnPainter {
  public:
    /// The colour of text and bars.
    enum class Ink {
        Text,
        Faint, ///< less important
        Accent ///< bars
    };
    enum class Lettering { Plain, Bold, Small };

    /// Draws on `dc`, which shows the window's client area, starting at `top`, which may be above
    /// that area. All is grey unless the column is `fresh`.
    ColumnPainter(wxWindow& window, wxDC& dc, int top, bool fresh);

    wxGraphicsContext& graphics() const { return *graphics_; }
    /// The left and right edges of the column.
    int left() const;
    int right() const;
    int width() const { return right() - left(); }
    int dip(int size) const { return window_.FromDIP(size); }
    /// Device pixels per window unit.
    double scale() const { return window_.GetContentScaleFactor(); }

    /// The top of the next line.
    int y() const { return y_; }
    void skip(int pixels) { y_ += pixels; }

    /// The colour of an ink; grey unless fresh.
    wxColour colour(Ink ink) const;
    wxColour background() const { return window_.GetBackgroundColour(); }
    /// The colour or, if the column is not fresh, a pale variant that is still distinct.
    wxColour shade(const wxColour& colour) const;

    /// Sizes of text in pixels.
    int line_height(Lettering lettering = Lettering::Plain) const;
    int text_width(const wxString& text, Lettering lettering = Lettering::Plain) const;
    /// Writes text from `x` on, vertically centred in a row of this height at `y()`.
    void write(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
               Lettering lettering = Lettering::Plain) const;
    /// The same, right-aligned at `x`.
    void write_right(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
                     Lettering lettering = Lettering::Plain) const;
    /// All texts written so far, by line.
    const wxString& texts() const { return texts_; }
    /// Writes wrapped text, indented by `indent`, and moves below it.
    void paragraph(const wxString& text, int indent = 0, Ink ink = Ink::Text,
                   Lettering lettering = Lettering::Plain);
    /// Sets the term that explains what follows, until the next call; null for none.
    void explain(const glossary::Term* term) { zones_.push_back({y_, term}); }
    /// A part of the column with its term; the zones are in order from top to bottom.
    struct Zone {
        int top;
        const glossary::Term* term;
    };
    const std::vector<Zone>& zones() const { return zones_; }

    /// A place in the column that a click leads from.
    struct Link {
        wxRect place;
        std::function<void()> go;
    };
    /// Lets a click between these x positions, in a row of this height at `y()`, call `go`.
    void link(int from, int to, int row_height, std::function<void()> go) {
        links_.push_back({{from, y_, to - from, row_height}, std::move(go)});
    }
    const std::vector<Link>& links() const { return links_; }

    /// Writes the heading of the chart with this glossary label, with a faint remark beside it, or
    /// below if there is no room. The chart's term explains what follows. `row_height` is in DIP.
    void chart_heading(std::string_view chart, const wxString& remark, int row_height);

    /// Draws a mark before a row of this height.
    void mark(Tone tone, int row_height);
    /// The indent of text after a mark.
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
    std::vector<Link> links_; ///< of places on top of each other, the last one counts
};

/// A scrolling column of text and figures.
class ColumnView : public wxScrolledCanvas, public Explained {
  public:
    explicit ColumnView(wxWindow* parent);

    /// The height of all content at the current width.
    int height();
    /// The term of the part at this place or, without a place, of the first visible part.
    const glossary::Term* term_at(std::optional<wxPoint> place) const override;
    /// The places that a click leads from, relative to the top of the column.
    const std::vector<ColumnPainter::Link>& links() const { return links_; }

  private:
    /// Draws all content from the painter's position down; grey unless the view is fresh.
    virtual void draw_column(ColumnPainter& painter) const = 0;
    virtual bool is_fresh() const = 0;
    int draw(wxDC& dc, int top);
    void on_paint();
    const ColumnPainter::Link* link_at(wxPoint place) const;

    /// Of the last drawing, relative to the top of the column.
    std::vector<ColumnPainter::Zone> zones_;
    std::vector<ColumnPainter::Link> links_;
};

} // namespace pampas::desktop
