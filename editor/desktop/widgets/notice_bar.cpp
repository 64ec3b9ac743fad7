#include "editor/desktop/widgets/notice_bar.h"

#include "editor/desktop/widgets/spacing.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

constexpr int shown_for = 30'000; // in milliseconds

} // namespace

NoticeBar::NoticeBar(wxWindow* parent, Offer offer)
    : wxPanel(parent), text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition,
                                              wxDefaultSize, wxST_ELLIPSIZE_MIDDLE)),
      timer_(this) {
    auto* button = new wxButton(this, wxID_ANY, offer.label);
    button->SetToolTip(offer.tip);
    button->Bind(wxEVT_BUTTON, [run = std::move(offer.run)](wxCommandEvent&) { run(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { leave(); });
    const int gap = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(text_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, gap));
    row->Add(button, wxSizerFlags().CenterVertical().Border(wxALL, gap));
    SetSizer(row);
    Hide();
}

void NoticeBar::say(const wxString& text) {
    text_->SetLabelText(text);
    text_->SetToolTip(text);
    timer_.StartOnce(shown_for);
    show(true);
}

void NoticeBar::leave() {
    timer_.Stop();
    show(false);
}

wxString NoticeBar::text() const {
    return IsShown() ? text_->GetLabelText() : wxString();
}

void NoticeBar::show(bool shown) {
    if (Show(shown)) {
        GetParent()->Layout();
    }
}

} // namespace pampas::desktop
