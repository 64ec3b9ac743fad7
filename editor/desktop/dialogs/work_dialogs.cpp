#include "editor/desktop/dialogs/work_dialogs.h"

#include "editor/desktop/dialogs/library_dialogs.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/map/difference.h"

#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

wxString what_happened(const ConflictingSave& save) {
    if (!save.newest) {
        return wx_text(tr("“{}” was removed from the library in the meantime.", save.name));
    }
    return wx_text(save.reloadable ? tr("“{}” was saved elsewhere in the meantime, as revision {}.",
                                        save.name, save.newest->revision.number)
                                   : tr("The library already has a map “{}”.", save.name));
}

/// The spaces in which the states differ.
std::vector<hex::Coordinate> differing(const ConflictingSave& save) {
    return save.newest ? places(map::differences(save.mine, save.newest->map))
                       : std::vector<hex::Coordinate>();
}

/// How much the states differ.
wxString difference(const ConflictingSave& save) {
    if (!save.newest) {
        return {};
    }
    const std::size_t spaces = differing(save).size();
    return spaces == 0 ? wx_tr("The boards are the same.")
                       : wx_text(trn("The boards differ in {} space.",
                                     "The boards differ in {} spaces.", spaces));
}

/// What a merge would come to.
wxString outlook(const map::Merge& merge) {
    return merge.contested.empty()
               ? wx_tr(
                     "No space was changed in both versions. The merged map will have all changes.")
               : wx_text(trn("{} space was changed in both versions. The merged map will have your "
                             "version of it and all other changes.",
                             "{} spaces were changed in both versions. The merged map will have "
                             "your version of these and all other changes.",
                             merge.contested.size()));
}

} // namespace

ConflictDialog::ConflictDialog(wxWindow* parent, const ConflictingSave& save)
    : wxDialog(parent, wxID_ANY, wx_tr("Two Versions of a Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    const int gap = FromDIP(14);
    auto* heading = new wxStaticText(this, wxID_ANY, what_happened(save));
    heading->SetFont(heading->GetFont().Bold());
    auto* text = new wxStaticText(this, wxID_ANY,
                                  wx_tr("Nothing is saved yet.") + " " + difference(save) +
                                      (save.merge ? "\n" + outlook(*save.merge) : wxString()));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(heading, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    all->AddSpacer(gap / 2);
    all->Add(text, wxSizerFlags().Border(wxLEFT | wxRIGHT, gap));
    all->Add(maps(save), wxSizerFlags(1).Expand().Border(wxALL, gap));
    all->Add(buttons(save), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetSizerAndFit(all);
    CentreOnParent();
}

wxSizer* ConflictDialog::maps(const ConflictingSave& save) {
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& title, const map::Map& map) {
        auto* preview = new MapPreview(this, {300, 260});
        auto marked = differing(save);
        std::erase_if(marked, [&map](auto at) { return !map.grid().contains(at); });
        preview->set_map(map, std::move(marked));
        auto* label = new wxStaticText(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                                       wxST_ELLIPSIZE_END);
        auto* column = new wxBoxSizer(wxVERTICAL);
        column->Add(label, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
        column->Add(preview, wxSizerFlags(1).Expand());
        columns->Add(column, wxSizerFlags(1).Expand());
    };
    add(wx_tr("Yours"), save.mine);
    if (save.newest) {
        columns->AddSpacer(FromDIP(14));
        add(wx_text(noted_revision(save.newest->revision)), save.newest->map);
    }
    return columns;
}

wxSizer* ConflictDialog::buttons(const ConflictingSave& save) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    if (save.newest && save.reloadable) {
        add_button(*row, Conflict::Reload, wx_tr("&Take the Library's"),
                   wx_tr("Shows the library's version; Undo brings yours back"));
    }
    row->AddStretchSpacer();
    row->Add(new wxButton(this, wxID_CANCEL, wx_tr("&Cancel")), wxSizerFlags().CenterVertical());
    if (save.merge) {
        add_button(*row, Conflict::Merge, wx_tr("&Merge"),
                   wx_tr("Saves your changes and the library's as one revision; Undo brings your "
                         "version back"));
    }
    add_button(*row, Conflict::SaveMine,
               save.newest
                   ? wx_text(tr("&Save Mine as Revision {}", save.newest->revision.number + 1))
                   : wx_tr("&Save It Again"),
               wx_tr("Keeps yours; earlier revisions stay in the history"));
    add_button(*row, Conflict::KeepBoth, wx_tr("&Keep Both…"),
               wx_tr("Keeps yours under another name"));
    return row;
}

void ConflictDialog::add_button(wxSizer& row, Conflict answer, const wxString& label,
                                const wxString& tip) {
    auto* button = new wxButton(this, wxID_ANY, label);
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, answer](wxCommandEvent&) {
        answer_ = answer;
        EndModal(wxID_OK);
    });
    row.Add(button, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(6)));
    if (answer == Conflict::KeepBoth) {
        button->SetDefault();
        button->SetFocus();
    }
}

Conflict ConflictDialog::ask() {
    ShowModal();
    return answer_;
}

FoundWorkDialog::FoundWorkDialog(wxWindow* parent, const std::vector<FoundWork>& found)
    : wxDialog(parent, wxID_ANY, wx_tr("Unsaved work was found")),
      list_(new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(460, 160)))),
      forget_(add_button(wx_tr("&Discard"), FoundWorkAnswer::Forget)),
      open_(add_button(wx_tr("&Recover"), FoundWorkAnswer::Open)) {
    for (const FoundWork& work : found) {
        const int row = list_->Append(wx_text(work.name + " – " + work.description));
        list_->Check(static_cast<unsigned>(row));
    }
    name_for_readers(*list_, wx_tr("Unsaved work"));
    list_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { update(); });
    auto* wait = new wxButton(this, wxID_CANCEL, wx_tr("&Not now"));
    wait->MoveBeforeInTabOrder(open_);
    wait->SetToolTip(wx_tr("Pampas offers it again the next time it starts"));

    const int gap = FromDIP(2 * spacing::gap);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(forget_);
    buttons->AddStretchSpacer();
    buttons->Add(wait, wxSizerFlags().Border(wxRIGHT, FromDIP(spacing::gap)));
    buttons->Add(open_);
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(new wxStaticText(this, wxID_ANY,
                              wx_tr("Pampas stopped before this was saved. If you recover it, you "
                                    "can undo its steps as before.")),
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
