#pragma once

#include "engine/rules/action.h"

#include <vector>

namespace pampas::players {

/// What a seat does next: actions to be carried out one after the other. It reaches to the end of
/// the turn, or to a card that is bought and that may change it.
using Plan = std::vector<rules::Action>;

} // namespace pampas::players
