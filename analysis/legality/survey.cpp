#include "analysis/legality/check.h"

#include <algorithm>

namespace pampas::legality {

Survey::Survey(const map::Map& surveyed, const Client& asked)
    : map(surveyed), client(asked), counts(map.counts()), markets(map.all(map::Space::Market)),
      waters(map.all(map::Space::Water)), pampas(graph::regions(map, is_pampas)),
      playable(graph::regions(map, is_playable)) {
    for (const auto& region : pampas.spaces) {
        grazeable.push_back(std::ranges::any_of(
            region, [&](hex::Coordinate at) { return touches(map, at, map::is_land); }));
    }
}

} // namespace pampas::legality
