#include "engine/library/schema.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"
#include "engine/library/connection.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <random>
#include <ranges>
#include <set>
#include <system_error>
#include <tuple>

namespace pampas::library {
namespace {

/// Steps must never change once released: libraries made by them exist.
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
    // Names are unique among the maps outside the trash. No table is altered or renamed, since the
    // text of the schema would then depend on the version of SQLite.
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
    R"sql(
    CREATE TABLE played_games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        revision INTEGER NOT NULL REFERENCES revisions (id) ON DELETE CASCADE,
        played TEXT NOT NULL,
        record TEXT NOT NULL,
        checksum INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX played_games_of_revisions ON played_games (revision);
    )sql",
};

namespace fs = std::filesystem;

/// The suffixes of the files SQLite keeps beside a database.
constexpr std::array journals{"-wal", "-shm", "-journal"};

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

fs::path new_name_in(const fs::path& folder) {
    std::random_device random;
    return folder / fmt::format(".pampas.{:08x}{:08x}", random(), random());
}

/// SQLite would take leftover files of a lost library for part of the new one.
void refuse_leftovers(const fs::path& library) {
    std::error_code ignored;
    for (const char* journal : journals) {
        if (const fs::path left = path_of(library.string() + journal);
            fs::exists(left, ignored) && fs::file_size(left, ignored) > 0 &&
            !fs::exists(library, ignored)) {
            throw InputError(tr("cannot be created next to {}, which belongs to a library that no "
                                "longer exists; move it away first",
                                left.filename().string()),
                             {}, library.string());
        }
    }
}

/// Type, name, table and text of every table, index, view and trigger.
using Schema = std::set<std::tuple<std::string, std::string, std::string, std::string>>;

Schema schema_of(const SQLite::Database& database) {
    Schema schema;
    SQLite::Statement statement(database, "SELECT type, name, tbl_name, sql FROM sqlite_schema");
    while (statement.executeStep()) {
        schema.emplace(text(statement.getColumn(0)), text(statement.getColumn(1)),
                       text(statement.getColumn(2)), text(statement.getColumn(3)));
    }
    return schema;
}

Schema schema_after(Steps steps) {
    SQLite::Database empty(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(empty, steps, [] {});
    return schema_of(empty);
}

/// The first element of one schema missing in another, such as `table "maps"`; empty if there is
/// none.
std::string first_only_in(const Schema& one, const Schema& other) {
    const auto found =
        std::ranges::find_if(one, [&](const auto& part) { return !other.contains(part); });
    return found == one.end() ? ""
                              : fmt::format("{} \"{}\"", std::get<0>(*found), std::get<1>(*found));
}

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

DatabaseFiles::DatabaseFiles(const fs::path& file) : files_{file} {
    for (const char* journal : journals) {
        files_.push_back(path_of(file.string() + journal));
    }
}

void DatabaseFiles::remove() const noexcept {
    for (const fs::path& file :
         files_ | std::views::reverse) { // a log without a library is in the way
        system::remove(file);
    }
}

ScratchDatabase::ScratchDatabase(const fs::path& folder) : files_(new_name_in(folder)) {}

ScratchDatabase::~ScratchDatabase() {
    files_.remove();
}

bool ScratchDatabase::publish(const fs::path& name) const {
    std::error_code error;
    fs::create_hard_link(file(), name, error); // a rename would replace a file another program made
    if (error && error != std::errc::file_exists) {
        fs::rename(file(), name, error); // on file systems without hard links
    }
    if (error == std::errc::file_exists) {
        return false;
    }
    if (error) {
        throw system_error(name, tr_later("cannot be written"), error);
    }
    flush_directory(folder_of(name));
    return true;
}

std::unique_ptr<const DatabaseFiles> create_if_missing(const fs::path& library, Steps steps) {
    std::error_code error;
    if (fs::exists(library, error)) {
        return nullptr;
    }
    refuse_leftovers(library);
    const fs::path folder = folder_of(library);
    if (!fs::is_directory(folder, error)) {
        throw InputError(tr("cannot be written: its folder does not exist"), {}, library.string());
    }
    const ScratchDatabase scratch(folder);
    {
        SQLite::Database database(scratch.file().string(),
                                  SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = MEMORY"); // no one else knows the file yet
        migrate(database, steps, [] {});
        database.exec("PRAGMA journal_mode = WAL");
    }
    auto files = std::make_unique<const DatabaseFiles>(library); // while there is memory
    return scratch.publish(library) ? std::move(files) : nullptr;
}

void distrust(SQLite::Database& database) {
    for (const auto& [option, value] :
         {std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0)}) {
        sqlite3_db_config(database.getHandle(), option, value, nullptr);
    }
    constexpr int longest_value = 100'000'000; // in bytes; a tenth of the default
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, longest_value);
    database.exec("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0");
}

void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps) {
    const Schema ours = schema_after(steps.first(static_cast<std::size_t>(version_of(database))));
    const Schema found = schema_of(database);
    if (const std::string extra = first_only_in(found, ours); !extra.empty()) {
        throw InputError(
            tr("contains something that Pampas did not make, {}; it was left unchanged", extra), {},
            library.string());
    }
    if (const std::string missing = first_only_in(ours, found); !missing.empty()) {
        throw Damage(library, tr("its {} is missing", missing));
    }
}

} // namespace pampas::library
