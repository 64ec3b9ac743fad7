#pragma once

#include "analysis/generation/request.h"

namespace pampas::generation {

/// The request made one for maps like this one: a board of its size and stagger, its symmetry if it
/// has one but for a few spaces, and each figure as near to its own as `near_by` says. What the
/// request says itself stays. Terrains are as even as they can be, however they are there.
Request like(const map::Map& map, Request request);

} // namespace pampas::generation
