#pragma once

#include "engine/library/connection.h"
#include "engine/library/row.h"

namespace pampas::library {

/// The id of the map with this name; none when it is not there or in the trash. What takes a name
/// means that map.
std::optional<std::int64_t> find_map(const Connection& library, const std::string& name);
/// The same; throws when there is none, naming some that are there.
std::int64_t existing_map(const Connection& library, const std::string& name);

/// The name itself, else the first like it that is free: `Honey (2)`, after which comes
/// `Honey (3)`.
std::string free_name(const Connection& library, const std::string& name);

/// A revision of a map, by its number or the newest, if there is one.
std::optional<Row> find_row(const Connection& library, const std::string& name,
                            const std::optional<int>& number = {});
/// The same; throws when there is none.
Row existing_row(const Connection& library, const std::string& name,
                 const std::optional<int>& number = {});

/// What is in a row. Throws `InputError` naming the library when the row is damaged.
Stored stored(const Connection& library, const Row& row);

} // namespace pampas::library
