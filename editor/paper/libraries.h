#pragma once

#include "engine/version/version.h"

namespace pampas::paper {

/// Those that draw and write pictures and paper.
std::vector<version::Library> libraries();

} // namespace pampas::paper
