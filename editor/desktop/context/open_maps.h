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

/// How an open map is seen on the canvas.
struct ViewState {
    Viewport viewport = {};
    std::shared_ptr<const Backdrop> backdrop = {}; ///< null: none
    Placement placement = {};                      ///< of the backdrop
};

/// The maps that are open in a window, each with its session, its journal and its view. One of them
/// is current. Unsaved work of all of them is kept on disk.
class OpenMaps {
  public:
    /// Begins with a new map. Journals go to `journals`. When work cannot be kept on disk,
    /// `problem` is called with the reason, and not again until work was kept.
    OpenMaps(std::filesystem::path journals, std::function<void(const std::string&)> problem);
    ~OpenMaps();
    OpenMaps(const OpenMaps&) = delete;
    OpenMaps& operator=(const OpenMaps&) = delete;

    /// The map an editor without a file begins with; the dialog for new maps proposes the same.
    static map::Map first();

    std::size_t count() const { return maps_.size(); }
    /// The number of the current map.
    std::size_t current() const { return current_; }
    /// The session of the current map.
    session::Session& session() const { return session(current_); }
    /// The session of the map with this number.
    session::Session& session(std::size_t number) const;
    /// How the current map is seen.
    ViewState& view();
    /// The name of the map with this number, with a mark when it has unsaved changes.
    std::string title(std::size_t number) const;
    /// Whether the map with this number has unsaved changes.
    bool modified(std::size_t number) const;
    /// The number of the map that is kept at a place.
    std::optional<std::size_t> find(const session::Place& place) const;
    /// The number of the map that once had this history; none when it is no longer open.
    std::optional<std::size_t> find(const document::History& history) const;

    /// Opens a map, which becomes current. It takes the place of the current map if that was not
    /// edited since it was opened. `open_new` opens a map without a place, which counts as saved;
    /// `open_unsaved` one without a place that does not.
    void open(session::OpenedMap map);
    void open_new(map::Map map);
    void open_unsaved(map::Map map);
    /// Opens work that was found, in the same way. Throws `InputError` when it cannot.
    void resume(const recovery::Work& work);
    /// Whether from now on an opened map without edits stays open, too.
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
    /// Work of editors that were stopped, the newest first.
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

    /// Makes a session current that can take another map: the current one or a new one.
    void make_room();
    /// Has `open` open another map in the current session.
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
