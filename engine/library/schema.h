#pragma once

#include "engine/library/migration.h"

#include <filesystem>

namespace pampas::library {

/// Readies a connection, fresh and not used yet, for a file from strangers, as SQLite advises:
/// nothing that is hidden in its schema is run, and pages are looked at before they are believed.
void distrust(SQLite::Database& database);

/// Throws `InputError` for a library, of a version that `steps` can tell, whose schema is not the
/// one those steps make: what they do not make might be run. Throws what SQLite throws for damage.
void check_schema(const SQLite::Database& database, const std::filesystem::path& library,
                  Steps steps);

} // namespace pampas::library
