#include "editor/desktop/context/running_work.h"

#include <algorithm>

namespace pampas::desktop {

void RunningWork::set(MapId map, std::string_view panel, std::optional<double> share) {
    const Place place(map, panel);
    if (share) {
        shares_[place] = *share;
    } else if (shares_.erase(place) == 0) {
        return;
    }
    changed();
}

void RunningWork::forget(MapId map) {
    if (std::erase_if(shares_, [map](const auto& each) { return each.first.first == map; }) > 0) {
        changed();
    }
}

std::optional<double> RunningWork::share(MapId map, std::string_view panel) const {
    const auto found = shares_.find({map, std::string(panel)});
    return found == shares_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<double> RunningWork::share(MapId map) const {
    std::optional<double> least;
    for (const auto& [place, share] : shares_) {
        if (place.first == map) {
            least = std::min(least.value_or(share), share);
        }
    }
    return least;
}

} // namespace pampas::desktop
