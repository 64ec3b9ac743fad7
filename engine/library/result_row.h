#pragma once

#include "engine/library/library.h"

#include <SQLiteCpp/Statement.h>

namespace pampas::library {

/// Selects what `result_of` takes; conditions follow.
inline constexpr std::string_view select_result =
    "SELECT name, number, played, report, results.checksum FROM results "
    "JOIN revisions ON revisions.id = revision JOIN maps ON maps.id = map ";

/// The result a statement that begins with `select_result` stands on. Throws `InputError` when it
/// is damaged.
Result result_of(SQLite::Statement& statement);

} // namespace pampas::library
