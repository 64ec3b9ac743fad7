#include "engine/library/library.h"

#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/library/note.h"
#include "engine/library/rows.h"

namespace pampas::library {
namespace {

using SQLite::Statement;

void check_name(const std::string& name) {
    if (name.empty()) {
        throw InputError(tr("a map without a name cannot be kept in a library"));
    }
    check_text(name, tr_later("name"));
}

/// The map as stored in a revision, after checking name and note.
std::string checked_json(const map::Map& map, const std::string& note) {
    check_name(map.details().name);
    check_text(note, tr_later("note"));
    return formats::write_json(map);
}

/// The id of the map with this name, added if there is none.
std::int64_t map_id(Connection& library, const std::string& name) {
    if (const auto found = find_map(library, name)) {
        return *found;
    }
    run(library.database, "INSERT INTO maps (name) VALUES (?)", name);
    return library.database.getLastInsertRowid();
}

/// Stores the next revision of a map.
Revision append(Connection& library, const map::Map& map, const std::string& json,
                const std::string& note) {
    const std::string& name = map.details().name;
    const auto newest = find_row(library, name);
    Row row{name,
            {0, newest ? newest->revision.number + 1 : 1, now(), note},
            map.grid().columns,
            map.grid().rows,
            json,
            0};
    run(library.database,
        "INSERT INTO revisions (map, number, saved, note, columns, rows, json, checksum) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        map_id(library, name), row.revision.number, row.revision.saved, note, row.columns, row.rows,
        json, checksum_of(row));
    row.revision.id = library.database.getLastInsertRowid();
    return row.revision;
}

std::string conflict_message(const std::string& name, int newest) {
    return newest == 0 ? tr("the map \"{}\" no longer exists: it was removed or renamed in the "
                            "meantime; nothing was saved",
                            name)
                       : tr("a newer revision of \"{}\", number {}, was added in the meantime; "
                            "nothing was saved",
                            name, newest);
}

/// Throws `Conflict` unless `based_on` is the newest revision of the map with this name.
void check_newest(const Connection& library, const std::string& name,
                  const std::optional<Revision>& based_on) {
    const auto newest = find_row(library, name);
    if (newest.has_value() != based_on.has_value() ||
        (newest && newest->revision.id != based_on->id)) {
        throw Conflict(library.file, name, newest ? newest->revision.number : 0);
    }
}

/// Renames a map. Returns the number of maps renamed, which is 1.
int give_name(Connection& library, const std::string& name, const std::string& to) {
    const std::int64_t map = existing_map(library, name);
    if (find_map(library, to).value_or(map) != map) {
        throw InputError(tr("already has a map \"{}\"", to), {}, library.file.string());
    }
    return run(library.database, "UPDATE maps SET name = ? WHERE id = ?", to, map);
}

} // namespace

Conflict::Conflict(const std::filesystem::path& library, const std::string& name, int newest)
    : InputError(conflict_message(name, newest), {}, library.string()), name_(name),
      newest_(newest) {}

Library::Library(const std::filesystem::path& file, Access access)
    : connection_(std::make_unique<Connection>(connect(file, access))) {}

Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

const std::filesystem::path& Library::file() const {
    return connection_->file;
}

std::vector<Entry> Library::list() const {
    return guarded(file(), [&] {
        Statement statement(connection_->database,
                            "SELECT name, columns, rows, saved, max(number) FROM maps "
                            "JOIN revisions ON revisions.map = maps.id WHERE removed IS NULL "
                            "GROUP BY maps.id ORDER BY name COLLATE NOCASE, name");
        return listed_rows(*connection_, statement, [](Statement& row) {
            return Entry{text(row.getColumn(0)), row.getColumn(1).getInt(),
                         row.getColumn(2).getInt(), text(row.getColumn(3)),
                         row.getColumn(4).getInt()};
        });
    });
}

std::string Library::last_saved() const {
    return guarded(file(), [&] {
        Statement statement(connection_->database,
                            "SELECT name FROM maps JOIN revisions ON revisions.map = maps.id "
                            "WHERE removed IS NULL ORDER BY revisions.id DESC LIMIT 1");
        return statement.executeStep() ? text(statement.getColumn(0)) : std::string();
    });
}

std::vector<Revision> Library::history(const std::string& name) const {
    return guarded(file(), [&] {
        Statement statement(connection_->database, "SELECT id, number, saved, note FROM revisions "
                                                   "WHERE map = ? ORDER BY number DESC");
        statement.bind(1, existing_map(*connection_, name));
        return listed_rows(*connection_, statement, [](Statement& row) {
            return Revision{row.getColumn(0).getInt64(), row.getColumn(1).getInt(),
                            text(row.getColumn(2)), text(row.getColumn(3))};
        });
    });
}

Stored Library::load(const std::string& name, std::optional<int> number) const {
    return guarded(file(),
                   [&] { return stored(*connection_, existing_row(*connection_, name, number)); });
}

std::optional<Stored> Library::find(const std::string& name) const {
    return guarded(file(), [&] {
        const auto row = find_row(*connection_, name);
        return row ? std::optional(stored(*connection_, *row)) : std::nullopt;
    });
}

void Library::together(const std::function<void()>& work) {
    in_transaction(*connection_, [&] {
        work();
        return true;
    });
}

Revision Library::save(const map::Map& map, const std::optional<Revision>& based_on,
                       const std::string& note) {
    const std::string json = checked_json(map, note);
    return in_transaction(*connection_, [&] {
        check_newest(*connection_, map.details().name, based_on);
        return append(*connection_, map, json, note);
    });
}

Revision Library::save_renamed(const map::Map& map, const std::string& former,
                               const Revision& based_on, const std::string& note) {
    const std::string json = checked_json(map, note);
    return in_transaction(*connection_, [&] {
        check_newest(*connection_, former, based_on);
        give_name(*connection_, former, map.details().name);
        return append(*connection_, map, json, note);
    });
}

Revision Library::add(const map::Map& map, const std::string& note) {
    const std::string json = checked_json(map, note);
    return in_transaction(*connection_, [&] { return append(*connection_, map, json, note); });
}

Revision Library::restore(const std::string& name, int number, const std::string& note) {
    return in_transaction(*connection_, [&] {
        const map::Map map = stored(*connection_, existing_row(*connection_, name, number)).map;
        const std::string text = note.empty() ? restored_note(number) : note;
        return append(*connection_, map, checked_json(map, text), text);
    });
}

void Library::set_note(const std::string& name, int number, const std::string& note) {
    check_text(note, tr_later("note"));
    in_transaction(*connection_, [&] {
        Row row = existing_row(*connection_, name, number);
        stored(*connection_, row); // a damaged row must not get a valid checksum
        row.revision.note = note;
        return run(connection_->database,
                   "UPDATE revisions SET note = ?, checksum = ? WHERE id = ?", note,
                   checksum_of(row), row.revision.id);
    });
}

std::string Library::duplicate(const std::string& name) {
    return in_transaction(*connection_, [&] {
        map::Map copy = stored(*connection_, existing_row(*connection_, name)).map;
        copy.details().name = free_name(*connection_, name);
        const std::string note = copy_note(name);
        append(*connection_, copy, checked_json(copy, note), note);
        return copy.details().name;
    });
}

void Library::rename(const std::string& name, const std::string& to) {
    check_name(to);
    in_transaction(*connection_, [&] { return give_name(*connection_, name, to); });
}

} // namespace pampas::library
