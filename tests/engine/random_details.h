#pragma once

#include "engine/map/map.h"

#include <rapidcheck.h>

/// Random names, unknown keys and all else a map file says beside its spaces.
namespace pampas::testing {

/// UTF-8 text with the characters that formats have to take care of.
rc::Gen<std::string> any_text();

/// Everything a map can say of itself.
rc::Gen<map::Details> any_details();

} // namespace pampas::testing
