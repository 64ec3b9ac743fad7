#include "editor/desktop/workers/lens.h"

namespace pampas::desktop {

std::optional<overlays::Overlay> seen(const Lens& lens, const map::Map& map,
                                      const graph::Analysis& analysis) {
    if (const auto* kind = std::get_if<const overlays::Kind*>(&lens)) {
        return (*kind)->make(map, analysis);
    }
    const auto* market = std::get_if<hex::Coordinate>(&lens);
    if (market != nullptr && map.grid().contains(*market) &&
        map.at(*market) == map::Space::Market) {
        return overlays::of_market(map, analysis, *market);
    }
    return std::nullopt;
}

bool needs_betweenness(const Lens& lens) {
    const auto* kind = std::get_if<const overlays::Kind*>(&lens);
    return kind != nullptr && (*kind)->needs_betweenness;
}

} // namespace pampas::desktop
