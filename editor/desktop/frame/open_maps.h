#pragma once

#include "editor/desktop/canvas/viewport.h"
#include "editor/recovery/journal.h"
#include "editor/session/session.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

class Canvas;

/// The maps that are open in a window: one of them on the canvas, the others waiting with their
/// history and what was seen of them. Keeps unsaved work of all of them on disk.
class OpenMaps {
  public:
    /// `session` is always that of the map on the canvas; journals go to `journals`. `problem` is
    /// told when work cannot be kept on disk, and why, once until it can again.
    OpenMaps(session::Session& session, Canvas& canvas, std::filesystem::path journals,
             std::function<void(const std::string&)> problem);
    ~OpenMaps();

    /// What an editor without a file begins with: what the dialog for new maps proposes.
    static map::Map first();

    std::size_t count() const { return maps_.size(); }
    /// The number of the one on the canvas.
    std::size_t current() const { return current_; }
    /// What the map with this number is called, with a mark for changes that are not saved.
    std::string title(std::size_t number) const;
    bool modified(std::size_t number) const;
    /// The number of the map that is kept at a place.
    std::optional<std::size_t> find(const session::Place& place) const;

    /// The number of the map whose history this was at some time; none when it is open no more.
    std::optional<std::size_t> find(const document::History& history) const;
    /// What belongs to the map with this number.
    const session::Session& session(std::size_t number) const;

    /// Puts a new map beside the one on the canvas, and on the canvas.
    void add(map::Map map);
    /// Another map is about to be opened: one on the canvas that was edited stays open beside it.
    void make_room();
    /// Whether from now on a map that was opened and not edited stays, too.
    void keep_unedited(bool keep) { keep_unedited_ = keep; }
    /// Puts the map with this number on the canvas.
    void show(std::size_t number);
    /// Closes the map on the canvas, whose changes are saved or given up. Another comes there;
    /// there must be one.
    void close();

    /// Writes down what happened to the map on the canvas.
    void keep();
    /// Lets each map follow what happened where it is kept: `change` tells whether that concerned
    /// it. Whether any was.
    bool follow(const std::function<bool(session::Session&)>& change);
    /// All maps are saved or given up.
    void forget();

    /// Work of editors that were stopped, the newest first.
    std::vector<recovery::Work> found() const;
    /// Opens such work, as `make_room` says. Throws `InputError` when that cannot be.
    void resume(const recovery::Work& work);

  private:
    struct OpenMap;

    void keep(std::size_t number);

    session::Session& session_;
    Canvas& canvas_;
    std::filesystem::path journals_;
    std::function<void(const std::string&)> problem_;
    std::vector<std::unique_ptr<OpenMap>> maps_;
    std::size_t current_ = 0;
    bool keep_unedited_ = false;
    bool told_ = false; ///< of a problem
};

} // namespace pampas::desktop
