#pragma once

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

} // namespace pampas::library
