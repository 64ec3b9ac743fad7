#pragma once

#include "engine/map/map.h"

#include <rapidcheck.h>

/// Random grids and maps for property tests.
namespace pampas::testing {

/// Any stagger, with sizes from 1 to the given ones.
rc::Gen<hex::Grid> any_grid_up_to(int columns, int rows);

/// Any stagger, with sizes from 1 to 12.
rc::Gen<hex::Grid> any_grid();

/// A space of the grid.
rc::Gen<hex::Coordinate> coordinate_on(const hex::Grid& grid);

/// Any spaces on generated grids, with a name.
rc::Gen<map::Map> any_map_on(rc::Gen<hex::Grid> grids);

/// Any spaces on any grid, with a name.
rc::Gen<map::Map> any_map();

} // namespace pampas::testing
