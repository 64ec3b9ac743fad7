#pragma once

#include "analysis/report/ground/html_map.h"
#include "analysis/report/reference/reference.h"
#include "engine/map/map.h"

namespace pampas::experiments {

/// The map as pages show it: without paper below it, and where it lies.
report::MapPicture picture_of(const map::Map& map);

/// The example of a term as the reference shows it, sharp on fine screens too.
report::ExamplePicture picture_of_example(const report::TermExample& example);

} // namespace pampas::experiments
