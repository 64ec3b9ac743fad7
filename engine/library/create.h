#pragma once

#include "engine/library/migration.h"

#include <filesystem>

namespace pampas::library {

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

} // namespace pampas::library
