#pragma once

#include "engine/rules/ruleset.h"

#include <rapidcheck.h>

namespace pampas::testing {

/// Any ruleset a small game can be played with, valid as `read_ruleset` has it: few cards and
/// tiles, so that everything runs out.
rc::Gen<rules::Ruleset> any_ruleset();

} // namespace pampas::testing
