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
/// Notices what other programs do to a library, by what they leave in its files.
class LibraryWatch : private wxTimer {
  public:
    /// `changed` is called every now and then while the library is not as it was when it was looked
    /// at.
    explicit LibraryWatch(std::function<void()> changed);

    /// Remembers how this library is now; from now on it is this one that is watched.
    void look_at(const std::filesystem::path& library);

  private:
    /// Sizes and times of the files of a library; they change with it.
    using Stamp = std::array<std::int64_t, 4>;

    Stamp stamp() const;
    void Notify() override;

    std::function<void()> changed_;
    std::filesystem::path library_;
    Stamp seen_{};
};

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
