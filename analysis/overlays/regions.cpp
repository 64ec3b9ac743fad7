#include "analysis/graph/regions.h"

#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/scale.h"
#include "analysis/wording/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

namespace pampas::overlays {
namespace {

/// More regions than this are not named one by one in the legend.
constexpr std::size_t max_named = 8;

/// The regions' numbers, the largest first.
std::vector<std::size_t> by_size(const graph::Regions& regions) {
    std::vector<std::size_t> order(regions.spaces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t region) { return regions.spaces[region].size(); });
    return order;
}

/// Marks the regions of pampas or land, with colours counted from `first`.
void mark_regions(Overlay& overlay, const graph::Regions& regions, std::string_view what,
                  std::size_t first) {
    std::size_t rank = 0;
    for (const std::size_t region : by_size(regions)) {
        const auto& spaces = regions.spaces[region];
        const Rgb colour = category(first + rank++);
        const std::string text = fmt::format("{} region {}: {}", what, rank,
                                             wording::counted(spaces.size(), "space", "spaces"));
        for (const hex::Coordinate at : spaces) {
            overlay.marks.push_back({at, colour, "", text});
        }
        if (rank <= max_named) {
            overlay.legend.push_back({colour, text});
        }
    }
}

Overlay regions_overlay(const map::Map& map, const graph::Analysis& analysis) {
    const graph::Regions pampas = graph::regions(map, graph::is_pampas);
    const graph::Regions land = graph::regions(map, map::is_land);
    Overlay overlay;
    mark_regions(overlay, pampas, "pampas", 0);
    mark_regions(overlay, land, "land", pampas.spaces.size());
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.summary =
        fmt::format("{} of pampas, {} of land; together {}",
                    wording::counted(pampas.spaces.size(), "region", "regions"), land.spaces.size(),
                    wording::counted(analysis.playable_regions.size(), "region", "regions"));
    return overlay;
}

} // namespace

Kind regions() {
    return {"regions", "Regions", "Which pampas and which land hang together.", regions_overlay};
}

} // namespace pampas::overlays
