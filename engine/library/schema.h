#pragma once

#include "engine/files/unfinished.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace SQLite {
class Database;
}

/// Creating, migrating and checking the schema of libraries.
namespace pampas::library {

/// SQL statements; step i migrates a library from version i to version i + 1.
using Steps = std::span<const char* const>;

/// The steps from an empty database to a library of the current version.
Steps migrations();

/// The schema version of a library; 0 for an empty database.
int version_of(const SQLite::Database& database);

/// Runs the steps the library lacks, if any, in one transaction. Calls `before` first, with the
/// library locked against other writers. On an SQLite exception, passes it on and leaves the
/// library unchanged. Foreign keys must be off, so that steps can rebuild tables.
void migrate(SQLite::Database& database, Steps all, const std::function<void()>& before);

/// The file of a new database and those that SQLite keeps beside it.
class DatabaseFiles : private Unfinished {
  public:
    explicit DatabaseFiles(const std::filesystem::path& file);

    const std::filesystem::path& database() const { return files_.front(); }
    /// Removes those that exist. Needs no memory, so that it also works when there is none.
    void remove() const noexcept override;

  private:
    std::vector<std::filesystem::path> files_;
};

/// A temporary name for a database under construction. The destructor removes the file and those
/// SQLite puts beside it.
class ScratchDatabase {
  public:
    /// Picks a free name in `folder`.
    explicit ScratchDatabase(const std::filesystem::path& folder);
    ScratchDatabase(const ScratchDatabase&) = delete;
    ScratchDatabase& operator=(const ScratchDatabase&) = delete;
    ~ScratchDatabase();

    /// The temporary path.
    const std::filesystem::path& file() const { return files_.database(); }
    /// Gives the database, which must be closed, its real name unless that is taken; returns
    /// whether it did. Throws `InputError`.
    bool publish(const std::filesystem::path& name) const;

  private:
    DatabaseFiles files_;
};

/// Creates an empty library atomically unless the file exists; returns its files if it did. Throws
/// `InputError`, or SQLite's exceptions.
std::unique_ptr<const DatabaseFiles> create_if_missing(const std::filesystem::path& library,
                                                       Steps steps);

/// Hardens a new, unused connection for files from strangers, as SQLite recommends: nothing hidden
/// in the schema is run, and pages are checked before use.
void distrust(SQLite::Database& database);

/// Throws `InputError` if the schema of a library, of a version not above that of `steps`, differs
/// from what the steps make: anything else in it might be run. Passes on SQLite exceptions for
/// damage.
void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps);

} // namespace pampas::library
