#pragma once

#include "editor/desktop/dialogs/map_list_dialog.h"
#include "engine/library/library.h"

#include <string>
#include <vector>

namespace pampas::desktop {

/// `Revision 3, today 14:34`.
std::string revision_title(const library::Revision& revision);
/// The same with its note, if it has one: `Revision 3, today 14:34: wider`.
std::string noted_revision(const library::Revision& revision);

/// Shows the revisions of a map in a library, the newest first. Users can write notes on them.
class RevisionsDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns if the user wants to use the selected revision.
    static constexpr int restore = wxID_REVERT;
    static constexpr int open_copy = wxID_OPEN;
    static constexpr int compare_open = wxID_HIGHEST + 1;   ///< with the open map
    static constexpr int compare_former = wxID_HIGHEST + 2; ///< with the revision before
    /// The button that asks for a note.
    static constexpr int write_note = wxID_EDIT;

    /// Throws `InputError` if there is no such library or map.
    RevisionsDialog(wxWindow* parent, const std::filesystem::path& library,
                    const std::string& name);

    /// The number of the selected revision.
    int revision() const { return revisions_[selected().value_or(0)].number; }

  private:
    void update(bool readable) override;
    void ask_note();
    void on_key(wxKeyEvent& event);
    void show_menu(wxContextMenuEvent& event);
    /// Presses a button, if it is enabled.
    void press(int id);

    library::Library library_;
    std::string name_;
    std::vector<library::Revision> revisions_;
};

/// Shows the maps in the trash of a library, the latest first.
class TrashDialog : public MapListDialog {
  public:
    /// What `ShowModal` returns if the user wants the selected map back, or to empty the trash.
    static constexpr int put_back = wxID_UNDELETE;
    static constexpr int empty = wxID_CLEAR;

    /// Throws `InputError` if the trash cannot be read.
    TrashDialog(wxWindow* parent, library::Library library);

    /// The id of the selected map.
    std::int64_t chosen() const { return trash_[selected().value_or(0)].id; }

  private:
    void update(bool readable) override;
    /// Asks the user to confirm, and ends the dialog.
    void ask_to_empty();

    library::Library library_;
    std::vector<library::Removed> trash_;
};

} // namespace pampas::desktop
