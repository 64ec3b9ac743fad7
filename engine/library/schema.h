#pragma once

#include <filesystem>
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

/// The name of a database that is being made, gone with all SQLite puts beside it.
class ScratchDatabase {
  public:
    /// A name in `folder` that nothing has.
    explicit ScratchDatabase(const std::filesystem::path& folder);
    ScratchDatabase(const ScratchDatabase&) = delete;
    ScratchDatabase& operator=(const ScratchDatabase&) = delete;
    ~ScratchDatabase();

    const std::filesystem::path& file() const { return file_; }
    /// Gives the database, closed before, its real name, unless that is taken. Throws `InputError`.
    void publish(const std::filesystem::path& name) const;

  private:
    std::filesystem::path file_;
};

/// Makes an empty library, whole or not at all, unless the file is there. Throws `InputError`, or
/// what SQLite throws.
void create_if_missing(const std::filesystem::path& library, Steps steps);

/// Readies a connection, fresh and not used yet, for a file from strangers, as SQLite advises:
/// nothing that is hidden in its schema is run, and pages are looked at before they are believed.
void distrust(SQLite::Database& database);

/// Throws `InputError` for a library, of a version that `steps` can tell, whose schema is not the
/// one those steps make: what they do not make might be run. Throws what SQLite throws for damage.
void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps);

} // namespace pampas::library
