#pragma once

#include "editor/document/document.h"
#include "editor/session/origin.h"

namespace pampas::session {

/// The open map: where it came from, the edits since, where it is saved.
class Session {
  public:
    /// Begins with a map that is kept nowhere and counts as saved.
    explicit Session(map::Map first) : document_(std::move(first)) {}

    document::Document& document() { return document_; }
    const document::Document& document() const { return document_; }
    const map::Map& map() const { return document_.map(); }
    const Origin& origin() const { return origin_; }
    /// What to call the map.
    std::string title() const { return session::title(map(), origin_); }

    /// Opens a map instead, kept where it says.
    void open(OpenedMap opened);
    /// The same with a map that is kept nowhere yet and, being new, counts as saved.
    void open_new(map::Map map);
    /// The same with a map that comes from elsewhere, and so counts as unsaved.
    void open_unsaved(map::Map map);

    /// Goes on with work that was begun earlier.
    void resume(Origin origin, document::State state, document::History history);

    /// Each gets the open map of the other.
    void exchange(Session& other);

    /// Saves the map where it is kept. Throws as `save_map`, and then nothing has changed.
    void save();
    /// Saves the map in a file and keeps it there from now on. Throws the same.
    void save_in(const MapFile& file);
    /// Saves the map as a new one of a library, and keeps it there from now on. Throws the same.
    void save_in(const library::NamedMap& place);

    /// A map of a library has got another name. Whether it is the open one.
    bool renamed(const library::NamedMap& from, const std::string& to);
    /// An earlier revision, with this number, of a map of a library has been restored. If that map
    /// is the open one and nothing has been edited, it is shown as it is now: a step that can be
    /// undone. What has been edited stays; saving it will conflict. Whether another state is shown.
    /// Throws `InputError` when the map cannot be read.
    bool restored(const library::NamedMap& place, int number);

  private:
    void save_as(const Origin& origin, const map::Details& details);

    document::Document document_;
    Origin origin_;
};

} // namespace pampas::session
