#pragma once

#include "engine/map/map.h"

#include <vector>

namespace pampas::document {

/// The selected spaces of a map, each once, in reading order.
using Selection = std::vector<hex::Coordinate>;

/// How a new selection combines with the one before.
enum class Combine { Replace, Add, Remove };

Selection combined(const Selection& before, Combine how, Selection with);

bool is_in(const Selection& selection, hex::Coordinate at);

/// A selection of these spaces, which may come in any order and more than once.
Selection selection_of(std::vector<hex::Coordinate> spaces);

/// The selection and all spaces that touch it.
Selection grown(const hex::Grid& grid, const Selection& selection);
/// The selection without the spaces that touch unselected ones. The edge of the map does not count.
Selection shrunk(const hex::Grid& grid, const Selection& selection);
/// All spaces that are not selected.
Selection inverted(const hex::Grid& grid, const Selection& selection);
/// Every space.
Selection everything(const hex::Grid& grid);

/// The spaces within the closed line through the centres of `line`, including those on it. Empty
/// for an empty line.
Selection lasso(const hex::Grid& grid, const std::vector<hex::Coordinate>& line);

} // namespace pampas::document
