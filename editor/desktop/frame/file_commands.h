#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/frame/menus.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Opens, saves, imports and closes maps and libraries, and asks the user what it needs.
class FileCommands {
  public:
    /// `context` outlives it.
    explicit FileCommands(Context& context);

    void add_to(Handlers& handlers);
    /// Asks what to do with each modified map. Returns whether all maps may close now: they are
    /// saved, or the user discards their changes.
    bool ask_to_close_all();
    /// Opens all these places, in tabs of their own, from the event loop of `window`.
    void open_all(wxWindow& window, const std::vector<session::Place>& places);

  private:
    /// Opens a map or shows a library. If that fails, says why and changes nothing.
    void open(const session::Place& place);
    void make_new();
    void ask_open();
    void choose_library();
    void show_library(const std::filesystem::path& file);
    void make_library();
    bool is_in_library() const;
    /// Saves the map where it is kept, otherwise in the library that is shown, and asks for a name
    /// if it has none. Returns whether it is saved now.
    bool save();
    void save_with_note();
    bool save_as();
    bool save_in_library();
    bool save_in(const library::NamedMap& place, const std::string& note = {});
    /// Asks what to do with a map in conflict with its library, and does it. Returns whether it is
    /// saved now.
    bool settle(const library::NamedMap& place, const std::string& note);
    bool save_over(const library::NamedMap& place, const std::optional<library::Revision>& newest,
                   const std::string& note);
    bool save_merged(const library::NamedMap& place, const library::Stored& newest,
                     const map::Merge& merge, const std::string& note);
    bool keep_both(const library::NamedMap& place, const std::string& note);
    /// Saves the map at a place with `save`, and says what went wrong, if anything. If somebody
    /// else has saved there, the user decides; `note` goes with what is saved then. Returns whether
    /// the map is saved now.
    bool attempt(const session::Place& place, const std::function<void()>& save,
                 const std::string& note = {});
    std::string note_of_save() const;
    /// Reads the map again where it is kept, as a step with this label. Says what went wrong, if
    /// anything.
    void reload(const std::string& label);
    void import_map();
    /// Asks what to do with the current map if it is modified. Returns whether it may close now: it
    /// is saved, or the user discards its changes.
    bool ask_to_close();
    void close();
    /// Shows the map `by` tabs after the current one.
    void show_next(std::size_t by);

    Context& context_;
    Connection opens_;
};

} // namespace pampas::desktop
