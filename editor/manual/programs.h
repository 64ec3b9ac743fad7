#pragma once

#include "editor/arguments/outline.h"
#include "editor/manual/pages.h"

#include <vector>

namespace pampas::manual {

/// What `pampas` and `pampas-editor` can be called with.
std::vector<arguments::Outline> programs();

/// Where the programs keep things for a user who has said nothing of folders. Changes the
/// environment of this program.
std::vector<KeptFile> kept_files();

} // namespace pampas::manual
