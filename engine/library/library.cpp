#include "engine/library/library.h"

#include "engine/formats/json.h"
#include "engine/library/connection.h"
#include "engine/library/row.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace pampas::library {
namespace {

using SQLite::Statement;

void check_name(const std::string& name) {
    if (name.empty()) {
        throw InputError("a map without a name cannot be kept in a library");
    }
    check_text(name, "name");
}

/// The map as a revision holds it, once name and note are found fit.
std::string checked_json(const map::Map& map, const std::string& note) {
    check_name(map.details().name);
    check_text(note, "note");
    return formats::write_json(map);
}

std::optional<Row> find_row(const Connection& library, const std::string& name,
                            const std::optional<int>& number = {}) {
    Statement statement(library.database, std::string(select_row) +
                                              "WHERE name = ?1 AND (?2 IS NULL OR number = ?2) "
                                              "ORDER BY number DESC LIMIT 1");
    statement.bind(1, name);
    if (number) {
        statement.bind(2, *number);
    }
    return statement.executeStep() ? std::optional(row_of(statement)) : std::nullopt;
}

/// Tells that there is no such map, and names some that are there.
[[noreturn]] void fail_missing(const Connection& library, const std::string& name) {
    constexpr std::size_t most = 5;
    std::vector<std::string> known;
    Statement statement(library.database,
                        "SELECT name FROM maps ORDER BY name COLLATE NOCASE, name");
    while (statement.executeStep()) {
        known.push_back(fmt::format("\"{}\"", text(statement.getColumn(0))));
    }
    const std::size_t more = known.size() - std::min(known.size(), most);
    known.resize(known.size() - more);
    throw InputError(fmt::format("has no map \"{}\"; it has {}{}", name,
                                 known.empty() ? "none" : fmt::format("{}", fmt::join(known, ", ")),
                                 more == 0 ? "" : fmt::format(" and {} more", more)),
                     {}, library.file.string());
}

Row existing_row(const Connection& library, const std::string& name,
                 const std::optional<int>& number = {}) {
    if (auto found = find_row(library, name, number)) {
        return *std::move(found);
    }
    const auto newest = find_row(library, name);
    if (!newest || !number) {
        fail_missing(library, name);
    }
    throw InputError(fmt::format("has no revision {} of \"{}\"; the newest is {}", *number, name,
                                 newest->revision.number),
                     {}, library.file.string());
}

/// The id of the map with this name, made if there is none.
std::int64_t map_id(SQLite::Database& database, const std::string& name) {
    Statement insert(database, "INSERT INTO maps (name) VALUES (?) ON CONFLICT DO NOTHING");
    insert.bind(1, name);
    insert.exec();
    Statement find(database, "SELECT id FROM maps WHERE name = ?");
    find.bind(1, name);
    find.executeStep();
    return find.getColumn(0).getInt64();
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
    Statement insert(library.database,
                     "INSERT INTO revisions (map, number, saved, note, columns, rows, json, "
                     "checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, map_id(library.database, name));
    insert.bind(2, row.revision.number);
    insert.bind(3, row.revision.saved);
    insert.bind(4, note);
    insert.bind(5, row.columns);
    insert.bind(6, row.rows);
    insert.bind(7, json);
    insert.bind(8, checksum_of(row));
    insert.exec();
    row.revision.id = library.database.getLastInsertRowid();
    return row.revision;
}

std::string conflict_message(const std::string& name, int newest) {
    return newest == 0 ? fmt::format("the map \"{}\" is no longer there: it was removed or renamed "
                                     "meanwhile; nothing was saved",
                                     name)
                       : fmt::format("there is a newer revision of \"{}\", number {}, saved "
                                     "meanwhile; nothing was saved",
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

/// How many maps that was, which is one.
int give_name(Connection& library, const std::string& name, const std::string& to) {
    if (name != to && find_row(library, to)) {
        throw InputError(fmt::format("has a map \"{}\" already", to), {}, library.file.string());
    }
    Statement update(library.database, "UPDATE maps SET name = ? WHERE name = ?");
    update.bind(1, to);
    update.bind(2, name);
    return update.exec();
}

Stored stored(const Connection& library, const Row& row) {
    try {
        return {map_of(row), row.revision};
    } catch (const InputError& error) {
        throw error.in_file(library.file.string());
    }
}

} // namespace

Conflict::Conflict(const std::filesystem::path& library, const std::string& name, int newest)
    : InputError(conflict_message(name, newest), {}, library.string()), newest_(newest) {}

Library::Library(const std::filesystem::path& file, Access access)
    : connection_(std::make_unique<Connection>(connect(file, access))) {}

Library::Library(Library&&) noexcept = default;
Library& Library::operator=(Library&&) noexcept = default;
Library::~Library() = default;

const std::filesystem::path& Library::file() const {
    return connection_->file;
}

std::vector<Entry> Library::list() const {
    return told(file(), [&] {
        Statement statement(connection_->database,
                            "SELECT name, columns, rows, saved, max(number) FROM maps "
                            "JOIN revisions ON revisions.map = maps.id "
                            "GROUP BY maps.id ORDER BY name COLLATE NOCASE, name");
        std::vector<Entry> entries;
        while (statement.executeStep()) {
            entries.push_back({text(statement.getColumn(0)), statement.getColumn(1).getInt(),
                               statement.getColumn(2).getInt(), text(statement.getColumn(3)),
                               statement.getColumn(4).getInt()});
        }
        return entries;
    });
}

std::vector<Revision> Library::history(const std::string& name) const {
    return told(file(), [&] {
        Statement statement(connection_->database,
                            "SELECT revisions.id, number, saved, note FROM revisions "
                            "JOIN maps ON maps.id = map WHERE name = ? ORDER BY number DESC");
        statement.bind(1, name);
        std::vector<Revision> revisions;
        while (statement.executeStep()) {
            revisions.push_back({statement.getColumn(0).getInt64(), statement.getColumn(1).getInt(),
                                 text(statement.getColumn(2)), text(statement.getColumn(3))});
        }
        if (revisions.empty()) {
            fail_missing(*connection_, name);
        }
        return revisions;
    });
}

Stored Library::load(const std::string& name, std::optional<int> number) const {
    return told(file(),
                [&] { return stored(*connection_, existing_row(*connection_, name, number)); });
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
        const std::string text = note.empty() ? fmt::format("Revision {} restored", number) : note;
        return append(*connection_, map, checked_json(map, text), text);
    });
}

void Library::rename(const std::string& name, const std::string& to) {
    check_name(to);
    in_transaction(*connection_, [&] {
        existing_row(*connection_, name);
        return give_name(*connection_, name, to);
    });
}

void Library::remove(const std::string& name) {
    in_transaction(*connection_, [&] {
        existing_row(*connection_, name);
        Statement remove(connection_->database, "DELETE FROM maps WHERE name = ?");
        remove.bind(1, name);
        return remove.exec();
    });
}

} // namespace pampas::library
