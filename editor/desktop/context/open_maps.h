#pragma once

#include "editor/crash/crash_report.h"
#include "editor/desktop/context/signal.h"
#include "editor/desktop/context/viewport.h"
#include "editor/desktop/widgets/backdrop.h"
#include "editor/recovery/journal.h"
#include "editor/recovery/tabs.h"
#include "editor/session/session.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// How the canvas shows an open map.
struct ViewState {
    Viewport viewport = {};
    std::shared_ptr<const Backdrop> backdrop = {}; ///< null: none
    Placement placement = {};                      ///< of the backdrop
};

/// A map that was opened. Each opening has its own number, which is never used again.
using MapId = std::uint64_t;

/// The maps that are open in a window, each with its session, its journal and its view. One of them
/// is current. Keeps the unsaved work of all of them on disk, and which are open.
class OpenMaps {
  public:
    /// Begins with a new map. Journals go to `journals`. Calls `problem` with the reason each
    /// time it cannot keep work on disk.
    OpenMaps(std::filesystem::path journals, std::function<void(const std::string&)> problem);
    ~OpenMaps();
    OpenMaps(const OpenMaps&) = delete;
    OpenMaps& operator=(const OpenMaps&) = delete;

    /// The map that an editor without a file begins with, and that the dialog for new maps
    /// proposes.
    static map::Map first();

    std::size_t count() const { return maps_.size(); }
    /// The number of the current map.
    std::size_t current() const { return current_; }
    /// The map with this number.
    MapId id(std::size_t number) const;
    /// The session of the current map.
    session::Session& session() const { return session(current_); }
    /// The session of the map with this number.
    session::Session& session(std::size_t number) const;
    /// The current map.
    MapId id() const { return id(current_); }
    /// The number of this map; nothing if it is no longer open.
    std::optional<std::size_t> find(MapId map) const;
    /// How the canvas shows the current map.
    ViewState& view();
    /// The name of the map with this number, with a mark if it has unsaved changes.
    std::string title(std::size_t number) const;
    /// Whether the map with this number has unsaved changes.
    bool modified(std::size_t number) const;
    /// The number of the map that is kept at a place.
    std::optional<std::size_t> find(const session::Place& place) const;
    /// The number of the map that had this history earlier; nothing if it is no longer open.
    std::optional<std::size_t> find(const document::History& history) const;

    /// Opens a map, which becomes current. It takes the place of the current map only if that is
    /// the one a window begins with, and nobody has touched it. `open_new` opens a map without a
    /// place, which counts as saved, or shows it if it is open as it is; `open_unsaved` opens one
    /// without a place that does not count as saved.
    void open(session::OpenedMap map);
    void open_new(map::Map map);
    void open_unsaved(map::Map map);
    /// Opens unsaved work in the same way. Throws `InputError` if it cannot.
    void resume(const recovery::Work& work);
    /// Opens a map that was open before, shown as it was then: from `work`, where it is kept, or as
    /// the tab has it. Returns whether it is open now, which it may have been already. Throws
    /// `InputError` if it cannot.
    bool reopen(const recovery::Tab& tab, const recovery::Work* work);
    /// Makes the map with this number current.
    void show(std::size_t number);
    /// Closes the current map, whose changes the user has saved or discarded. Another open map
    /// becomes current or, after the last one, a new map.
    void close();

    /// Tells each map what happened in its library. `change` returns whether it concerned the map.
    /// Signals `saved` if it concerned any.
    void follow(const std::function<bool(session::Session&)>& change);
    /// Deletes all journals: the user has saved or discarded all changes.
    void forget();
    /// Unsaved work of editors that were stopped, the newest first.
    std::vector<recovery::Work> found() const;
    /// Which maps editors had open that no longer run.
    /// The reports of crashes that the user does not know of.
    std::vector<std::filesystem::path> crash_reports() const {
        return crash::new_reports(journals_);
    }
    recovery::LeftOpen left_open() const { return recovery::left_open(journals_); }
    /// Keeps on disk which maps are open and how they are shown. Call it when the window is idle.
    void remember();

    /// The current map or its selection has changed.
    Signal<const document::Change&> changed;
    /// Another map is current.
    Signal<> switched;
    /// A map is no longer open; its session lives until this signal ends.
    Signal<MapId> closed;
    /// The current map was saved at the place its session names, which may be another than before.
    /// The note, if any, is for the user.
    Signal<const std::string&> saved;
    /// Something other than the gesture in progress is about to change a map. The gesture keeps
    /// what it has painted and ends.
    Signal<> interrupt;

  private:
    struct OpenMap;

    /// Whether a session has been begun with a map, and is as it was then.
    static bool is_as_begun(const session::Session& session, const map::Map& map);
    /// The same for the map that a window begins with.
    static bool is_untouched(const session::Session& session);
    /// Makes a session current that another map can use: the current one or a new one.
    void make_room();
    /// Calls `open` to open another map in the current session, and shows it so.
    void open_here(const std::function<void(session::Session&)>& open,
                   const recovery::Tab& shown = {});
    static recovery::Tab tab(const OpenMap& map);
    std::unique_ptr<OpenMap> make();
    void on_change(OpenMap& map, const document::Change& change);
    void keep(OpenMap& map);

    std::filesystem::path journals_;
    recovery::TabsFile tabs_;
    std::function<void(const std::string&)> problem_;
    std::vector<std::unique_ptr<OpenMap>> maps_;
    std::size_t current_ = 0;
    MapId last_id_ = 0;
    bool is_opening_ = false; ///< `changed` waits for `switched`
    Connection saved_;
};

} // namespace pampas::desktop
