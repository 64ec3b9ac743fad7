#pragma once

#include "editor/desktop/dialogs/map_list_dialog.h"
#include "engine/library/library.h"

#include <string>
#include <vector>

namespace pampas::desktop {

/// Shows the revisions of a map in a library, the newest first.
class RevisionsDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns when the user wants something of the revision selected.
    static constexpr int restore = wxID_REVERT;
    static constexpr int open_copy = wxID_OPEN;

    /// Throws `InputError` when there is no such map.
    RevisionsDialog(wxWindow* parent, library::Library library, const std::string& name);

    /// Number of the revision selected.
    int revision() const { return revisions_[selected().value_or(0)].number; }

  private:
    void update(bool readable) override;

    library::Library library_;
    std::vector<library::Revision> revisions_;
};

} // namespace pampas::desktop
