#pragma once

#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/frame/recent_places.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"
#include "editor/session/origin.h"

#include <filesystem>
#include <functional>
#include <string>

namespace pampas::desktop {

/// New, open, save, import and export: which map is open and where it is kept.
class FileCommands {
  public:
    struct Hooks {
        std::function<void()> opened; ///< another map is open
        /// The map is kept, perhaps elsewhere; `note` tells what of it is not, if anything.
        std::function<void(const std::string& note)> saved;
        std::function<void(const std::filesystem::path&)> show_library;
        std::function<std::filesystem::path()> library;  ///< the one that is shown
        std::function<const legality::Client&()> client; ///< that new maps are made for
        std::function<void()> quit;
    };

    FileCommands(document::Document& document, FilePicker& files, Prompt& prompt,
                 RecentPlaces& recent, Hooks hooks);

    const session::Origin& origin() const { return origin_; }
    /// The `File` menu.
    Menu menu();

    /// Opens a file or `LIBRARY#NAME` in place of the map, or shows a library. Says what is wrong
    /// with it, if anything, and then leaves the map as it is. False when it was not opened.
    bool open(const std::string& place);
    /// Saves the map where it is kept, or asks for a name in the library that is shown. False when
    /// it is not saved now.
    bool save();
    /// Whether the map may go: it is saved, or the user does not mind.
    bool may_go();

    /// Asks for a name and saves the map in the library that is shown.
    bool save_in_library();
    /// Asks for a library and shows it.
    void choose_library();
    /// Opens a map that is kept nowhere yet, if the one that is open may go.
    void open_unsaved(map::Map map);
    /// A map of the library that is shown has got another name.
    void renamed(const std::string& from, const std::string& to);

  private:
    void make_new();
    void ask_open();
    void make_library();
    bool save_as();
    bool save_to(const session::Origin& origin);
    bool save_under(const std::string& name, const std::filesystem::path& library);
    bool keep_both(const session::InLibrary& origin, const std::string& line);
    bool store(const session::Origin& origin, const map::Details& details);
    std::string note_of_loss() const;
    void import_map();
    void export_map();
    void take(session::OpenedMap opened);

    document::Document& document_;
    FilePicker& files_;
    Prompt& prompt_;
    RecentPlaces& recent_;
    Hooks hooks_;
    session::Origin origin_;
};

} // namespace pampas::desktop
