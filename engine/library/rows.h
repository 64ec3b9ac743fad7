#pragma once

#include "engine/library/connection.h"
#include "engine/library/library.h"

#include <SQLiteCpp/Statement.h>

#include <initializer_list>

namespace pampas::library {

/// A revision as the database has it.
struct Row {
    std::string map; ///< its name
    Revision revision;
    int columns = 0;
    int rows = 0;
    std::string json;
    std::int64_t checksum = 0; ///< of the texts of the revision
};

/// Selects what `row_of` takes; conditions follow.
inline constexpr std::string_view select_row =
    "SELECT maps.name, revisions.id, number, saved, note, columns, rows, json, checksum "
    "FROM revisions JOIN maps ON maps.id = revisions.map ";

/// The row a statement that begins with `select_row` stands on.
Row row_of(SQLite::Statement& statement);

/// The checksum of texts that are stored together.
std::int64_t checksum_of(std::initializer_list<std::string_view> texts);

/// The checksum that belongs to a row.
std::int64_t checksum_of(const Row& row);

/// The map in a row, under its present name. Throws `InputError` when the row is damaged.
map::Map map_of(const Row& row);

/// Selects what `result_of` takes; conditions follow.
inline constexpr std::string_view select_result =
    "SELECT name, number, played, report, results.checksum FROM results "
    "JOIN revisions ON revisions.id = revision JOIN maps ON maps.id = map ";

/// The result a statement that begins with `select_result` stands on. Throws `InputError` when it
/// is damaged.
Result result_of(SQLite::Statement& statement);

/// The id of the map with this name; none when it is not there or in the trash. What takes a name
/// means that map.
std::optional<std::int64_t> find_map(const Connection& library, const std::string& name);
/// The same; throws when there is none, naming some that are there.
std::int64_t existing_map(const Connection& library, const std::string& name);

/// The name itself, else the first like it that is free: `Honey (2)`, after which comes
/// `Honey (3)`.
std::string free_name(const Connection& library, const std::string& name);

/// A revision of a map, by its number or the newest, if there is one.
std::optional<Row> find_row(const Connection& library, const std::string& name,
                            const std::optional<int>& number = {});
/// The same; throws when there is none.
Row existing_row(const Connection& library, const std::string& name,
                 const std::optional<int>& number = {});

/// What is in a row. Throws `InputError` naming the library when the row is damaged.
Stored stored(const Connection& library, const Row& row);

} // namespace pampas::library
