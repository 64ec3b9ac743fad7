#pragma once

#include "editor/manual/pages.h"

#include <vector>

namespace pampas::manual {

/// Where the programs keep things for a user who has said nothing of folders. Changes the
/// environment of this program.
std::vector<KeptFile> kept_files();

} // namespace pampas::manual
