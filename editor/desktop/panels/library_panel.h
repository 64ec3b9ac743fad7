#pragma once

#include "editor/desktop/panels/library_changes.h"
#include "editor/desktop/panels/library_order.h"
#include "editor/desktop/panels/library_watch.h"

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxConfigBase;
class wxMenu;
class wxSearchCtrl;

namespace pampas::desktop {

class LibraryList;
class NoticeBar;

/// The maps of one library: found by words, sorted, opened, copied, renamed, removed, compared,
/// taken back to an earlier revision.
/// Follows what other programs do to the library.
class LibraryPanel : public wxPanel {
  public:
    struct Actions {
        /// Opens a map of the library shown.
        std::function<void(const library::NamedMap&)> open;
        /// Stores the map that is open in the library shown.
        std::function<void()> add_open_map;
        /// Asks for another library and shows it.
        std::function<void()> choose_library;
        /// Writes all maps of the library shown as files.
        std::function<void()> export_all;
        /// Brings the map files of a folder into the library shown.
        std::function<void()> import_folder;
        /// What else is to be known of changes.
        LibraryChanges::Listener changes;
    };

    LibraryPanel(wxWindow* parent, Actions actions);

    /// Shows the library in this file, which need not be there yet.
    void set_library(const std::filesystem::path& file);
    const std::filesystem::path& library() const { return file_; }
    /// Whether the library shown is there and can be read.
    bool is_readable() const { return readable_; }
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

    /// Shows the maps in the order, and those with the words, that were remembered last.
    void restore(const wxConfigBase& config);
    void keep(wxConfigBase& config) const;
    /// Shows what was removed from the library, to be put back.
    void show_trash() { changes_.show_trash(); }

  private:
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

    Actions actions_;
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
};

} // namespace pampas::desktop
