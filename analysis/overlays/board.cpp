#include "analysis/graph/regions.h"
#include "analysis/graph/symmetries.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/overlay.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <numeric>

namespace pampas::overlays {
namespace {

/// This many of the largest regions have their own colours; all smaller ones share one.
constexpr std::size_t own_colours = 3;

/// Region indices, the largest region first.
std::vector<std::size_t> by_size(const graph::Regions& regions) {
    std::vector<std::size_t> order(regions.spaces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t region) { return regions.spaces[region].size(); });
    return order;
}

/// Regions of pampas or of land.
struct RegionSort {
    std::string_view what;
    std::size_t first_colour; ///< index for `category`
};

/// The legend text for the colour of the region at `rank`, or of all from there on for the last
/// colour.
std::string regions_text(const RegionSort& sort, std::size_t rank,
                         const std::vector<std::size_t>& sizes) {
    const std::size_t largest = sizes[rank];
    if (rank < own_colours || rank + 1 == sizes.size()) {
        return trn("{1} {2}: {0} space", "{1} {2}: {0} spaces", largest, sort.what, rank + 1);
    }
    return sizes.back() == largest
               ? trn("{1} {2} to {3}: {0} space each", "{1} {2} to {3}: {0} spaces each", largest,
                     sort.what, rank + 1, sizes.size())
               : tr("{} {} to {}: {} to {} spaces", sort.what, rank + 1, sizes.size(), largest,
                    sizes.back());
}

/// Marks the regions and writes their numbers, the largest first, on their first spaces.
void mark_regions(Overlay& overlay, const graph::Regions& regions, const RegionSort& sort) {
    std::vector<std::size_t> sizes;
    for (const std::size_t region : by_size(regions)) {
        const auto& spaces = regions.spaces[region];
        const Rgb colour = category(sort.first_colour + std::min(sizes.size(), own_colours));
        sizes.push_back(spaces.size());
        const std::string text = trn("{1} region {2}: {0} space", "{1} region {2}: {0} spaces",
                                     spaces.size(), sort.what, sizes.size());
        for (const hex::Coordinate at : spaces) {
            overlay.marks.push_back({at, colour, "", text});
        }
        (overlay.marks.end() - std::ssize(spaces))->label = std::to_string(sizes.size());
    }
    for (std::size_t rank = 0; rank < std::min(sizes.size(), own_colours + 1); ++rank) {
        overlay.legend.push_back(
            {category(sort.first_colour + rank), regions_text(sort, rank, sizes)});
    }
}

Overlay regions_overlay(const map::Map& map, const graph::Analysis& analysis) {
    const graph::Regions pampas = graph::regions(map, graph::is_pampas);
    const graph::Regions land = graph::regions(map, map::is_land);
    Overlay overlay;
    mark_regions(overlay, pampas, {tr("pampas"), 0});
    mark_regions(overlay, land, {tr("land"), own_colours + 1});
    std::ranges::sort(overlay.marks, {}, &Mark::at);
    overlay.caption = tr("numbered by size, the largest first");
    overlay.summary = tr("{} of pampas, {} of land; {} of both together",
                         trn("{} region", "{} regions", pampas.spaces.size()), land.spaces.size(),
                         trn("{} region", "{} regions", analysis.playable_regions.size()));
    return overlay;
}

/// The text on what lies at the image of the space.
std::string broken_symmetry_hover(const map::Map& map, const graph::Symmetry& symmetry,
                                  hex::Coordinate at) {
    const hex::Coordinate image = graph::image(map.grid(), symmetry, at);
    return map.grid().contains(image)
               ? tr("counterpart: {} {}", hex::name(image), tr(map::name(map.at(image))))
               : tr("no counterpart: off the map");
}

Overlay broken_symmetry_overlay(const map::Map& map, const graph::Analysis& analysis) {
    Overlay overlay;
    if (analysis.symmetries.empty()) {
        overlay.summary = tr("No symmetry to speak of");
        return overlay;
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    for (const hex::Coordinate at : best.broken) {
        overlay.marks.push_back({at, danger, "", broken_symmetry_hover(map, best, at)});
    }
    overlay.caption = tr("compared with the closest symmetry of the map");
    overlay.legend = {{danger, tr("breaks the symmetry: {}", wording::symmetry(best.motion))}};
    overlay.summary =
        trn("{1}: {2:.1f} % agree, {0} space does not", "{1}: {2:.1f} % agree, {0} spaces do not",
            best.broken.size(), wording::symmetry(best.motion), 100 * best.agreement);
    return overlay;
}

} // namespace

Kind regions() {
    return {"regions", tr_later("Which pampas spaces and which land spaces are connected."),
            regions_overlay};
}

Kind broken_symmetry() {
    return {"broken-symmetry", tr_later("Which spaces break the closest symmetry of the map."),
            broken_symmetry_overlay};
}

} // namespace pampas::overlays
