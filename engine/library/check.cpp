#include "engine/library/check.h"

#include "engine/library/connection.h"
#include "engine/library/row.h"

#include <fmt/format.h>

namespace pampas::library {
namespace {

using Problems = std::vector<std::string>;
using SQLite::Statement;

void check_database(const SQLite::Database& database, Problems& problems) {
    Statement integrity(database, "PRAGMA integrity_check");
    while (integrity.executeStep()) {
        if (const std::string line = text(integrity.getColumn(0)); line != "ok") {
            problems.push_back(line);
        }
    }
    Statement keys(database, "PRAGMA foreign_key_check");
    while (keys.executeStep()) {
        problems.push_back(fmt::format("row {} of {} belongs to no row of {}",
                                       keys.getColumn(1).getInt64(), text(keys.getColumn(0)),
                                       text(keys.getColumn(2))));
    }
}

void check_revisions(const SQLite::Database& database, Problems& problems) {
    Statement revisions(database, std::string(select_row) + "ORDER BY name, number");
    while (revisions.executeStep()) {
        try {
            map_of(row_of(revisions));
        } catch (const InputError& error) {
            problems.emplace_back(error.what());
        }
    }
    Statement empty(database, "SELECT name FROM maps WHERE id NOT IN (SELECT map FROM revisions)");
    while (empty.executeStep()) {
        problems.push_back(fmt::format("\"{}\" has no revision", text(empty.getColumn(0))));
    }
}

} // namespace

Problems check(const std::filesystem::path& library) {
    Problems problems;
    try {
        const Connection connection = connect(library, Access::Read);
        told(library, [&] {
            check_database(connection.database, problems);
            check_revisions(connection.database, problems);
        });
    } catch (const Damage& damage) {
        problems.push_back(damage.reason());
    }
    return problems;
}

} // namespace pampas::library
