#include "editor/desktop/panels/cure_bar.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {

CureBar::CureBar(wxWindow* parent, const std::function<void()>& apply)
    : wxPanel(parent), label_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition,
                                               wxDefaultSize, wxST_ELLIPSIZE_END)),
      apply_(new wxButton(this, wxID_ANY, wx_tr("Mend"), wxDefaultPosition, wxDefaultSize,
                          wxBU_EXACTFIT)) {
    apply_->SetToolTip(wx_tr("Do this; Undo takes it back"));
    apply_->Bind(wxEVT_BUTTON, [apply](wxCommandEvent&) { apply(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const int gap = FromDIP(spacing::gap);
    row->Add(label_, wxSizerFlags(1).CenterVertical().Border(wxALL, gap));
    row->Add(apply_, wxSizerFlags().CenterVertical().Border(wxALL, gap));
    SetSizer(row);
    Hide();
}

void CureBar::offer(const wxString& label) {
    if (label != offered()) {
        label_->SetLabelText(label);
        label_->SetToolTip(label);
    }
    appear(true);
}

void CureBar::clear() {
    appear(false);
}

wxString CureBar::offered() const {
    return IsShown() ? label_->GetLabelText() : wxString();
}

void CureBar::appear(bool shown) {
    if (shown != IsShown()) {
        Show(shown);
        GetParent()->Layout();
    }
}

} // namespace pampas::desktop
