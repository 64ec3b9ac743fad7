#include "editor/desktop/dialogs/rename_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {

RenameDialog::RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken)
    : wxDialog(parent, wxID_ANY, wx_tr("Rename Map")), before_(std::move(name)),
      taken_(std::move(taken)), name_(new wxTextCtrl(this, wxID_ANY, wx_text(before_))),
      notice_(new Notice(this)) {
    name_->SetMinSize(FromDIP(wxSize(300, -1)));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
    auto* form = new Form(this);
    form->add(wx_tr("&Name"), name_);
    rename_ = lay_out(*this, form, notice_, wx_tr("&Rename"));
    name_->SetFocus();
    name_->SelectAll();
    update();
}

RenameDialog::~RenameDialog() {
    silence(*this);
}

std::string RenameDialog::name() const {
    return name_->GetValue().Trim().Trim(false).utf8_string();
}

void RenameDialog::update() {
    const bool free = name() == before_ || std::ranges::find(taken_, name()) == taken_.end();
    rename_->Enable(!name().empty() && free);
    if (name().empty()) {
        notice_->say(Tone::Error, wx_tr("A map needs a name."));
    } else if (!free) {
        notice_->say(Tone::Error, wx_tr("Another map has this name."));
    } else {
        notice_->clear();
    }
}

} // namespace pampas::desktop
