#pragma once

#include "engine/library/library.h"
#include "engine/library/open_map.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxWindow;

namespace pampas::desktop {

/// What people do to maps of one library, asked for what it takes above a window.
class LibraryChanges {
  public:
    /// Told after each change, before `done`.
    struct Listener {
        /// Opens an earlier revision as a map that is kept nowhere yet.
        std::function<void(map::Map)> open_copy;
        /// Shows an earlier revision beside a later one or, without it, the open map.
        std::function<void(const library::NamedMap&, int earlier, std::optional<int> later)>
            compare;
        /// The map `from` is called `to` now.
        std::function<void(const library::NamedMap& from, const std::string& to)> renamed;
        /// The revision of this number is the newest of the map again.
        std::function<void(const library::NamedMap&, int number)> restored;
        /// The map is in the trash now.
        std::function<void(const library::NamedMap&)> removed;
        /// A map of the trash is there again.
        std::function<void(const library::NamedMap&)> put_back;
        /// Tells the user in a line what could not be done.
        std::function<void(const std::string& line)> error;
    };

    /// `done` is told when the library is another one, with the map to be looked at, if any.
    LibraryChanges(wxWindow& window, Listener listener,
                   std::function<void(const std::string& name)> done);

    /// Goes on with the library in this file.
    void set_library(const std::filesystem::path& file);

    /// Keeps a map once more, under a name like its own.
    void duplicate(const std::string& name);
    /// Asks for a name that is not among those taken.
    void rename(const std::string& name, std::vector<std::string> taken);
    /// Moves a map to the trash, at once.
    void remove(const std::string& name);
    /// What was removed last, when that can be undone.
    std::optional<std::string> removed() const;
    /// Undoes that removal.
    void undo_removal();
    /// Shows the revisions of a map, to be restored, opened, compared or noted on.
    void show_revisions(const std::string& name);
    /// Shows what is in the trash, to be put back or forgotten.
    void show_trash();

  private:
    struct Removal {
        std::int64_t id = 0;
        std::string name;
    };

    void put_back(std::int64_t id);
    /// Opens the library and changes it, giving the map to be looked at; says what went wrong.
    void change(const std::function<std::string(library::Library&)>& work);

    wxWindow& window_;
    Listener listener_;
    std::function<void(const std::string&)> done_;
    std::filesystem::path file_;
    std::optional<Removal> removal_;
};

} // namespace pampas::desktop
