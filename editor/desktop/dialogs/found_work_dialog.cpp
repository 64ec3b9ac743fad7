#include "editor/desktop/dialogs/found_work_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {

FoundWorkDialog::FoundWorkDialog(wxWindow* parent, const std::vector<FoundWork>& found)
    : wxDialog(parent, wxID_ANY, wx_tr("Unsaved work was found")),
      list_(new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(460, 160)))),
      forget_(add_button(wx_tr("&Forget"), FoundWorkAnswer::Forget)),
      open_(add_button(wx_tr("&Bring back"), FoundWorkAnswer::Open)) {
    for (const FoundWork& work : found) {
        const int row = list_->Append(wx_text(work.name + " – " + work.told));
        list_->Check(static_cast<unsigned>(row));
    }
    name_for_readers(*list_, wx_tr("Unsaved work"));
    list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { update(); });
    auto* wait = new wxButton(this, wxID_CANCEL, wx_tr("&Not now"));
    wait->MoveBeforeInTabOrder(open_);
    wait->SetToolTip(wx_tr("It is offered again when Pampas starts the next time"));

    const int gap = FromDIP(2 * spacing::gap);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(forget_);
    buttons->AddStretchSpacer();
    buttons->Add(wait, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::gap)));
    buttons->Add(open_);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(
        new wxStaticText(this, wxID_ANY,
                         wx_tr("Pampas was stopped before this was saved. Brought back, it can be "
                               "undone as before.")),
        wxSizerFlags().Border(wxALL, gap));
    all->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap));
    all->Add(buttons, wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizerAndFit(all);
    open_->SetDefault();
    open_->SetFocus();
    CentreOnParent();
}

wxButton* FoundWorkDialog::add_button(const wxString& label, FoundWorkAnswer::What what) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [this, what](wxCommandEvent&) {
        what_ = what;
        EndModal(wxID_OK);
    });
    return button;
}

FoundWorkAnswer FoundWorkDialog::answer() const {
    FoundWorkAnswer answer{what_};
    wxArrayInt checked;
    list_->GetCheckedItems(checked);
    for (const int row : checked) {
        answer.chosen.push_back(static_cast<std::size_t>(row));
    }
    return answer;
}

void FoundWorkDialog::update() {
    wxArrayInt checked;
    const bool any = list_->GetCheckedItems(checked) > 0;
    open_->Enable(any);
    forget_->Enable(any);
}

} // namespace pampas::desktop
