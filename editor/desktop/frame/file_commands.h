#pragma once

#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/recent_places.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/session/session.h"

#include <filesystem>
#include <functional>
#include <string>

namespace pampas::desktop {

/// New, open, save, import and export, with the questions they take.
class FileCommands {
  public:
    struct Hooks {
        std::function<void()> make_room; ///< another map is about to be opened
        /// Shows a map that is open already; false when it is not.
        std::function<bool(const session::Place&)> show_open;
        std::function<void()> opened; ///< another map is open
        /// The map is kept, perhaps elsewhere; `note` tells what of it is not, if anything.
        std::function<void(const std::string& note)> saved;
        std::function<void(const std::filesystem::path&)> show_library;
        std::function<std::filesystem::path()> library;  ///< the one that is shown
        std::function<const legality::Client&()> client; ///< that new maps are made for
        std::function<void()> quit;
    };

    FileCommands(session::Session& session, FilePicker& files, Prompt& prompt, RecentPlaces& recent,
                 Hooks hooks);

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
    /// Opens a map that is kept nowhere yet.
    void open_unsaved(map::Map map);
    /// A map of a library has got another name.
    void renamed(const library::NamedMap& from, const std::string& to);
    /// An earlier revision of a map of a library has been restored. Throws `InputError`.
    void restored(const library::NamedMap& map, int number);

  private:
    void make_new();
    void ask_open();
    void make_library();
    bool save_as();
    bool save_in(const library::NamedMap& place);
    bool keep_both(const library::NamedMap& place, const std::string& line);
    /// Does the saving, at a place, and says what is wrong with it.
    bool attempt(const session::Place& place, const std::function<void()>& save);
    std::string note_of_loss() const;
    void import_map();
    void export_map();
    void opened();

    session::Session& session_;
    FilePicker& files_;
    Prompt& prompt_;
    RecentPlaces& recent_;
    Hooks hooks_;
};

} // namespace pampas::desktop
