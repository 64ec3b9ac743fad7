#include "editor/desktop/widgets/notice.h"

#include "editor/desktop/widgets/accessible.h"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <cmath>

namespace pampas::desktop {
namespace {

constexpr int shown_lines = 2;

constexpr int shown_for = 30'000; // in milliseconds

constexpr int gauge_range = 1000;

} // namespace

Notice::Notice(wxWindow* parent) : wxPanel(parent) {
    name_for_readers(*this, {}, ReaderRole::Nothing);
    Bind(wxEVT_PAINT, &Notice::on_paint, this);
    also_on(*this, wxEVT_SIZE, [this] { Refresh(); });
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

NoticeBar::NoticeBar(wxWindow* parent, Offer offer)
    : wxPanel(parent),
      text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             (offer.compact ? wxST_ELLIPSIZE_END : wxST_ELLIPSIZE_MIDDLE) |
                                 wxST_NO_AUTORESIZE)),
      button_(new wxButton(this, wxID_ANY, offer.label)), timer_(this) {
    button_->SetToolTip(offer.tip);
    button_->Bind(wxEVT_BUTTON, [run = std::move(offer.run)](wxCommandEvent&) { run(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { leave(); });
    const int gap = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(text_, wxSizerFlags(1).CenterVertical().Border(wxALL, gap));
    row->Add(button_, wxSizerFlags().CenterVertical().Border(wxALL, gap));
    SetSizer(row);
    Hide();
}

void NoticeBar::say(const wxString& text) {
    keep_saying(text);
    timer_.StartOnce(shown_for);
}

void NoticeBar::keep_saying(const wxString& text) {
    if (text != text_->GetLabelText()) {
        text_->SetLabelText(text);
        text_->SetToolTip(text);
    }
    show(true);
}

void NoticeBar::leave() {
    timer_.Stop();
    show(false);
}

void NoticeBar::offer(const wxString& label) {
    if (label != button_->GetLabelText()) {
        button_->SetLabelText(label);
        Layout();
    }
}

void NoticeBar::allow(bool possible) {
    button_->Enable(possible);
}

wxString NoticeBar::text() const {
    return IsShown() ? text_->GetLabelText() : wxString();
}

void NoticeBar::show(bool shown) {
    if (Show(shown)) {
        GetParent()->Layout();
        button_->InvalidateBestSize(); // only now GTK knows its frame
        Layout();
    }
}

ProgressRow::ProgressRow(wxWindow* parent, const wxString& verb, const wxString& name,
                         const std::function<void()>& toggle)
    : parent_(parent), button_(new wxButton(parent, wxID_ANY, verb)),
      gauge_(new wxGauge(parent, wxID_ANY, gauge_range)),
      words_(new wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)) {
    name_for_readers(*gauge_, name);
    button_->Bind(wxEVT_BUTTON, [toggle](wxCommandEvent&) { toggle(); });
    gauge_->Hide();
    words_->Hide();
}

wxSizer* ProgressRow::button_and_gauge() const {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(button_, wxSizerFlags().CenterVertical());
    row->Add(gauge_, wxSizerFlags(1).CenterVertical().ReserveSpaceEvenIfHidden().Border(
                         wxLEFT, parent_->FromDIP(spacing::wide_gap)));
    return row;
}

void ProgressRow::show(const Shown& shown) const {
    const bool needs_layout = button_->GetLabelText() != shown.verb ||
                              gauge_->IsShown() != shown.running ||
                              words_->IsShown() == shown.text.empty();
    if (button_->GetLabelText() != shown.verb) {
        button_->SetLabel(shown.verb);
    }
    button_->Enable(shown.can_press);
    gauge_->Show(shown.running);
    gauge_->SetValue(static_cast<int>(std::lround(gauge_range * shown.share)));
    words_->Show(!shown.text.empty());
    if (words_->GetLabelText() != shown.text) {
        words_->SetLabelText(shown.text);
        words_->SetToolTip(shown.text);
    }
    if (needs_layout) {
        parent_->Layout();
    }
}

} // namespace pampas::desktop
