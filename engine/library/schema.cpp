#include "engine/library/schema.h"

#include "engine/language/tr.h"
#include "engine/library/connection.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <set>
#include <tuple>

namespace pampas::library {
namespace {

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

/// The first in one schema that is not in another, as `table "maps"`; nothing if there is none.
std::string first_only_in(const Schema& one, const Schema& other) {
    const auto found =
        std::ranges::find_if(one, [&](const auto& part) { return !other.contains(part); });
    return found == one.end() ? ""
                              : fmt::format("{} \"{}\"", std::get<0>(*found), std::get<1>(*found));
}

} // namespace

void distrust(SQLite::Database& database) {
    for (const auto& [option, value] :
         {std::pair(SQLITE_DBCONFIG_DEFENSIVE, 1), std::pair(SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_TRIGGER, 0),
          std::pair(SQLITE_DBCONFIG_ENABLE_VIEW, 0)}) {
        sqlite3_db_config(database.getHandle(), option, value, nullptr);
    }
    constexpr int longest_value = 100'000'000; // bytes; the default is ten times that
    sqlite3_limit(database.getHandle(), SQLITE_LIMIT_LENGTH, longest_value);
    database.exec("PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0");
}

void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps) {
    const Schema ours = schema_after(steps.first(static_cast<std::size_t>(version_of(database))));
    const Schema found = schema_of(database);
    if (const std::string extra = first_only_in(found, ours); !extra.empty()) {
        throw InputError(tr("holds what no Pampas made, {}; it was left as it is", extra), {},
                         library.string());
    }
    if (const std::string missing = first_only_in(ours, found); !missing.empty()) {
        throw Damage(library, tr("its {} is missing", missing));
    }
}

} // namespace pampas::library
