#pragma once

#include "editor/desktop/panels/library_changes.h"
#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/library_search.h"

#include <wx/panel.h>

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

class wxButton;
class wxChoice;
class wxMenu;
class wxSearchCtrl;

namespace pampas::desktop {

class LibraryList;
class NoticeBar;

/// The maps of one library. The user can search, sort, open, copy, rename, remove and compare them,
/// and restore earlier revisions. Follows changes by other programs.
class LibraryPanel : public wxPanel {
  public:
    /// Starts with the order and search words of the last session. `context` must outlive this
    /// object.
    LibraryPanel(wxWindow* parent, Context& context);

    /// Reloads the list, for example after a save.
    void refresh();
    /// Selects the map with this name, if it is shown.
    void select(const std::string& name);
    /// The name of the selected map; empty if there is none.
    std::string selected() const;

    /// Act on the selected map, if there is one.
    void show_revisions() { run(&LibraryPanel::show_revisions_of); }
    void remove_selected() { run(&LibraryPanel::remove); }
    /// Restores the last map removed, if possible.
    void undo_removal() { changes_.undo_removal(); }

  private:
    /// A command on a map of the library.
    using Run = void (LibraryPanel::*)(const library::Entry&);
    /// A command on the selected map.
    struct MapCommand {
        const char* label; ///< menu label in English
        const char* key;   ///< key as shown in the menu
        int code;          ///< key code
        Run run;
    };

    static std::span<const MapCommand> map_commands();
    /// Runs a command on the selected map, if there is one.
    void run(Run command);
    void open(const library::Entry& entry);
    void duplicate(const library::Entry& entry);
    void rename(const library::Entry& entry);
    /// Shows the newest revision beside the open map.
    void compare(const library::Entry& entry);
    void show_revisions_of(const library::Entry& entry);
    void remove(const library::Entry& entry);
    void restore();
    void keep() const;
    /// Shows the context's library, which need not exist yet.
    void show_library();
    /// Shows the library of the current map, if any, and selects the map.
    void follow_current();
    void on_saved();
    void lay_out();
    void bind_keys();
    LibraryOrder order() const;
    void show_found();
    void offer_conditions();
    const MapFacts& facts(const library::Entry& entry);
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
    std::map<std::string, MapFacts> facts_; ///< by name, of those that a search asked about
    std::string problem_; ///< why the library is unreadable; empty if it is readable
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
