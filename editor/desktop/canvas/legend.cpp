#include "editor/desktop/canvas/legend.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int legend_swatch_side = 14;

/// Lines for the figure of the user's space.
constexpr int hover_lines = 2;

using Ink = ColumnPainter::Ink;

void draw_meaning(ColumnPainter& painter, const overlays::Meaning& meaning) {
    const int side = painter.dip(legend_swatch_side);
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

Legend::Legend(wxWindow* parent, Context& context) : ColumnView(parent), context_(context) {
    connections_ = {context.overlays().titled.connect([this] { show(); }),
                    context.overlays().freshened.connect([this] { Refresh(); }),
                    context.overlays().laid.connect([this] { show_hover(); }),
                    context.moved.connect([this] { show_hover(); })};
}

wxString Legend::title() const {
    return id_.empty() ? wxString() : wx_text(glossary::title(id_));
}

void Legend::show() {
    const OverlayPresenter& shown = context_.overlays();
    const bool is_new = shown.id() != id_;
    id_ = shown.id();
    summary_ = wx_text(shown.overlay().summary);
    caption_ = wx_text(shown.overlay().caption);
    meanings_ = overlays::shown_legend(shown.overlay());
    Refresh();
    if (id_.empty()) {
        context_.leave_panel("legend");
    } else if (is_new) {
        context_.show_panel("legend");
    }
}

void Legend::show_hover() {
    wxString text;
    const auto here = context_.here();
    if (here && context_.map().grid().contains(*here)) {
        const auto& marks = context_.overlays().overlay().marks;
        const auto mark = std::ranges::find(marks, *here, &overlays::Mark::at);
        const std::string space = space_text(context_.map(), here);
        text = wx_text(mark == marks.end() ? space : space + ": " + mark->hover);
    }
    if (text != hover_) {
        hover_ = text;
        Refresh();
    }
}

void Legend::draw_column(ColumnPainter& painter) const {
    if (id_.empty()) {
        painter.paragraph(wx_tr("Nothing is shown over the map. Choose an overlay in the View menu "
                                "or in the Analysis and Games panels."),
                          0, Ink::Faint);
        return;
    }
    painter.explain(glossary::term_of(id_));
    painter.paragraph(title(), 0, Ink::Text, ColumnPainter::Lettering::Bold);
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
    painter.skip(std::max(below - painter.y(), 0)); // so that the column keeps its height
}

} // namespace pampas::desktop
