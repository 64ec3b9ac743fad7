#pragma once

#include "engine/files/file.h"
#include "engine/library/connection.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/VariadicBind.h>

#include <initializer_list>
#include <type_traits>
#include <vector>

/// Reading, checking and finding rows of the database.
namespace pampas::library {

/// The bytes of all texts in the current row.
std::size_t bytes_of_texts(const SQLite::Statement& statement);

[[noreturn]] void refuse_long_list(const Connection& library);

/// The results of `read(statement)` for all rows of a statement.
template <class Read>
auto all_rows(SQLite::Statement& statement, Read read) {
    std::vector<std::invoke_result_t<Read, SQLite::Statement&>> rows;
    while (statement.executeStep()) {
        rows.push_back(read(statement));
    }
    return rows;
}

/// The same for a list of names or notes, which is as long as its writer likes. Throws `InputError`
/// if its texts are longer together than a file may be.
template <class Read>
auto listed_rows(const Connection& library, SQLite::Statement& statement, Read read) {
    std::size_t bytes = 0;
    return all_rows(statement, [&](SQLite::Statement& row) {
        bytes += bytes_of_texts(row);
        if (bytes > max_file_size) {
            refuse_long_list(library);
        }
        return read(row);
    });
}

/// Runs a statement that changes the database with these parameters. Returns the number of rows
/// changed.
template <class... Values>
int run(const SQLite::Database& database, const char* sql, const Values&... values) {
    SQLite::Statement statement(database, sql);
    SQLite::bind(statement, values...);
    return statement.exec();
}

/// A revision as stored in the database.
struct Row {
    std::string map; ///< its name
    Revision revision;
    int columns = 0;
    int rows = 0;
    std::string json;
    std::int64_t checksum = 0; ///< of the revision's texts
};

/// The beginning of a statement for `row_of`; conditions follow.
inline constexpr std::string_view select_row =
    "SELECT maps.name, revisions.id, number, saved, note, columns, rows, json, checksum "
    "FROM revisions JOIN maps ON maps.id = revisions.map ";

/// The current row of a statement beginning with `select_row`.
Row row_of(SQLite::Statement& statement);

/// The checksum of texts stored together.
std::int64_t checksum_of(std::initializer_list<std::string_view> texts);

/// The expected checksum of a row.
std::int64_t checksum_of(const Row& row);

/// A name as messages show it: a library from elsewhere may have very long ones.
std::string_view shown_name(const std::string& name);

/// The map in a row, under its current name. Throws `InputError` if the row is damaged.
map::Map map_of(const Row& row);

/// The beginning of a statement for `result_of`; conditions follow.
inline constexpr std::string_view select_result =
    "SELECT name, number, played, report, results.checksum FROM results "
    "JOIN revisions ON revisions.id = revision JOIN maps ON maps.id = map ";

/// The current row of a statement beginning with `select_result`. Throws `InputError` if it is
/// damaged.
Result result_of(SQLite::Statement& statement);

/// The same for `game_of`.
inline constexpr std::string_view select_game =
    "SELECT name, played_games.id, number, played, record, played_games.checksum "
    "FROM played_games JOIN revisions ON revisions.id = revision JOIN maps ON maps.id = map ";

/// The current row of a statement beginning with `select_game`. Throws `InputError` if it is
/// damaged.
PlayedGame game_of(SQLite::Statement& statement);

/// The id of the map with this name outside the trash, if there is one. All functions that take a
/// name mean this map.
std::optional<std::int64_t> find_map(const Connection& library, const std::string& name);
/// The same, but throws if there is none, listing some names that exist.
std::int64_t existing_map(const Connection& library, const std::string& name);

/// The name or, if taken, the first free one like it: `Honey (2)`, then `Honey (3)`.
std::string free_name(const Connection& library, const std::string& name);

/// The revision of a map with this number, by default the newest, if it exists.
std::optional<Row> find_row(const Connection& library, const std::string& name,
                            const std::optional<int>& number = {});
/// The same, but throws if it does not exist.
Row existing_row(const Connection& library, const std::string& name,
                 const std::optional<int>& number = {});

/// The map and revision in a row. Throws `InputError` with the library's name if the row is
/// damaged.
Stored stored(const Connection& library, const Row& row);

} // namespace pampas::library
