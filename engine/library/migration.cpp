#include "engine/library/migration.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <array>

namespace pampas::library {
namespace {

/// Steps are never changed once released: libraries made by them are out there.
constexpr std::array all_migrations{
    R"sql(
    PRAGMA application_id = 0x50414D50;
    CREATE TABLE maps (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE
    ) STRICT;
    CREATE TABLE revisions (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        map INTEGER NOT NULL REFERENCES maps (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        saved TEXT NOT NULL,
        note TEXT NOT NULL,
        columns INTEGER NOT NULL,
        rows INTEGER NOT NULL,
        json TEXT NOT NULL,
        checksum INTEGER NOT NULL,
        UNIQUE (map, number)
    ) STRICT;
    )sql",
    R"sql(
    CREATE TABLE results (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        revision INTEGER NOT NULL REFERENCES revisions (id) ON DELETE CASCADE,
        played TEXT NOT NULL,
        report TEXT NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX results_of_revisions ON results (revision);
    )sql",
    // Names are unique among the maps that are not in the trash. No table is altered or renamed:
    // how SQLite then words its schema is up to its version.
    R"sql(
    CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO names SELECT id, name FROM maps;
    DROP TABLE maps;
    CREATE TABLE maps (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        removed TEXT
    ) STRICT;
    INSERT INTO maps SELECT id, name, NULL FROM names;
    DROP TABLE names;
    CREATE UNIQUE INDEX names_of_maps ON maps (name) WHERE removed IS NULL;
    )sql",
};

} // namespace

Steps migrations() {
    return all_migrations;
}

int version_of(const SQLite::Database& database) {
    SQLite::Statement statement(database, "PRAGMA user_version");
    statement.executeStep();
    return statement.getColumn(0).getInt();
}

void migrate(SQLite::Database& database, Steps all, const std::function<void()>& before) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto version = static_cast<std::size_t>(version_of(database));
    if (version >= all.size()) {
        return; // another program was faster
    }
    before();
    for (const char* step : all.subspan(version)) {
        database.exec(step);
    }
    database.exec(fmt::format("PRAGMA user_version = {}", all.size()));
    transaction.commit();
}

} // namespace pampas::library
