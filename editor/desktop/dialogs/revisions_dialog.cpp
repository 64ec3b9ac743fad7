#include "editor/desktop/dialogs/revisions_dialog.h"

#include "editor/desktop/widgets/said_time.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {
namespace {

std::vector<MapListDialog::Row> rows_of(const std::vector<library::Revision>& revisions) {
    std::vector<MapListDialog::Row> rows;
    rows.reserve(revisions.size());
    for (const library::Revision& revision : revisions) {
        rows.push_back({wx_text(tr("Revision {}, {}", revision.number,
                                   said_time(revision.saved).utf8_string())),
                        wx_text(revision.note)});
    }
    return rows;
}

} // namespace

RevisionsDialog::RevisionsDialog(wxWindow* parent, library::Library library,
                                 const std::string& name)
    : MapListDialog(parent, wx_text(tr("Revisions of {}", name))), library_(std::move(library)),
      revisions_(library_.history(name)) {
    fill({.rows = rows_of(revisions_),
          .load = [this, name](
                      std::size_t row) { return library_.load(name, revisions_[row].number).map; },
          .empty = {},
          .buttons = {{restore, wx_tr("&Restore"),
                       wx_tr("Makes this the newest revision again; those after it are kept")},
                      {open_copy, wx_tr("&Open as a Copy"),
                       wx_tr("Opens it as a map that is kept nowhere yet")}},
          .activate = [this] { EndModal(open_copy); }});
}

void RevisionsDialog::update(bool readable) {
    button(open_copy).Enable(readable);
    button(restore).Enable(readable && selected() != 0U);
}

} // namespace pampas::desktop
