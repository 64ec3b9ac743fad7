#pragma once

#include "engine/formats/json_value.h"
#include "engine/rules/ruleset.h"

#include <string_view>

/// Rulesets as JSON (resources/rulesets#keys).
namespace pampas::rules {

/// Reads a whole ruleset: each key there is, once, and no other. What comes back can be played, by
/// any number of players it names, on any map. Throws `InputError` naming the key, with its JSON
/// pointer as the place.
Ruleset read_ruleset(const formats::JsonValue& object);

/// The same from the bytes of a file.
Ruleset read_ruleset(std::string_view bytes);

/// The object that is read back as the same ruleset.
nlohmann::ordered_json write_ruleset(const Ruleset& rules);

} // namespace pampas::rules
