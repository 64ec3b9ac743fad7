#pragma once

#include <functional>
#include <span>

namespace SQLite {
class Database;
}

/// The schema of a library and how it came about.
namespace pampas::library {

/// SQL statements; step i takes a library from version i to version i + 1.
using Steps = std::span<const char* const>;

/// The steps from an empty database to a library of today.
Steps migrations();

/// The schema version of a library; 0 for an empty database.
int version_of(const SQLite::Database& database);

/// Runs the steps that the library does not have yet, in one transaction; none when it is up to
/// date. `before` is called first, with the library locked against other writers. Throws what
/// SQLite throws and leaves the library as it was. Foreign keys must be off, so that steps can
/// rebuild tables.
void migrate(SQLite::Database& database, Steps all, const std::function<void()>& before);

} // namespace pampas::library
