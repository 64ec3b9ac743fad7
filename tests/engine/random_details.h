#pragma once

#include "engine/map/map.h"

#include <rapidcheck.h>

/// Random names, unknown keys and everything else that a map file says besides its spaces.
namespace pampas::testing {

/// UTF-8 text with the characters that formats must handle with care.
rc::Gen<std::string> any_text();

/// Everything a map can say of itself, without notes or locks on its spaces.
rc::Gen<map::Details> any_details();

/// Any map with any details, including notes and locks.
rc::Gen<map::Map> any_told_map();

} // namespace pampas::testing
