#pragma once

#include "editor/desktop/context/context.h"
#include "engine/library/library.h"

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
    /// Open maps follow each change. `done` is called when the library is another one, with the
    /// map to be looked at, if any. `context` outlives it.
    LibraryChanges(wxWindow& window, Context& context,
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
    Context& context_;
    std::function<void(const std::string&)> done_;
    std::filesystem::path file_;
    std::optional<Removal> removal_;
};

} // namespace pampas::desktop
