#pragma once

#include "editor/arguments/outline.h"

#include <vector>

namespace pampas::manual {

/// What `pampas` and `pampas-editor` can be called with.
std::vector<arguments::Outline> programs();

} // namespace pampas::manual
