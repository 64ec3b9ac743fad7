#pragma once

#include "engine/resources/resource.h"

#include <span>

namespace pampas::report {

/// The scripts that draw charts in pages, as npm brings them: `vega`, `vega-lite`, `vega-embed`.
std::span<const resources::Resource> chart_scripts();

} // namespace pampas::report
