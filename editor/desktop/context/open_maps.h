#pragma once

#include "editor/desktop/context/signal.h"
#include "editor/desktop/context/viewport.h"
#include "editor/desktop/widgets/backdrop.h"
#include "editor/recovery/journal.h"
#include "editor/session/session.h"

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

/// The maps that are open in a window, each with its session, its journal and its view. One of them
/// is current. Keeps the unsaved work of all of them on disk.
class OpenMaps {
  public:
    /// Begins with a new map. Journals go to `journals`. Calls `problem` with the reason when it
    /// cannot keep work on disk, and not again until it could.
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
    /// The session of the current map.
    session::Session& session() const { return session(current_); }
    /// The session of the map with this number.
    session::Session& session(std::size_t number) const;
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

    /// Opens a map, which becomes current. It replaces the current map if that has not been edited
    /// since it was opened. `open_new` opens a map without a place, which counts as saved;
    /// `open_unsaved` one without a place that does not.
    void open(session::OpenedMap map);
    void open_new(map::Map map);
    void open_unsaved(map::Map map);
    /// Opens unsaved work in the same way. Throws `InputError` if it cannot.
    void resume(const recovery::Work& work);
    /// Sets whether maps without edits stay open when another map opens.
    void keep_unedited(bool keep) { keep_unedited_ = keep; }
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

    /// The current map or its selection has changed.
    Signal<const document::Change&> changed;
    /// Another map is current.
    Signal<> switched;
    /// The current map was saved at the place its session names, which may be another than before.
    /// The note, if any, is for the user.
    Signal<const std::string&> saved;
    /// Something other than the gesture in progress is about to change a map. The gesture keeps
    /// what it has painted and ends.
    Signal<> interrupt;

  private:
    struct OpenMap;

    /// Makes a session current that another map can use: the current one or a new one.
    void make_room();
    /// Calls `open` to open another map in the current session.
    void open_here(const std::function<void(session::Session&)>& open);
    std::unique_ptr<OpenMap> make();
    void on_change(OpenMap& map, const document::Change& change);
    void keep(OpenMap& map);

    std::filesystem::path journals_;
    std::function<void(const std::string&)> problem_;
    std::vector<std::unique_ptr<OpenMap>> maps_;
    std::size_t current_ = 0;
    bool keep_unedited_ = false;
    bool is_opening_ = false; ///< `changed` waits for `switched`
    bool problem_is_reported_ = false;
    Connection saved_;
};

} // namespace pampas::desktop
