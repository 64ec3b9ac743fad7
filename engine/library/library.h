#pragma once

#include "engine/files/input_error.h"
#include "engine/map/map.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Maps with their history, stored in one SQLite database (engine/formats#library).
///
/// A process with an open library must not also open it as an ordinary file: closing that file
/// would release SQLite's locks. Other programs may do so.
namespace pampas::library {

/// One saved state of a map.
struct Revision {
    std::int64_t id = 0; ///< unique in the library forever
    int number = 0;      ///< per map, from 1
    std::string saved;   ///< time in UTC: `2024-05-01T12:34:56Z`
    std::string note;

    friend bool operator==(const Revision&, const Revision&) = default;
};

/// A map and its revision.
struct Stored {
    map::Map map;
    Revision revision;
};

/// The result of games simulated on a revision.
struct Result {
    int revision = 0;   ///< number of the revision
    std::string played; ///< time in UTC: `2024-05-01T12:34:56Z`
    std::string report; ///< the text passed to `keep_result`

    friend bool operator==(const Result&, const Result&) = default;
};

/// A game that people played on a revision.
struct PlayedGame {
    std::int64_t id = 0; ///< unique in the library forever
    int revision = 0;    ///< number of the revision
    std::string played;  ///< time in UTC: `2024-05-01T12:34:56Z`
    std::string record;  ///< the text passed to `keep_game` or `replace_record`

    friend bool operator==(const PlayedGame&, const PlayedGame&) = default;
};

/// A map in a list of the library.
struct Entry {
    std::string name;
    int columns = 0;
    int rows = 0;
    std::string modified; ///< save time of its newest revision, in UTC
    int revision = 0;     ///< number of the newest revision

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A map in the trash of a library.
struct Removed {
    std::int64_t id = 0; ///< several maps in the trash may have the same name
    Entry entry;         ///< as formerly listed in the library
    std::string removed; ///< time in UTC: `2024-05-01T12:34:56Z`

    friend bool operator==(const Removed&, const Removed&) = default;
};

/// Thrown when saving a map would replace a revision the author has not seen. Nothing was stored.
class Conflict : public InputError {
  public:
    Conflict(const std::filesystem::path& library, const std::string& name, int newest);

    /// The name of the map.
    const std::string& name() const { return name_; }
    /// The number of the map's newest revision; 0 if the library no longer has the map.
    int newest() const { return newest_; }

  private:
    std::string name_;
    int newest_;
};

/// How a library is opened.
enum class Access {
    Read,  ///< never changes the contents; works without write permission
    Write, ///< migrates libraries of an older Pampas, after a backup beside them
    Create ///< as `Write`, but makes a library if there is none; it goes again if it stays empty
};

struct Connection;

/// An open library. Every function throws `InputError` with the file's name if the library cannot
/// be read or written, and then has changed nothing; once it returns, its change is stored
/// permanently. Other programs may use the library at the same time; an object may be used by one
/// thread at a time.
class Library {
  public:
    /// Refuses files that are not libraries, and libraries of a newer Pampas, which stay untouched.
    Library(const std::filesystem::path& file, Access access);
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    /// The file as given to the constructor.
    const std::filesystem::path& file() const;

    /// All maps, sorted by name.
    std::vector<Entry> list() const;
    /// The name of the map with the most recently saved revision; empty if there are no maps.
    std::string last_saved() const;
    /// The revisions of a map, newest first. Throws if there is no such map.
    std::vector<Revision> history(const std::string& name) const;
    /// A map in its newest revision, if there is one of this name.
    std::optional<Stored> find(const std::string& name) const;
    /// A map in its newest revision or the one with this number, under its current name. Throws if
    /// there is none, listing some maps that exist.
    Stored load(const std::string& name, std::optional<int> number = {}) const;

    /// Stores a map under its own name as a new revision. `based_on` is the revision from which it
    /// was made; empty for a map new to the library. Throws `Conflict` unless that is still the
    /// newest.
    Revision save(const map::Map& map, const std::optional<Revision>& based_on,
                  const std::string& note = {});
    /// The same for a map named `former` in the library: map and history get the new name. Throws
    /// if it is taken.
    Revision save_renamed(const map::Map& map, const std::string& former, const Revision& based_on,
                          const std::string& note = {});
    /// Stores all changes that `work` makes, at once: much faster than one by one. If SQLite fails
    /// or `work` throws, nothing is stored. Others wait meanwhile, so `work` must be short.
    void together(const std::function<void()>& work);
    /// Stores a map under its own name as a new revision, whether or not that name exists.
    Revision add(const map::Map& map, const std::string& note = {});
    /// Stores a copy of an earlier revision as the newest one. Without a note, the new revision's
    /// note says which one it copies (note.h).
    Revision restore(const std::string& name, int number, const std::string& note = {});
    /// Replaces the note of a revision. Throws if the revision does not exist.
    void set_note(const std::string& name, int number, const std::string& note);
    /// Stores a copy of a map's newest revision as a map with its own history under a free name,
    /// such as `Honey (2)`, which is returned.
    std::string duplicate(const std::string& name);
    /// Gives a map and its history another name. Throws if it is taken.
    void rename(const std::string& name, const std::string& to);
    /// Stores the report of games on a revision. Throws if the revision does not exist.
    Result keep_result(const Revision& revision, const std::string& report);
    /// The results of games on all revisions of a map, newest first; none if there is no such map.
    std::vector<Result> results(const std::string& name) const;

    /// Stores the record of a game that people played on a revision. Throws if the revision does
    /// not exist.
    PlayedGame keep_game(const Revision& revision, const std::string& record);
    /// The games on all revisions of a map, newest first; none if there is no such map.
    std::vector<PlayedGame> games(const std::string& name) const;
    /// Replaces the record of a game, whose notes have changed. Throws if it is not there any more.
    void replace_record(const PlayedGame& game, const std::string& record);

    /// Moves a map with its history, results and games to the trash, which frees its name.
    /// Returns its id there.
    std::int64_t remove(const std::string& name);
    /// The maps in the trash, the most recently removed first.
    std::vector<Removed> trash() const;
    /// The newest revision of a map in the trash. Throws if it is not there.
    map::Map load_removed(std::int64_t id) const;
    /// Restores a map with all that went there with it. Returns its name: its own or, if
    /// taken, one like `Honey (2)`. Throws if it is not in the trash.
    std::string put_back(std::int64_t id);
    /// Deletes the maps in the trash permanently.
    void empty_trash();

  private:
    std::unique_ptr<Connection> connection_;
};

/// Reads the whole library and lists what is damaged, one line per problem; empty if it is sound.
/// Throws `InputError` for a file that is not a library or cannot be opened.
std::vector<std::string> check(const std::filesystem::path& library);

} // namespace pampas::library
