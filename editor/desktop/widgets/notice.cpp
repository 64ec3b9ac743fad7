#include "editor/desktop/widgets/notice.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/dcclient.h>

namespace pampas::desktop {
namespace {

constexpr int shown_lines = 2;

} // namespace

Notice::Notice(wxWindow* parent) : wxPanel(parent) {
    name_for_readers(*this, {}, ReaderRole::Nothing);
    Bind(wxEVT_PAINT, &Notice::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        Refresh();
        event.Skip();
    });
}

void Notice::say(Tone tone, const wxString& text) {
    if (tone != tone_ || text != text_) {
        tone_ = tone;
        text_ = text;
        SetToolTip(text);
        name_for_readers(*this, text, text.empty() ? ReaderRole::Nothing : ReaderRole::Text);
        Refresh();
    }
}

void Notice::clear() {
    say(Tone::Note, wxString());
}

wxSize Notice::DoGetBestClientSize() const {
    return {FromDIP(200), shown_lines * std::max(GetCharHeight(), FromDIP(spacing::mark_side))};
}

void Notice::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    if (text_.empty()) {
        return;
    }
    const int side = FromDIP(spacing::mark_side);
    const int first_line = std::max(GetCharHeight(), side);
    draw_mark(dc, tone_, wxRect(0, (first_line - side) / 2, side, side), GetBackgroundColour());
    dc.SetFont(GetFont());
    dc.SetTextForeground(GetForegroundColour());
    const int left = side + FromDIP(spacing::gap);
    int y = (first_line - GetCharHeight()) / 2;
    for (const wxString& line : wrapped(*this, text_, GetClientSize().x - left, shown_lines)) {
        dc.DrawText(line, left, y);
        y += GetCharHeight();
    }
}

} // namespace pampas::desktop
