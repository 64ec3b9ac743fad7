#include "editor/desktop/panels/removal_notice.h"

#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

constexpr int shown_for = 30'000; // in milliseconds

} // namespace

RemovalNotice::RemovalNotice(wxWindow* parent, std::function<void()> undo)
    : wxPanel(parent), text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition,
                                              wxDefaultSize, wxST_ELLIPSIZE_END)),
      timer_(this) {
    auto* button = new wxButton(this, wxID_ANY, wx_tr("&Undo"));
    button->SetToolTip(wx_tr("Puts the map back (Ctrl+Z in the list)"));
    button->Bind(wxEVT_BUTTON, [undo = std::move(undo)](wxCommandEvent&) { undo(); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { leave(); });
    const int gap = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(text_, wxSizerFlags(1).CenterVertical().Border(wxLEFT, gap));
    row->Add(button, wxSizerFlags().CenterVertical().Border(wxALL, gap));
    SetSizer(row);
    Hide();
}

void RemovalNotice::say(const wxString& text) {
    text_->SetLabelText(text);
    text_->SetToolTip(text);
    timer_.StartOnce(shown_for);
    show(true);
}

void RemovalNotice::leave() {
    timer_.Stop();
    show(false);
}

wxString RemovalNotice::text() const {
    return IsShown() ? text_->GetLabelText() : wxString();
}

void RemovalNotice::show(bool shown) {
    if (Show(shown)) {
        GetParent()->Layout();
    }
}

} // namespace pampas::desktop
