#include "editor/desktop/dialogs/revisions_dialog.h"

#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {
namespace {

std::vector<MapListDialog::Row> rows_of(const std::vector<library::Revision>& revisions) {
    std::vector<MapListDialog::Row> rows;
    rows.reserve(revisions.size());
    for (const library::Revision& revision : revisions) {
        rows.push_back(
            {wxString::Format("Revision %d, ", revision.number) + said_time(revision.saved),
             wx_text(revision.note)});
    }
    return rows;
}

} // namespace

RevisionsDialog::RevisionsDialog(wxWindow* parent, library::Library library,
                                 const std::string& name)
    : MapListDialog(parent, "Revisions of " + wx_text(name)), library_(std::move(library)),
      revisions_(library_.history(name)) {
    fill({.rows = rows_of(revisions_),
          .load = [this, name](
                      std::size_t row) { return library_.load(name, revisions_[row].number).map; },
          .empty = {},
          .buttons = {{restore, "&Restore",
                       "Makes this the newest revision again; those after it are kept"},
                      {open_copy, "&Open as a Copy", "Opens it as a map that is kept nowhere yet"}},
          .activate = [this] { EndModal(open_copy); }});
}

void RevisionsDialog::update(bool readable) {
    button(open_copy).Enable(readable);
    button(restore).Enable(readable && selected() != 0U);
}

} // namespace pampas::desktop
