#pragma once

#include "engine/rules/ruleset.h"

#include <rapidcheck.h>

namespace pampas::testing {

/// Any ruleset for small games that `read_ruleset` accepts, with few cards and tiles, so that
/// everything runs out.
rc::Gen<rules::Ruleset> any_ruleset();

} // namespace pampas::testing
