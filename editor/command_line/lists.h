#pragma once

#include "engine/hex/grid.h"

#include <string>
#include <vector>

/// Lists that are one word on the command line.
namespace pampas::command_line {

/// `4`, `2-5` or `2,4`: numbers of players, ascending, each once. Throws `InputError`.
std::vector<int> numbers_of_players(const std::string& words);

/// `[3,4] C7`: spaces of the grid, as column and row or by name. Throws `InputError` that names the
/// option.
std::vector<hex::Coordinate> spaces_listed(const std::string& words, const hex::Grid& grid,
                                           const std::string& option);

} // namespace pampas::command_line
