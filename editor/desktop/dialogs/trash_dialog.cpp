#include "editor/desktop/dialogs/trash_dialog.h"

#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/msgdlg.h>

namespace pampas::desktop {
namespace {

std::vector<MapListDialog::Row> rows_of(const std::vector<library::Removed>& trash) {
    std::vector<MapListDialog::Row> rows;
    rows.reserve(trash.size());
    for (const library::Removed& removed : trash) {
        rows.push_back({wx_text(removed.entry.name), "Removed " + said_time(removed.removed)});
    }
    return rows;
}

} // namespace

TrashDialog::TrashDialog(wxWindow* parent, library::Library library)
    : MapListDialog(parent, "Removed Maps"), library_(std::move(library)),
      trash_(library_.trash()) {
    fill({.rows = rows_of(trash_),
          .load = [this](std::size_t row) { return library_.load_removed(trash_[row].id); },
          .empty = "The trash is empty.",
          .buttons = {{empty, L"&Empty the Trash…", "Forgets all removed maps"},
                      {put_back, "&Put Back",
                       "Brings the map back with its history and the results of its games"}},
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
                        wxString::Format(trash_.size() == 1 ? "Forget %zu removed map?"
                                                            : "Forget %zu removed maps?",
                                         trash_.size()),
                        "Empty the Trash", wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetExtendedMessage("Revisions and results go, too. Nothing of it can be brought back.");
    ask.SetYesNoLabels("&Forget", "&Keep");
    if (ask.ShowModal() == wxID_YES) {
        EndModal(empty);
    }
}

} // namespace pampas::desktop
