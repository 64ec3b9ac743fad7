#pragma once

#include "engine/pigs/players/style.h"
#include "engine/pigs/state.h"

#include <cstdint>

namespace pampas::pigs {

/// What a seat's farm is worth, in thousandths of a dollar: its money, its pigs at market prices as
/// far as they outlive the season, what they may still become, items, and room.
std::int64_t worth(const State& state, int seat, const Style& style);

} // namespace pampas::pigs
