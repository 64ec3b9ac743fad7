#include "engine/language/tr.h"
#include "engine/library/connection.h"
#include "engine/library/library.h"
#include "engine/library/rows.h"

#include <functional>

namespace pampas::library {
namespace {

using Problems = std::vector<std::string>;
using SQLite::Statement;

/// Everything in a library may be damaged; nobody reads more lines about it.
constexpr std::size_t most_problems = 1000;

void check_database(const SQLite::Database& database, Problems& problems) {
    Statement integrity(database, "PRAGMA integrity_check");
    while (integrity.executeStep()) {
        if (const std::string line = text(integrity.getColumn(0)); line != "ok") {
            problems.push_back(line);
        }
    }
    Statement keys(database, "PRAGMA foreign_key_check");
    while (problems.size() < most_problems && keys.executeStep()) {
        problems.push_back(tr("row {} of {} has no matching row in {}",
                              keys.getColumn(1).getInt64(), text(keys.getColumn(0)),
                              text(keys.getColumn(2))));
    }
}

/// Reads the rows of a query and adds what that throws.
void read_all(const SQLite::Database& database, const std::string& query,
              const std::function<void(Statement&)>& read, Problems& problems) {
    Statement statement(database, query);
    while (problems.size() < most_problems && statement.executeStep()) {
        try {
            read(statement);
        } catch (const InputError& error) {
            problems.emplace_back(error.what());
        }
    }
}

void check_rows(const SQLite::Database& database, Problems& problems) {
    const std::string in_order = "ORDER BY name, number";
    read_all(
        database, std::string(select_row) + in_order,
        [](Statement& statement) { map_of(row_of(statement)); }, problems);
    read_all(
        database, std::string(select_result) + in_order,
        [](Statement& statement) { result_of(statement); }, problems);
    read_all(
        database, std::string(select_game) + in_order,
        [](Statement& statement) { game_of(statement); }, problems);
    read_all(
        database, "SELECT removed FROM maps WHERE removed IS NOT NULL",
        [](Statement& statement) { text(statement.getColumn(0)); }, problems);
    Statement empty(database, "SELECT name FROM maps WHERE id NOT IN (SELECT map FROM revisions)");
    while (problems.size() < most_problems && empty.executeStep()) {
        problems.push_back(tr("\"{}\" has no revision", shown_name(text(empty.getColumn(0)))));
    }
}

} // namespace

Problems check(const std::filesystem::path& library) {
    Problems problems;
    try {
        const Connection connection = connect(library, Access::Read);
        guarded(library, [&] {
            check_database(connection.database, problems);
            check_rows(connection.database, problems);
        });
    } catch (const Damage& damage) {
        problems.push_back(damage.reason());
    }
    return problems;
}

} // namespace pampas::library
