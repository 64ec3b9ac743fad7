#pragma once

#include "editor/desktop/context/context.h"
#include "engine/library/library.h"

#include <wx/timer.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

class wxWindow;
namespace pampas::desktop {

/// Detects changes of a library by other programs, by the times and sizes of its files.
class LibraryWatch : private wxTimer {
  public:
    /// `changed` is called once a second while the library differs from the state seen by
    /// `look_at`.
    explicit LibraryWatch(std::function<void()> changed);

    /// Watches this library from now on and remembers its current state.
    void look_at(const std::filesystem::path& library);

  private:
    /// Times and sizes of the files of a library.
    using Stamp = std::array<std::int64_t, 4>;

    Stamp stamp() const;
    void Notify() override;

    std::function<void()> changed_;
    std::filesystem::path library_;
    Stamp seen_{};
};

/// Changes maps of a library, with the necessary dialogs above a window.
class LibraryChanges {
  public:
    /// Open maps follow each change. `done` is called after a change with the name of the map to
    /// select, if any. `context` must outlive this object.
    LibraryChanges(wxWindow& window, Context& context,
                   std::function<void(const std::string& name)> done);

    /// Works on this library from now on.
    void set_library(const std::filesystem::path& file);

    /// Adds a copy of a map under a similar name.
    void duplicate(const std::string& name);
    /// Asks for a new name other than those taken, and renames the map.
    void rename(const std::string& name, std::vector<std::string> taken);
    /// Moves a map to the trash without asking.
    void remove(const std::string& name);
    /// The last map removed, if that can be undone.
    std::optional<std::string> removed() const;
    /// Undoes the last removal.
    void undo_removal();
    /// Shows the revisions of a map; the user can restore, open, compare or annotate them.
    void show_revisions(const std::string& name);
    /// Shows the trash; the user can restore maps or empty it.
    void show_trash();

  private:
    struct Removal {
        std::int64_t id = 0;
        std::string name;
    };

    void put_back(std::int64_t id);
    /// Opens the library and changes it by `work`, which returns the name of the map to select.
    /// Shows errors.
    void change(const std::function<std::string(library::Library&)>& work);

    wxWindow& window_;
    Context& context_;
    std::function<void(const std::string&)> done_;
    std::filesystem::path file_;
    std::optional<Removal> removal_;
};

} // namespace pampas::desktop
