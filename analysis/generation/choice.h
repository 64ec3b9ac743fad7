#pragma once

#include "analysis/generation/archive.h"

namespace pampas::generation {

/// The share of the land and market spaces of the one map that are something else on the other, or
/// the other way round where that is less. Land is land, whatever its terrain.
double difference(const map::Map& one, const map::Map& other);

/// Whether maps of one archive may differ so.
bool differ(const map::Map& one, const map::Map& other);

/// At most `count` maps of the archive that are legal and miss no target, each different from every
/// other one in a quarter or more of land and markets: the best, then those that lie the most steps
/// from the chosen ones, a fault weighing as much as a step.
std::vector<Candidate> chosen(const Archive& archive, std::size_t count);

} // namespace pampas::generation
