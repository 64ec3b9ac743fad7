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
        rows.push_back({wx_text(removed.entry.name),
                        wx_text(tr("Removed {}", said_time(removed.removed).utf8_string()))});
    }
    return rows;
}

} // namespace

TrashDialog::TrashDialog(wxWindow* parent, library::Library library)
    : MapListDialog(parent, wx_tr("Removed Maps")), library_(std::move(library)),
      trash_(library_.trash()) {
    fill({.rows = rows_of(trash_),
          .load = [this](std::size_t row) { return library_.load_removed(trash_[row].id); },
          .empty = wx_tr("The trash is empty."),
          .buttons = {{empty, wx_tr("&Empty the Trash…"), wx_tr("Forgets all removed maps")},
                      {put_back, wx_tr("&Put Back"),
                       wx_tr("Brings the map back with its history and the results of its games")}},
          .activate = [this] { EndModal(put_back); }});
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { ask_to_empty(); }, empty);
}

void TrashDialog::update(bool) {
    button(put_back).Enable(!trash_.empty());
    button(empty).Enable(!trash_.empty());
}

void TrashDialog::ask_to_empty() {
    wxMessageDialog ask(
        this, wx_text(trn("Forget {} removed map?", "Forget {} removed maps?", trash_.size())),
        wx_tr("Empty the Trash"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetExtendedMessage(
        wx_tr("Revisions and results go, too. Nothing of it can be brought back."));
    ask.SetYesNoLabels(wx_tr("&Forget"), wx_tr("&Keep"));
    if (ask.ShowModal() == wxID_YES) {
        EndModal(empty);
    }
}

} // namespace pampas::desktop
