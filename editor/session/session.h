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
    /// Whether the map was begun here, on a blank board, and not opened.
    bool begun_here() const { return begun_here_; }
    /// The title of the map.
    std::string title() const { return session::title(map(), origin_); }

    /// Opens a map in place of the current one, kept where `opened` says.
    void open(OpenedMap opened);
    /// The same with a map that is kept nowhere yet and, being new, counts as saved.
    void open_new(map::Map map);
    /// The same with a map that comes from elsewhere, and so counts as unsaved.
    void open_unsaved(map::Map map);

    /// Continues work that was begun earlier.
    void resume(Origin origin, document::State state, document::History history);

    /// Saves the map where it is kept, in a library with a note. Throws as `save_map` does, and
    /// then changes nothing.
    void save(const std::string& note = {});
    /// Saves the map in a file and keeps it there from now on. Throws the same.
    void save_in(const MapFile& file);
    /// Saves the map as a new one of a library, and keeps it there from now on. Throws the same.
    void save_in(const library::NamedMap& place, const std::string& note = {});
    /// Saves the map as the revision after `newest` of the one at a place, or as a new one there
    /// without it, and keeps it there from now on. Throws the same.
    void save_over(const library::NamedMap& place, const std::optional<library::Revision>& newest,
                   const std::string& note = {});
    /// Whether the map can be read again where it is kept.
    bool can_reload() const { return place_of(origin_).has_value(); }
    /// Reads the map again where it is kept, in a library the newest revision, as a step with this
    /// label. It must be kept somewhere. Throws `InputError`, and then changes nothing.
    void reload(const std::string& label);

    /// A map of a library has a new name. Returns whether it is the open one.
    bool renamed(const library::NamedMap& from, const std::string& to);
    /// A library has restored an earlier revision, with this number, of a map. If it is the open
    /// map, shows the restored map; undoing this step brings back the edits. Returns whether it is
    /// the open map. Throws `InputError` if the map cannot be read.
    bool restored(const library::NamedMap& place, int number);
    /// A map of a library has been removed. If it is the open one, it is unsaved now, and saving
    /// creates it again. Returns whether it is.
    bool removed(const library::NamedMap& place);
    /// A removed map of a library is back, at this place. If it was the open one, it is kept there
    /// again. Returns whether it was. Throws `InputError` if it cannot be read.
    bool put_back(const library::NamedMap& place);

  private:
    bool is_kept_at(const library::NamedMap& place) const;
    void follow_name(const std::string& name);
    void save_as(const Origin& origin, const map::Details& details, const std::string& note = {});

    document::Document document_;
    Origin origin_;
    /// The revision that the map came from, if it has been removed.
    std::optional<library::Revision> removed_;
    bool begun_here_ = true;
};

/// A path to propose for a file of the open map with this ending, beside the file it is kept in, if
/// any.
std::filesystem::path proposed_file(const Session& session, const std::string& ending);

} // namespace pampas::session
