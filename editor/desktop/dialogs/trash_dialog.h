#pragma once

#include "editor/desktop/dialogs/map_list_dialog.h"
#include "engine/library/library.h"

#include <vector>

namespace pampas::desktop {

/// Shows the maps in the trash of a library, the last removed first.
class TrashDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns when the user wants the map selected, or to forget all of them.
    static constexpr int put_back = wxID_UNDELETE;
    static constexpr int empty = wxID_CLEAR;

    /// Throws `InputError` when the trash cannot be read.
    TrashDialog(wxWindow* parent, library::Library library);

    /// The id of the map selected.
    std::int64_t chosen() const { return trash_[selected().value_or(0)].id; }

  private:
    void update(bool readable) override;
    /// Asks whether that is meant.
    void ask_to_empty();

    library::Library library_;
    std::vector<library::Removed> trash_;
};

} // namespace pampas::desktop
