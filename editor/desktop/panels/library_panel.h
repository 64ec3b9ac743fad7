#pragma once

#include "editor/desktop/panels/library_changes.h"
#include "editor/desktop/panels/library_list.h"

#include <wx/panel.h>

#include <filesystem>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxMenu;
class wxSearchCtrl;

namespace pampas::desktop {

class LibraryList;
class NoticeBar;

/// The maps of one library: found by words, sorted, opened, copied, renamed, removed, compared,
/// taken back to an earlier revision. Follows what other programs do to the library.
class LibraryPanel : public wxPanel {
  public:
    /// Shows the maps in the order, and those with the words, that were remembered last. `context`
    /// outlives it.
    LibraryPanel(wxWindow* parent, Context& context);

    /// Reads the list anew, as after a save.
    void refresh();
    /// Selects the map of this name, if it is shown.
    void select(const std::string& name);
    /// The name of the map selected; empty when none is.
    std::string selected() const;

    /// Opens the map selected. This and what follows do nothing when none is.
    void open_selected();
    void duplicate_selected();
    void rename_selected();
    /// Shows the map selected, as it was saved last, beside the one that is open.
    void compare_selected();
    void remove_selected();
    void undo_removal() { changes_.undo_removal(); }
    void show_revisions();

  private:
    void restore();
    void keep() const;
    /// Shows the library of the context, which need not be there yet.
    void show_library();
    /// Shows the library that the current map is in, if any, and the map there.
    void follow_current();
    void on_saved();
    void lay_out();
    void bind_keys();
    LibraryOrder order() const;
    void show_found();
    void say_empty();
    void on_change(const std::string& name);
    void on_list_key(wxKeyEvent& event);
    void fill_for_map(wxMenu& menu);
    void fill_for_library(wxMenu& menu);
    void show_library_menu();
    void show_row_menu(wxContextMenuEvent& event);
    void show_users_own();

    Context& context_;
    std::filesystem::path file_;
    std::vector<library::Entry> entries_;
    std::string problem_; ///< why the library cannot be read
    bool readable_ = false;
    LibraryWatch watch_;
    LibraryChanges changes_;
    wxButton* title_;
    wxButton* add_;
    wxSearchCtrl* search_;
    wxChoice* order_;
    LibraryList* list_;
    NoticeBar* removal_;
    Connections connections_;
};

} // namespace pampas::desktop
