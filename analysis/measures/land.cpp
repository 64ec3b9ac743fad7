#include "analysis/measures/check.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::measures {
namespace {

/// Sizes of the regions of all land, largest first.
std::vector<std::size_t> land_regions(const Analysis& analysis) {
    const auto any = std::ranges::find(analysis.land_chains, "any", &graph::LandChains::terrain);
    return any == analysis.land_chains.end() ? std::vector<std::size_t>() : any->sizes;
}

Value largest_land_region(const Analysis& analysis) {
    const auto regions = land_regions(analysis);
    return regions.empty() ? Value() : Value(regions.front());
}

Value regions_one_apart(const Analysis& analysis) {
    const auto& regions = analysis.gaps.land_land.regions;
    const auto found = regions.find(1);
    return found == regions.end() ? 0 : found->second;
}

auto terrain_counts(const Analysis& analysis) {
    return std::span(analysis.counts)
        .subspan(static_cast<std::size_t>(map::terrains.front()), map::terrains.size());
}

Value uneven_terrain(const Analysis& analysis) {
    const auto [rarest, commonest] = std::ranges::minmax(terrain_counts(analysis));
    const bool decided = analysis.counts[static_cast<std::size_t>(map::Space::Land)] == 0;
    return decided && rarest > 0 ? Value(static_cast<double>(commonest) / rarest) : Value();
}

/// Land spaces do not always divide by five.
bool could_be_more_even(const Analysis& analysis) {
    const auto [rarest, commonest] = std::ranges::minmax(terrain_counts(analysis));
    return commonest > rarest + 1;
}

std::vector<Draft> regions_without_market(const Analysis& analysis) {
    const int regions = analysis.gaps.land_market.none;
    if (regions == 0) {
        return {};
    }
    return {{trn("From {} land region no herd comes to a market.",
                 "From {} land regions no herd comes to a market.", regions)}};
}

} // namespace

extern constexpr Figure land_regions_figure{
    "land_regions", tr_later("land regions"), 0, Worse::Neither,
    [](const Analysis& analysis) { return Value(land_regions(analysis).size()); }};

extern constexpr Figure largest_land_region_figure{"largest_land_region",
                                                   tr_later("spaces of the largest land region"), 0,
                                                   Worse::Neither, largest_land_region};

extern constexpr Figure regions_one_apart_figure{
    "regions_one_apart",
    tr_later("land regions one space from the next"),
    0,
    Worse::More,
    regions_one_apart,
    Comparison{
        tr_later("{0} land regions are one space from the next, so that one tile joins them"),
        tr_later("more such regions"), 5}};

extern constexpr Figure uneven_terrain_figure{
    "uneven_terrain",
    tr_later("commonest terrain against rarest"),
    2,
    Worse::More,
    uneven_terrain,
    Comparison{tr_later("The commonest terrain has {0} times the spaces of the rarest"),
               tr_later("terrains more uneven"), 9, nullptr, could_be_more_even}};

extern constexpr Check land_without_market{"land-without-market", Severity::Warning,
                                           "land from which no herd comes to any market",
                                           regions_without_market};

} // namespace pampas::measures
