#pragma once

#include "editor/arguments/command_tree.h"
#include "editor/manual/pages.h"

#include <vector>

namespace pampas::manual {

/// The command trees of `pampas` and `pampas-editor`.
std::vector<arguments::CommandTree> programs();

/// Where the programs keep files for a user who has set no folders. Changes the environment of this
/// program.
std::vector<KeptFile> kept_files();

} // namespace pampas::manual
