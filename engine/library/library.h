#pragma once

#include "engine/files/input_error.h"
#include "engine/map/map.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Maps with their history, kept in one SQLite database (engine/formats#library).
///
/// A library that a process has open must not be opened by it as an ordinary file as well: closing
/// that would drop the locks SQLite holds on it. Other programs may do with it what they like.
namespace pampas::library {

/// One saved state of a map.
struct Revision {
    std::int64_t id = 0; ///< never given to another revision of the library
    int number = 0;      ///< counted from 1 for each map
    std::string saved;   ///< when, in UTC: `2024-05-01T12:34:56Z`
    std::string note;

    friend bool operator==(const Revision&, const Revision&) = default;
};

/// A map and which of its revisions it is.
struct Stored {
    map::Map map;
    Revision revision;
};

/// What games that were simulated on a revision came to.
struct Result {
    int revision = 0;   ///< number of the revision
    std::string played; ///< when, in UTC: `2024-05-01T12:34:56Z`
    std::string report; ///< the text that was given to be kept

    friend bool operator==(const Result&, const Result&) = default;
};

/// What a list of the library tells of a map.
struct Entry {
    std::string name;
    int columns = 0;
    int rows = 0;
    std::string modified; ///< when its newest revision was saved, in UTC
    int revision = 0;     ///< number of the newest

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A map in the trash of a library.
struct Removed {
    std::int64_t id = 0; ///< tells it from others that had the same name
    Entry entry;         ///< as the library listed it
    std::string removed; ///< when, in UTC: `2024-05-01T12:34:56Z`

    friend bool operator==(const Removed&, const Removed&) = default;
};

/// A save that would have hidden a revision its author has not seen. Nothing was stored.
class Conflict : public InputError {
  public:
    Conflict(const std::filesystem::path& library, const std::string& name, int newest);

    /// What the map is called.
    const std::string& name() const { return name_; }
    /// Number of the map's newest revision; 0 when the library does not have the map any more.
    int newest() const { return newest_; }

  private:
    std::string name_;
    int newest_;
};

/// How a library is opened.
enum class Access {
    Read,  ///< never changes what is in it; works without the right to write, too
    Write, ///< also brings a library of an older Pampas up to date, after a backup beside it
    Create ///< as `Write`, and makes an empty one where there is none
};

struct Connection;

/// An open library. Every function throws `InputError` naming the file when the library cannot be
/// read or written, and then has changed nothing; one that returns has stored its change for good.
/// Other programs may use the library at the same time. One thread at a time may use an object.
class Library {
  public:
    /// Refuses what is no library, and one written by a newer Pampas, which is left untouched.
    Library(const std::filesystem::path& file, Access access);
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    ~Library();

    const std::filesystem::path& file() const;

    /// Every map, by name.
    std::vector<Entry> list() const;
    /// The revisions of a map, newest first. Throws when there is no such map.
    std::vector<Revision> history(const std::string& name) const;
    /// A map as it was last saved, or as it was in the revision with this number. It bears the name
    /// it has in the library, whatever its name was then. Throws when there is none, naming some
    /// that are there.
    Stored load(const std::string& name, std::optional<int> number = {}) const;

    /// Stores a map under its own name as a new revision. `based_on` is the revision it was made
    /// from, nothing for a map that is new to the library. Throws `Conflict` unless that still is
    /// the newest.
    Revision save(const map::Map& map, const std::optional<Revision>& based_on,
                  const std::string& note = {});
    /// The same for a map that is called `former` in the library: it gets the new name with its
    /// history. Throws when that one is taken.
    Revision save_renamed(const map::Map& map, const std::string& former, const Revision& based_on,
                          const std::string& note = {});
    /// Stores a map under its own name as a new revision, whether or not there is one.
    Revision add(const map::Map& map, const std::string& note = {});
    /// Makes an earlier revision the newest again, as a copy of it. Without a note, the new
    /// revision's note tells which one that was (note.h).
    Revision restore(const std::string& name, int number, const std::string& note = {});
    /// Writes another note on a revision, in place of the one it has. Throws when that is gone.
    void set_note(const std::string& name, int number, const std::string& note);
    /// Stores a map once more, as it was last saved, under a name that is free, which it gives:
    /// `Honey (2)`. The copy has a history of its own.
    std::string duplicate(const std::string& name);
    /// Gives a map and its history another name. Throws when that one is taken.
    void rename(const std::string& name, const std::string& to);
    /// Keeps the report of games on a revision. Throws when that is gone.
    Result keep_result(const Revision& revision, const std::string& report);
    /// What games on all revisions of a map came to, the last first; none when there is no such
    /// map.
    std::vector<Result> results(const std::string& name) const;

    /// Moves a map to the trash, with its history and the results of its games; its name is free
    /// then. Gives its id there.
    std::int64_t remove(const std::string& name);
    /// What is in the trash, the last first.
    std::vector<Removed> trash() const;
    /// A map of the trash as it was last saved. Throws when it is not there.
    map::Map load_removed(std::int64_t id) const;
    /// Puts a map of the trash back, all that belongs to it unchanged, and gives the name it has
    /// now: its own or, when that is taken, `Honey (2)`. Throws when it is not there.
    std::string put_back(std::int64_t id);
    /// Forgets what is in the trash, for good.
    void empty_trash();

  private:
    std::unique_ptr<Connection> connection_;
};

/// Reads all of a library and returns what is damaged in it, one line for each problem; nothing
/// when it is sound. Throws `InputError` for a file that is not a library or cannot be opened.
std::vector<std::string> check(const std::filesystem::path& library);

} // namespace pampas::library
