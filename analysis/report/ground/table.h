#pragma once

#include <string>
#include <vector>

namespace pampas::report {

/// A table's rows of cells, as many in each row; UTF-8.
using Rows = std::vector<std::vector<std::string>>;

/// Lines of text, each column as wide as its widest cell; cells stand at its right end, where
/// numbers line up.
std::string table(const Rows& rows);

} // namespace pampas::report
