#pragma once

#include "engine/version/version.h"

namespace pampas::picture {

/// Those that draw and write pictures.
std::vector<version::Library> libraries();

} // namespace pampas::picture
