#include "editor/desktop/widgets/fold.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dcclient.h>

#include <utility>

namespace pampas::desktop {
namespace {

constexpr int least_width = 48; // in DIP

/// What the button's frame takes of its width, in DIP.
constexpr int fold_frame_width = 24;

} // namespace

Fold::Fold(wxWindow* parent, wxWindow& body)
    : wxButton(parent, wxID_ANY, " ", wxDefaultPosition, wxDefaultSize, wxBORDER_NONE | wxBU_LEFT),
      body_(body) {
    SetMinSize({FromDIP(least_width), wxDefaultCoord});
    MoveBeforeInTabOrder(&body);
    also_on(*this, wxEVT_BUTTON, [this] { fold(!is_folded()); });
    also_on(*this, wxEVT_SIZE, [this] { refresh(); });
}

void Fold::say(const wxString& words) {
    if (words != words_) {
        words_ = words;
        refresh();
    }
}

void Fold::fold(bool folded) {
    if (folded != is_folded()) {
        body_.Show(!folded);
        refresh();
        GetParent()->Layout();
    }
}

void Fold::make_room(bool needed) {
    if (needed != std::exchange(is_needed_, needed)) {
        fold(needed);
    }
}

// The label is cut off here, because GTK would widen the button for it.
void Fold::refresh() {
    const wxString whole = wxString::FromUTF8(is_folded() ? "▸ " : "▾ ") + words_;
    const wxString label = wxControl::Ellipsize(whole, wxClientDC(this), wxELLIPSIZE_END,
                                                GetSize().x - FromDIP(fold_frame_width));
    if (label != GetLabelText()) {
        SetLabelText(label);
    }
    SetToolTip(wx_tr("Show or hide the settings") + "\n" + words_);
}

} // namespace pampas::desktop
