#include "editor/desktop/workers/overlay_choice.h"

namespace pampas::desktop {

std::optional<overlays::Overlay> overlay_of(const OverlayChoice& choice, const map::Map& map,
                                            const graph::Analysis& analysis) {
    if (const auto* kind = std::get_if<const overlays::Kind*>(&choice)) {
        return (*kind)->make(map, analysis);
    }
    const auto* market = std::get_if<hex::Coordinate>(&choice);
    if (market != nullptr && map.grid().contains(*market) &&
        map.at(*market) == map::Space::Market) {
        return overlays::of_market(map, analysis, *market);
    }
    return std::nullopt;
}

bool needs_betweenness(const OverlayChoice& choice) {
    const auto* kind = std::get_if<const overlays::Kind*>(&choice);
    return kind != nullptr && (*kind)->needs_betweenness;
}

} // namespace pampas::desktop
