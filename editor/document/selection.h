#pragma once

#include "engine/map/map.h"

#include <vector>

namespace pampas::document {

/// Spaces of a map that are chosen, each once, in reading order.
using Selection = std::vector<hex::Coordinate>;

/// How a new choice goes together with the one before.
enum class Combine { Replace, Add, Remove };

Selection combined(const Selection& before, Combine how, Selection with);

bool is_in(const Selection& selection, hex::Coordinate at);

/// The spaces in any order, even twice, as a selection.
Selection selection_of(std::vector<hex::Coordinate> spaces);

/// The selection with all spaces that touch it.
Selection grown(const hex::Grid& grid, const Selection& selection);
/// The selection without the spaces that touch others. Where the map ends nothing is touched.
Selection shrunk(const hex::Grid& grid, const Selection& selection);
/// All other spaces.
Selection inverted(const hex::Grid& grid, const Selection& selection);
/// Every space.
Selection everything(const hex::Grid& grid);

/// The spaces within a line that is drawn from centre to centre and closed from the last to the
/// first; those on the line are within. None for none.
Selection lasso(const hex::Grid& grid, const std::vector<hex::Coordinate>& line);

} // namespace pampas::document
