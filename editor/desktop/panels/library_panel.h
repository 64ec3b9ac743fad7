#pragma once

#include "engine/library/library.h"
#include "engine/library/open_map.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <array>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class wxButton;
class wxMenu;
class wxSearchCtrl;

namespace pampas::desktop {

class LibraryList;

/// The maps of one library: found, opened, renamed, removed, taken back to an earlier revision.
/// Follows what other programs do to the library.
class LibraryPanel : public wxPanel {
  public:
    struct Actions {
        /// Opens a map of the library shown.
        std::function<void(const library::NamedMap&)> open;
        /// Opens an earlier revision as a map that is kept nowhere yet.
        std::function<void(map::Map)> open_copy;
        /// Stores the map that is open in the library shown.
        std::function<void()> add_open_map;
        /// Asks for another library and shows it.
        std::function<void()> choose_library;
        /// The map `from` is called `to` now.
        std::function<void(const library::NamedMap& from, const std::string& to)> renamed;
        /// The revision of this number is the newest of the map again.
        std::function<void(const library::NamedMap&, int number)> restored;
        /// Tells the user in a line what could not be done.
        std::function<void(const std::string& line)> error;
    };

    LibraryPanel(wxWindow* parent, Actions actions);

    /// Shows the library in this file, which need not be there yet.
    void set_library(const std::filesystem::path& file);
    const std::filesystem::path& library() const { return file_; }
    /// Reads the list anew, as after a save.
    void refresh();
    /// Selects the map of this name, if it is shown.
    void select(const std::string& name);

    /// Opens the map selected. This and what follows do nothing when none is.
    void open_selected();
    /// Asks for the new name.
    void rename_selected();
    /// Asks whether that is meant.
    void remove_selected();
    /// Shows them, to be restored or opened.
    void show_revisions();

  private:
    /// Sizes and times of the files of a library; they change with it.
    using Stamp = std::array<std::int64_t, 4>;

    void lay_out();
    void bind_keys();
    void show_found();
    void say_empty();
    void poll();
    Stamp stamp() const;
    void fill(wxMenu& menu);
    void show_menu(wxWindow& at, wxPoint place);
    void show_row_menu(wxContextMenuEvent& event);
    void show_users_own();
    void change(const std::function<void(library::Library&)>& work);

    Actions actions_;
    std::filesystem::path file_;
    std::vector<library::Entry> entries_;
    std::string problem_; ///< why the library cannot be read
    Stamp stamp_{};
    wxTimer timer_;
    wxButton* title_;
    wxButton* add_;
    wxSearchCtrl* search_;
    LibraryList* list_;
};

} // namespace pampas::desktop
