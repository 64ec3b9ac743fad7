#pragma once

#include "editor/document/selection.h"
#include "engine/hex/symmetry.h"

namespace pampas::document {

/// The spaces of which an image on the map is of another kind. `symmetric` is of the map's grid.
Selection breaks(const map::Map& map, const hex::Symmetric& symmetric);

/// The map without such breaks: of the spaces that are each other's images, those that are nearest
/// to `side` are as they were, the others like them. Locked spaces are kept, and then the others
/// are like these; where locked ones differ, a break is left.
map::Map made_symmetric(const map::Map& map, const hex::Symmetric& symmetric, hex::Coordinate side);

} // namespace pampas::document
