#include "editor/desktop/widgets/wrapped_text.h"

#include "editor/desktop/widgets/look.h"

#include <wx/arrstr.h>

namespace pampas::desktop {

WrappedText::WrappedText(wxWindow* parent, std::size_t most_lines)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                   wxST_NO_AUTORESIZE),
      most_lines_(most_lines) {
    Hide();
    also_on(*this, wxEVT_SIZE, [this] { wrap(); });
}

void WrappedText::say(const wxString& text) {
    if (text != text_) {
        text_ = text;
        SetToolTip(text);
        wrap();
    }
    if (Show(!text.empty())) {
        GetParent()->Layout();
    }
}

void WrappedText::wrap() {
    // GTK may need a pixel more than it measures.
    const auto lines = wrapped(*this, text_, GetClientSize().x - 2, most_lines_);
    const wxString label = wxJoin(wxArrayString(lines.size(), lines.data()), '\n', '\0');
    if (label == GetLabelText()) {
        return;
    }
    SetLabelText(label);
    const wxSize needed(1, static_cast<int>(lines.size()) * GetCharHeight());
    if (needed != GetMinSize()) { // the width is the parent's choice
        SetMinSize(needed);
        CallAfter([this] { GetParent()->Layout(); });
    }
}

} // namespace pampas::desktop
