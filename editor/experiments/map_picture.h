#pragma once

#include "analysis/report/ground/html_map.h"
#include "analysis/report/reference/reference.h"
#include "engine/map/map.h"

namespace pampas::experiments {

/// The map as pages show it: without paper below it, and where it lies. Spaces of `room` lie on the
/// picture though they are void.
report::MapPicture picture_of(const map::Map& map, std::vector<hex::Coordinate> room = {});

/// The example of a term as the reference shows it, sharp on fine screens too.
report::ExamplePicture picture_of_example(const report::TermExample& example);

} // namespace pampas::experiments
