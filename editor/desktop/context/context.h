#pragma once

#include "analysis/findings/finding.h"
#include "analysis/legality/client.h"
#include "editor/desktop/context/game_source.h"
#include "editor/desktop/context/measures.h"
#include "editor/desktop/context/next_steps.h"
#include "editor/desktop/context/open_maps.h"
#include "editor/desktop/context/recent_places.h"
#include "editor/desktop/context/running_work.h"
#include "editor/desktop/dialogs/files.h"
#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/preferences.h"
#include "editor/desktop/widgets/system.h"
#include "editor/document/toolbox.h"

#include <string_view>

namespace pampas::desktop {

/// What the window needs from outside. All of it outlives the window.
struct Services {
    FilePicker& files;
    Prompt& prompt;
    wxConfigBase& config;
    std::filesystem::path journals; ///< the folder for unsaved work; empty: not kept
    /// Shows a page outside the program; returns whether that worked.
    std::function<bool(const std::filesystem::path&)> show_page = show_in_browser;
};

/// What the parts of the window share: the open maps, the tool, what is known about the current
/// map, and signals. Through signals, parts that do not know each other learn what happens and ask
/// each other to act. Panels, views and commands bind to the context. It knows none of them and
/// outlives them all.
class Context {
  public:
    explicit Context(const Services& services);

    FilePicker& files() const { return services_.files; }
    Prompt& prompt() const { return services_.prompt; }
    wxConfigBase& config() const { return services_.config; }
    Handouts::Services handouts() const { return {services_.files, services_.show_page}; }

    OpenMaps& maps() { return maps_; }
    const OpenMaps& maps() const { return maps_; }
    /// The session of the current map.
    session::Session& session() const { return maps_.session(); }
    document::Document& document() const { return session().document(); }
    const map::Map& map() const { return session().map(); }

    /// The places where maps were opened and saved last.
    RecentPlaces& recent() { return recent_; }
    document::Toolbox& toolbox() { return toolbox_; }
    OverlayPresenter& overlays() { return overlays_; }
    Measures& measures() { return measures_; }
    RunningWork& work() { return work_; }
    NextSteps& steps() { return steps_; }

    /// The preferences that the configuration has now.
    Preferences preferences() const { return read_preferences(config()); }
    /// Changes the preferences in the configuration with `change`. Signals nothing.
    void keep_preference(const std::function<void(Preferences&)>& change) const;

    /// The client that maps are checked for.
    const legality::Client& client() const { return *client_; }
    /// Checks for another client. Does nothing if none has this name.
    void choose_client(const std::string& name);
    /// The findings about the current map for the client; none while the map is hidden.
    const std::vector<findings::Finding>& findings() const { return findings_; }
    /// Whether the findings are of the map as it is now; if not, `checked` follows.
    bool is_checked() const { return !is_stale_ || !map_changed_; }
    /// Whether the window shows something else instead of the map.
    bool hides_map() const { return hides_map_; }
    void hide_map(bool hidden);

    /// The library that is shown; its file need not exist yet. Empty: none.
    const std::filesystem::path& library() const { return library_; }
    void show_library(const std::filesystem::path& file);
    /// Shows the library that was remembered last or, at first, the user's own.
    void show_last_library();
    /// Remembers this library for the next start, if it can be read.
    void remember_library() const;
    /// Whether the library exists and can be read.
    bool library_is_readable() const;

    /// The user's space, if any: under the pointer or the cursor.
    std::optional<hex::Coordinate> here() const { return here_; }
    void set_here(std::optional<hex::Coordinate> at);

    /// Signals what has changed since the last call. Call it when the window is idle.
    void catch_up();

    // Events:
    Signal<> toolbox_changed;
    Signal<> moved;           ///< `here` is another space
    Signal<double> magnified; ///< the magnification of the map; 1: 100 %
    Signal<> checked;         ///< the findings were computed again and may differ
    Signal<bool> settled;     ///< the document has changed; true: the map, not only its history
    Signal<> library_shown;   ///< it may be another one
    Signal<> library_changed; ///< maps were added to the library that is shown
    Signal<> preferences_changed;
    Signal<const ActionTable&> keys_changed; ///< of commands
    Signal<> closing; ///< the window closes: listeners keep what they remember

    // Requests:
    /// Shows a line in the status bar until the map changes again or another one is current; an
    /// empty one takes the last line away.
    Signal<const std::string&> say;
    Signal<const session::Place&> open; ///< opens a map or shows a library; says what is wrong
    /// Outlines spaces as those of a finding, and brings the second argument, if any, into sight.
    Signal<const std::vector<hex::Coordinate>&, std::optional<hex::Coordinate>> point;
    Signal<hex::Coordinate> go; ///< moves the cursor to a space
    /// Shows faintly what spaces would become; an empty list shows nothing.
    Signal<const std::vector<document::PlacedSpace>&> propose;
    Signal<std::string_view> show_panel;  ///< brings the panel with this id to the front
    Signal<std::string_view> leave_panel; ///< brings the panel back that was in front before
    Signal<std::string_view, std::optional<Tone>> mark_panel; ///< puts a mark on its tab, or none
    Signal<std::string_view> run;                             ///< does the action with this id
    Signal<> show_map;           ///< shows the map instead of what hides it
    Signal<> show_welcome;       ///< shows the welcome page instead of the map
    Signal<wxWindow&> show_keys; ///< shows the keys above a window, to change them
    Signal<> show_trash;         ///< shows what was removed from the library that is shown
    Signal<> quit;               ///< closes the window, unless the user cancels
    Signal<> refresh_actions;    ///< updates which actions are enabled and checked, and their names
    /// Shows a revision of a map of a library beside a later one or, without one, the current map.
    Signal<const library::NamedMap&, int, std::optional<int>> compare;
    Signal<const GameSource&> watch; ///< shows games at the table

  private:
    void check();

    Services services_;
    OpenMaps maps_;
    RecentPlaces recent_;
    document::Toolbox toolbox_;
    OverlayPresenter overlays_;
    Measures measures_;
    RunningWork work_;
    NextSteps steps_;
    const legality::Client* client_;
    std::vector<findings::Finding> findings_;
    std::filesystem::path library_;
    std::optional<hex::Coordinate> here_;
    bool hides_map_ = false;
    bool is_stale_ = true;    ///< `settled` is due
    bool map_changed_ = true; ///< with `true`
    Connections connections_;
};

} // namespace pampas::desktop
