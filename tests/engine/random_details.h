#pragma once

#include "engine/map/map.h"

#include <rapidcheck.h>

/// Random names, unknown keys and all else a map file says beside its spaces.
namespace pampas::testing {

/// UTF-8 text with the characters that formats have to take care of.
rc::Gen<std::string> any_text();

/// Everything a map can say of itself, but of none of its spaces.
rc::Gen<map::Details> any_details();

/// Any map that says anything of itself and its spaces: notes and locks too.
rc::Gen<map::Map> any_told_map();

} // namespace pampas::testing
