#pragma once

#include "editor/desktop/context/context.h"

#include <filesystem>
#include <functional>
#include <string>

namespace pampas::desktop {

/// New, open, save and import, with the questions they take.
class FileCommands {
  public:
    /// `context` outlives it.
    explicit FileCommands(Context& context);

    /// The `File` menu.
    Menu menu();

    /// Opens a map, in place of the one on the canvas if that was not edited, or shows a library.
    /// Says what is wrong with it, if anything, and then leaves all as it is.
    void open(const session::Place& place);
    /// Saves the map where it is kept, or asks for a name in the library that is shown. False when
    /// it is not saved now.
    bool save();
    /// Whether the map may go: it is saved, or the user does not mind.
    bool may_go();

    /// Asks for a name and saves the map in the library that is shown.
    bool save_in_library();
    /// Asks for a library and shows it.
    void choose_library();
    /// Asks what a new map is to be like, and opens it.
    void make_new();
    /// Asks for a map or a library, and opens it.
    void ask_open();
    /// Takes the map as it is kept now, as a step with this label. Says what is wrong, if anything.
    void reload(const std::string& label);

  private:
    void show_library(const std::filesystem::path& file);
    void make_library();
    void save_with_note();
    bool save_as();
    bool save_in(const library::NamedMap& place, const std::string& note = {});
    /// Asks what becomes of a map that was not saved, and does it. Whether it is saved now.
    bool settle(const library::NamedMap& place, const std::string& note);
    bool keep_both(const library::NamedMap& place, const std::string& note);
    /// Does the saving, at a place, and says what is wrong with it. Where others saved meanwhile,
    /// `note` goes with what becomes of the map.
    bool attempt(const session::Place& place, const std::function<void()>& save,
                 const std::string& note = {});
    std::string note_of_save() const;
    void import_map();

    Context& context_;
    Connection opens_;
};

} // namespace pampas::desktop
