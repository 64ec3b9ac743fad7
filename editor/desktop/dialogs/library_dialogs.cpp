#include "editor/desktop/dialogs/library_dialogs.h"

#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/library/note.h"

#include <wx/button.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace pampas::desktop {
namespace {

MapListDialog::Row row_of(const library::Revision& revision) {
    return {wx_text(revision_title(revision)), wx_text(library::shown_note(revision.note))};
}

std::vector<MapListDialog::Row> rows_of(const std::vector<library::Revision>& revisions) {
    std::vector<MapListDialog::Row> rows;
    std::ranges::transform(revisions, std::back_inserter(rows), row_of);
    return rows;
}

std::vector<MapListDialog::Row> rows_of(const std::vector<library::Removed>& trash) {
    std::vector<MapListDialog::Row> rows;
    rows.reserve(trash.size());
    for (const library::Removed& removed : trash) {
        rows.push_back({wx_text(removed.entry.name),
                        wx_text(tr("Removed {}", said_time(removed.removed).utf8_string()))});
    }
    return rows;
}

} // namespace

std::string revision_title(const library::Revision& revision) {
    return tr("Revision {}, {}", revision.number, said_time(revision.saved).utf8_string());
}

std::string noted_revision(const library::Revision& revision) {
    const std::string note = revision.note.empty() ? "" : ": " + library::shown_note(revision.note);
    return revision_title(revision) + note;
}

RevisionsDialog::RevisionsDialog(wxWindow* parent, const std::filesystem::path& library,
                                 const std::string& name)
    : MapListDialog(parent, wx_text(tr("Revisions of {}", name))),
      library_(library, library::Access::Read), name_(name), revisions_(library_.history(name)) {
    fill(
        {.rows = rows_of(revisions_),
         .load =
             [this](std::size_t row) { return library_.load(name_, revisions_[row].number).map; },
         .empty = {},
         .buttons = {{write_note, wx_tr("&Note…"), wx_tr("Writes a note about what changed (F2)")},
                     {compare_former, wx_tr("&What Changed"),
                      wx_tr("Shows it next to the previous revision (Shift+F7)")},
                     {compare_open, wx_tr("Co&mpare"), wx_tr("Shows it next to the open map (F7)")},
                     {restore, wx_tr("&Restore"),
                      wx_tr("Makes this the newest revision again and keeps the later ones")},
                     {open_copy, wx_tr("&Open as a Copy"),
                      wx_tr("Opens it as a new map that is not saved yet")}},
         .activate = [this] { EndModal(open_copy); }});
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { ask_note(); }, write_note);
    Bind(wxEVT_CHAR_HOOK, &RevisionsDialog::on_key, this);
    list().Bind(wxEVT_CONTEXT_MENU, &RevisionsDialog::show_menu, this);
}

void RevisionsDialog::update(bool readable) {
    const bool first = selected() && revision() == revisions_.back().number;
    button(open_copy).Enable(readable);
    button(compare_open).Enable(readable);
    button(compare_former).Enable(readable && !first);
    button(restore).Enable(readable && selected() != 0U);
}

void RevisionsDialog::on_key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_F2) {
        press(write_note);
    } else if (event.GetKeyCode() == WXK_F7) {
        press(event.ShiftDown() ? compare_former : compare_open);
    } else {
        event.Skip();
    }
}

void RevisionsDialog::show_menu(wxContextMenuEvent& event) {
    wxMenu menu;
    for (const auto& [id, label] :
         {std::pair(open_copy, wx_tr("&Open as a Copy")), std::pair(restore, wx_tr("&Restore")),
          std::pair(compare_open, wx_tr("&Compare with the Open Map") + "\tF7"),
          std::pair(compare_former, wx_tr("Compare with the &Previous Revision") + "\tShift+F7"),
          std::pair(write_note, wx_tr("&Note…") + "\tF2")}) {
        menu.Append(id, label)->Enable(button(id).IsEnabled());
    }
    const int chosen =
        list().GetPopupMenuSelectionFromUser(menu, menu_place(list(), list(), event));
    if (chosen != wxID_NONE) {
        press(chosen);
    }
}

void RevisionsDialog::press(int id) {
    if (button(id).IsEnabled()) {
        wxCommandEvent event(wxEVT_BUTTON, id);
        event.SetEventObject(&button(id));
        button(id).GetEventHandler()->ProcessEvent(event);
    }
}

void RevisionsDialog::ask_note() {
    library::Revision& noted = revisions_[selected().value_or(0)];
    const wxString before = wx_text(library::shown_note(noted.note));
    wxTextEntryDialog dialog(this, wx_text(tr("What changed in revision {}:", noted.number)),
                             wx_tr("Note on a revision"), before);
    if (dialog.ShowModal() != wxID_OK || dialog.GetValue() == before) {
        return;
    }
    try {
        const std::string note = dialog.GetValue().utf8_string();
        library::Library(library_.file(), library::Access::Write)
            .set_note(name_, noted.number, note);
        noted.note = note;
        set_row(selected().value_or(0), row_of(noted));
    } catch (const InputError& error) {
        say_problem(wx_text(error.what()));
    }
}

TrashDialog::TrashDialog(wxWindow* parent, library::Library library)
    : MapListDialog(parent, wx_tr("Removed Maps")), library_(std::move(library)),
      trash_(library_.trash()) {
    fill({.rows = rows_of(trash_),
          .load = [this](std::size_t row) { return library_.load_removed(trash_[row].id); },
          .empty = wx_tr("The trash is empty."),
          .buttons = {{empty, wx_tr("&Empty the Trash…"), wx_tr("Discards all removed maps")},
                      {put_back, wx_tr("&Put Back"),
                       wx_tr("Puts the map back with its history and the results of its games")}},
          .activate = [this] { EndModal(put_back); }});
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { ask_to_empty(); }, empty);
}

void TrashDialog::update(bool) {
    button(put_back).Enable(!trash_.empty());
    button(empty).Enable(!trash_.empty());
}

void TrashDialog::ask_to_empty() {
    wxMessageDialog ask(this,
                        wx_text(trn("Discard {} removed map for good?",
                                    "Discard {} removed maps for good?", trash_.size())),
                        wx_tr("Empty the Trash"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetExtendedMessage(
        wx_tr("Their revisions and results will be lost, too. This cannot be undone."));
    ask.SetYesNoLabels(wx_tr("&Discard"), wx_tr("&Keep"));
    if (ask.ShowModal() == wxID_YES) {
        EndModal(empty);
    }
}

} // namespace pampas::desktop
