#include "editor/desktop/canvas/legend.h"

#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/settings.h>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int swatch_side = 14;

/// Room for what the space at hand bears.
constexpr int hover_lines = 2;

using Ink = ColumnPainter::Ink;

void draw_meaning(ColumnPainter& painter, const overlays::Meaning& meaning) {
    const int side = painter.dip(swatch_side);
    wxGraphicsContext& graphics = painter.graphics();
    const auto& [red, green, blue] = meaning.colour;
    graphics.SetBrush(wxBrush(painter.shade(wxColour(red, green, blue))));
    graphics.SetPen(wxPen(painter.colour(Ink::Faint)));
    const int above = (painter.line_height() - side) / 2;
    graphics.DrawRectangle(painter.left(), painter.y() + above, side, side);
    painter.paragraph(wx_text(meaning.text), side + painter.dip(spacing::gap));
    painter.skip(painter.dip(spacing::narrow_gap / 2));
}

} // namespace

void Legend::show(const wxString& title, const overlays::Overlay& overlay) {
    const bool is_new = title != title_;
    title_ = title;
    summary_ = wx_text(overlay.summary);
    caption_ = wx_text(overlay.caption);
    meanings_ = overlay.legend;
    fresh_ = true;
    Refresh();
    if (is_new) {
        listener_(true);
    }
}

void Legend::clear() {
    title_.clear();
    Refresh();
    listener_(false);
}

void Legend::set_hover(const wxString& text) {
    if (text != hover_) {
        hover_ = text;
        Refresh();
    }
}

void Legend::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

void Legend::draw_column(ColumnPainter& painter) const {
    if (title_.empty()) {
        painter.paragraph(
            wx_tr("Nothing is laid over the map. The menu View and the panels Analysis and "
                  "Games offer what can be."),
            0, Ink::Faint);
        return;
    }
    painter.explain(glossary::titled(title_.utf8_string()));
    painter.paragraph(title_, 0, Ink::Text, ColumnPainter::Lettering::Bold);
    painter.paragraph(summary_);
    painter.skip(painter.dip(spacing::gap));
    if (!caption_.empty()) {
        painter.paragraph(caption_, 0, Ink::Faint);
        painter.skip(painter.dip(spacing::narrow_gap));
    }
    for (const overlays::Meaning& meaning : meanings_) {
        draw_meaning(painter, meaning);
    }
    painter.skip(painter.dip(spacing::narrow_gap));
    const int below = painter.y() + hover_lines * painter.line_height();
    painter.paragraph(hover_.empty() ? wx_tr("Point at a space to see its figure.") : hover_, 0,
                      hover_.empty() ? Ink::Faint : Ink::Text);
    painter.skip(std::max(below - painter.y(), 0)); // lest the column grow and shrink with it
}

} // namespace pampas::desktop
