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
/// is current. Keeps unsaved work of all of them on disk.
class OpenMaps {
  public:
    /// Begins with a new map. Journals go to `journals`. `problem` is called when work cannot be
    /// kept on disk, with the reason, once until it can again.
    OpenMaps(std::filesystem::path journals, std::function<void(const std::string&)> problem);
    ~OpenMaps();
    OpenMaps(const OpenMaps&) = delete;
    OpenMaps& operator=(const OpenMaps&) = delete;

    /// What an editor without a file begins with: what the dialog for new maps proposes.
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
    /// What the map with this number is called, with a mark for changes that are not saved.
    std::string title(std::size_t number) const;
    /// Whether the map with this number has changes that are not saved.
    bool modified(std::size_t number) const;
    /// The number of the map that is kept at a place.
    std::optional<std::size_t> find(const session::Place& place) const;
    /// The number of the map whose history this was at some time; none when it is no longer open.
    std::optional<std::size_t> find(const document::History& history) const;

    /// Opens a map, which becomes current: in place of the current one if that is as it was opened,
    /// else beside it. `open_new`: kept nowhere yet and, being new, counted as saved;
    /// `open_unsaved`: kept nowhere yet.
    void open(session::OpenedMap map);
    void open_new(map::Map map);
    void open_unsaved(map::Map map);
    /// Opens work that was found, in the same way. Throws `InputError` when that cannot be.
    void resume(const recovery::Work& work);
    /// Whether from now on a map that was opened and not edited stays, too.
    void keep_unedited(bool keep) { keep_unedited_ = keep; }
    /// Makes the map with this number current.
    void show(std::size_t number);
    /// Closes the current map, whose changes are saved or given up. Another becomes current: one
    /// that is open or, after the last, a new one.
    void close();

    /// Lets each map follow what happened where it is kept: `change` returns whether that concerned
    /// it. Signals `saved` if it concerned any.
    void follow(const std::function<bool(session::Session&)>& change);
    /// All maps are saved or given up.
    void forget();
    /// Work of editors that were stopped, the newest first.
    std::vector<recovery::Work> found() const;

    /// The current map or its selection has changed.
    Signal<const document::Change&> changed;
    /// Another map is current.
    Signal<> switched;
    /// The current map is kept where its session says, perhaps elsewhere than before. The note, if
    /// any, is for the user.
    Signal<const std::string&> saved;
    /// Something else than the gesture that may be going on is about to change a map: what is
    /// painted stays, what was only begun is given up.
    Signal<> interrupt;

  private:
    struct OpenMap;

    /// Makes a session current that may take another map: that of the current map or a new one.
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
    bool problem_is_told_ = false;
    Connection saved_;
};

} // namespace pampas::desktop
