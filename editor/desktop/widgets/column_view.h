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

    /// Draws on `dc`, which shows the window's client area, from `top` on, which may lie above it.
    /// All is grey unless it is `fresh`.
    ColumnPainter(wxWindow& window, wxDC& dc, int top, bool fresh);

    wxGraphicsContext& graphics() const { return *graphics_; }
    /// The borders between which to draw.
    int left() const;
    int right() const;
    int width() const { return right() - left(); }
    int dip(int size) const { return window_.FromDIP(size); }
    /// Device pixels to one of these.
    double scale() const { return window_.GetContentScaleFactor(); }

    /// Where to go on.
    int y() const { return y_; }
    void skip(int pixels) { y_ += pixels; }

    wxColour colour(Ink ink) const;
    wxColour background() const { return window_.GetBackgroundColour(); }
    /// This colour; when the column is not fresh, a pale one that can still be told from others.
    wxColour shade(const wxColour& colour) const;

    int line_height(Lettering lettering = Lettering::Plain) const;
    int text_width(const wxString& text, Lettering lettering = Lettering::Plain) const;
    /// Writes text that begins at `x`, in the middle of a row of this height that begins here.
    void write(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
               Lettering lettering = Lettering::Plain) const;
    /// The same, ending at `x`.
    void write_right(const wxString& text, int x, int row_height, Ink ink = Ink::Text,
                     Lettering lettering = Lettering::Plain) const;
    /// Everything written so far, line by line.
    const wxString& told() const { return told_; }
    /// Writes text as wide as the column, `indent` from its left, and goes on below it.
    void paragraph(const wxString& text, int indent = 0, Ink ink = Ink::Text,
                   Lettering lettering = Lettering::Plain);
    /// From here on, until it is said of something else, the column tells of this term, or of
    /// nothing that is explained.
    void explain(const glossary::Term* term) { zones_.push_back({y_, term}); }
    /// Where the column tells of what, from top to bottom.
    struct Zone {
        int top;
        const glossary::Term* term;
    };
    const std::vector<Zone>& zones() const { return zones_; }

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
    mutable wxString told_;
    std::vector<Zone> zones_;
};

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
