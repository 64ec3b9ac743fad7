#include "editor/desktop/dialogs/revisions_dialog.h"

#include "editor/desktop/dialogs/revision_list.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/map_preview.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/sizer.h>

namespace pampas::desktop {

RevisionsDialog::RevisionsDialog(wxWindow* parent, library::Library library, std::string name)
    : wxDialog(parent, wxID_ANY, "Revisions of " + wx_text(name), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      library_(std::move(library)), name_(std::move(name)),
      list_(new RevisionList(this,
                             {.pick = [this](std::size_t) { show_selected(); },
                              .activate = [this](std::size_t) { EndModal(open_copy); }},
                             library_.history(name_))),
      preview_(new MapPreview(this, {360, 300})), notice_(new Notice(this)) {
    list_->SetMinSize(FromDIP(wxSize(220, 300)));
    const int gap = FromDIP(14);
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(list_, wxSizerFlags(1).Expand());
    body->Add(preview_, wxSizerFlags(2).Expand().Border(wxLEFT, gap));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(body, wxSizerFlags(1).Expand().Border(wxALL, gap));
    all->Add(buttons(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetSizerAndFit(all);
    list_->select(0);
    list_->SetFocus();
    show_selected();
}

RevisionsDialog::~RevisionsDialog() {
    silence(*this);
}

wxSizer* RevisionsDialog::buttons() {
    restore_ = new wxButton(this, restore, "&Restore");
    restore_->SetToolTip("Makes this the newest revision again; those after it are kept");
    open_ = new wxButton(this, open_copy, "&Open as a Copy");
    auto* close = new wxButton(this, wxID_CANCEL, "&Close");
    for (wxButton* button : {restore_, open_}) {
        button->Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) { EndModal(event.GetId()); });
    }
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(notice_, wxSizerFlags(1).Expand());
    for (wxButton* button : {restore_, open_, close}) {
        sizer->Add(button, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(6)));
    }
    return sizer;
}

int RevisionsDialog::revision() const {
    return list_->revisions()[list_->selected().value_or(0)].number;
}

const map::Map& RevisionsDialog::map() const {
    return preview_->map();
}

void RevisionsDialog::show_selected() {
    bool readable = true;
    try {
        preview_->set_map(library_.load(name_, revision()).map);
        notice_->clear();
    } catch (const InputError& error) {
        readable = false;
        preview_->set_map(map::Map());
        notice_->say(Tone::Error, wx_text(error.what()));
    }
    open_->Enable(readable);
    restore_->Enable(readable && list_->selected() != 0U);
}

} // namespace pampas::desktop
