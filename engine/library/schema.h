#pragma once

#include <filesystem>
#include <functional>
#include <span>

namespace SQLite {
class Database;
}

/// The schema of libraries: made, migrated and checked.
namespace pampas::library {

/// SQL statements; step i migrates a library from version i to version i + 1.
using Steps = std::span<const char* const>;

/// The steps from an empty database to a library of the current version.
Steps migrations();

/// The schema version of a library; 0 for an empty database.
int version_of(const SQLite::Database& database);

/// Runs the steps that the library lacks, if any, in one transaction. Calls `before` first, with
/// the library locked against other writers. Passes on exceptions of SQLite and then leaves the
/// library unchanged. Foreign keys must be off, so that steps can rebuild tables.
void migrate(SQLite::Database& database, Steps all, const std::function<void()>& before);

/// A temporary name for a database that is being made. The destructor removes what has this name,
/// including files that SQLite puts beside it.
class ScratchDatabase {
  public:
    /// A name in `folder` that is free.
    explicit ScratchDatabase(const std::filesystem::path& folder);
    ScratchDatabase(const ScratchDatabase&) = delete;
    ScratchDatabase& operator=(const ScratchDatabase&) = delete;
    ~ScratchDatabase();

    const std::filesystem::path& file() const { return file_; }
    /// Gives the database, which must be closed, its real name unless that is taken. Throws
    /// `InputError`.
    void publish(const std::filesystem::path& name) const;

  private:
    std::filesystem::path file_;
};

/// Makes an empty library, completely or not at all, unless the file exists. Throws `InputError`,
/// or exceptions of SQLite.
void create_if_missing(const std::filesystem::path& library, Steps steps);

/// Prepares a new, unused connection for a file from strangers, as SQLite recommends: nothing
/// hidden in its schema is run, and pages are checked before they are used.
void distrust(SQLite::Database& database);

/// Throws `InputError` for a library, of a version that is not above that of `steps`, whose schema
/// differs from what the steps make: anything else in it might be run. Passes on exceptions of
/// SQLite for damage.
void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps);

} // namespace pampas::library
