#pragma once

#include "engine/hex/grid.h"

namespace pampas::hex {

/// The motions that carry a staggered grid onto a staggered grid, space by space. Turns are
/// clockwise; `MirrorX` exchanges left and right, `MirrorY` top and bottom. A quarter turn
/// exchanges the stagger axes.
enum class Motion { Rotate90, Rotate180, Rotate270, MirrorX, MirrorY };

/// The grid that `motion` makes of `grid`.
Grid moved(const Grid& grid, Motion motion);

/// Where the space `at` of `grid` lies in `moved(grid, motion)`.
Coordinate moved(const Grid& grid, Coordinate at, Motion motion);

} // namespace pampas::hex
