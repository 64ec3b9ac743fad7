#include "analysis/measures/figures.h"
#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <functional>

namespace pampas::measures {
namespace {

bool is_board(map::Space space) {
    return space != map::Space::Void;
}

template <graph::Kinds Kind>
Value number_of(const Analysis& analysis) {
    return count(analysis, Kind);
}

} // namespace

extern constexpr Figure spaces_figure{"spaces", tr_later("spaces"), 0, Worse::Neither,
                                      number_of<is_board>};

extern constexpr Figure land_figure{"land", tr_later("land spaces"), 0, Worse::Neither,
                                    number_of<map::is_land>};

extern constexpr Figure waters_figure{"waters", tr_later("water spaces"), 0, Worse::Neither,
                                      number_of<graph::is_water>};

extern constexpr Figure markets_figure{"markets",
                                       tr_later("markets"),
                                       0,
                                       Worse::Less,
                                       number_of<graph::is_market>,
                                       Comparison{tr_later("The number of markets is {0}"),
                                                  tr_later("fewer"), 0, nullptr,
                                                  is_of_published_size}};

namespace {

Value parted_share(const Analysis& analysis) {
    return share(static_cast<double>(analysis.chokepoints.size()),
                 count(analysis, graph::is_pampas));
}

/// The tenth of the pampas spaces (rounded up) with the highest betweenness; ties in reading order.
std::vector<graph::Betweenness> busiest_tenth(const Analysis& analysis) {
    std::vector<graph::Betweenness> spaces = analysis.betweenness;
    std::ranges::stable_sort(spaces, std::ranges::greater(), &graph::Betweenness::value);
    spaces.resize((spaces.size() + 9) / 10);
    return spaces;
}

std::vector<double> values(const std::vector<graph::Betweenness>& spaces) {
    return numbers(spaces, [](const graph::Betweenness& space) { return Value(space.value); });
}

Value traffic_of_tenth(const Analysis& analysis) {
    return share(sum(values(busiest_tenth(analysis))), sum(values(analysis.betweenness)));
}

std::vector<hex::Coordinate> busiest_spaces(const Analysis& analysis) {
    std::vector<hex::Coordinate> result;
    std::ranges::transform(busiest_tenth(analysis), std::back_inserter(result),
                           &graph::Betweenness::at);
    std::ranges::sort(result);
    return result;
}

} // namespace

extern constexpr Figure pampas_regions_figure{
    "pampas_regions",
    tr_later("pampas regions"),
    0,
    Worse::More,
    [](const Analysis& analysis) { return Value(analysis.pampas_regions.size()); },
    Comparison{tr_later("The pampas is split into {0} regions, and no herd can walk between them"),
               tr_later("more regions"), 7}};

extern constexpr Figure chokepoints_figure{
    "chokepoints",
    tr_later("chokepoints, % of the pampas"),
    1,
    Worse::More,
    parted_share,
    Comparison{tr_later("On {0} % of the pampas spaces, a single tile splits the pampas"),
               tr_later("more of them"), 6,
               [](const Analysis& analysis) { return analysis.chokepoints; }}};

extern constexpr Figure busiest_tenth_figure{
    "busiest_tenth",
    tr_later("traffic on the busiest tenth of the pampas, %"),
    0,
    Worse::More,
    traffic_of_tenth,
    Comparison{tr_later("{0} % of the traffic goes through a tenth of the pampas"),
               tr_later("more"), 8, busiest_spaces}};

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

/// Whether terrains could be more even: land spaces do not always divide by five.
bool could_be_more_even(const Analysis& analysis) {
    const auto [rarest, commonest] = std::ranges::minmax(terrain_counts(analysis));
    return commonest > rarest + 1;
}

using Region = std::vector<hex::Coordinate>;

bool touches_any(const map::Map& map, const Region& region, graph::Kinds kinds) {
    return std::ranges::any_of(region,
                               [&](hex::Coordinate at) { return graph::touches(map, at, kinds); });
}

/// The regions of land that no pampas touches.
std::vector<Region> walled_in_regions(const Analysis& analysis) {
    std::vector<Region> regions = graph::regions(analysis.map, map::is_land).spaces;
    std::erase_if(regions, [&](const Region& region) {
        return touches_any(analysis.map, region, graph::is_pampas);
    });
    return regions;
}

std::vector<Draft> walled_in_land(const Analysis& analysis) {
    Region all;
    for (const Region& region : walled_in_regions(analysis)) {
        all.insert(all.end(), region.begin(), region.end());
    }
    if (all.empty()) {
        return {};
    }
    std::ranges::sort(all);
    return {{tr("The land at {} is walled in: no pampas touches it, so no herd can start there.",
                wording::names(all)),
             all}};
}

bool is_market(map::Space space) {
    return space == map::Space::Market;
}

/// Walled-in land has a finding of its own.
std::vector<Draft> regions_without_market(const Analysis& analysis) {
    const auto walled_in =
        std::ranges::count_if(walled_in_regions(analysis), [&](const Region& region) {
            return !touches_any(analysis.map, region, is_market);
        });
    const int regions = analysis.gaps.land_market.none - static_cast<int>(walled_in);
    if (regions == 0) {
        return {};
    }
    return {{trn("From {} land region no herd can reach a market.",
                 "From {} land regions no herd can reach a market.", regions)}};
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
    Comparison{tr_later("{0} land regions are one space from the next, so one tile joins them"),
               tr_later("more such regions"), 5}};

extern constexpr Figure uneven_terrain_figure{
    "uneven_terrain",
    tr_later("most common terrain against rarest"),
    2,
    Worse::More,
    uneven_terrain,
    Comparison{tr_later("The most common terrain has {0} times as many spaces as the rarest"),
               tr_later("more uneven terrains"), 9, nullptr, could_be_more_even}};

extern constexpr Check land_without_market{"land-without-market", Severity::Warning,
                                           "land from which no herd comes to any market",
                                           regions_without_market};
extern constexpr Check land_walled_in{"land-walled-in", Severity::Warning,
                                      "land that no pampas touches", walled_in_land};

namespace {

std::optional<double> best_agreement(const graph::Analysis& analysis) {
    return analysis.symmetries.empty() ? std::nullopt
                                       : std::optional(100 * analysis.symmetries.front().agreement);
}

/// Whether the symmetry is intended: at least that of the median published map.
bool is_meant(const graph::Symmetry& symmetry) {
    const auto usual = spread(figure("symmetry"), published_maps());
    return usual && 100 * symmetry.agreement >= (*usual)[2];
}

std::vector<Draft> faults_of_symmetry(const graph::Analysis& analysis) {
    if (analysis.symmetries.empty() || analysis.symmetries.front().broken.empty() ||
        !is_meant(analysis.symmetries.front())) {
        return {};
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    return {{trn("The map is {1:.1f} % symmetric ({2}); {0} space breaks the symmetry: {3}.",
                 "The map is {1:.1f} % symmetric ({2}); {0} spaces break the symmetry: {3}.",
                 best.broken.size(), 100 * best.agreement, wording::symmetry(best.motion),
                 wording::names(best.broken)),
             best.broken}};
}

} // namespace

extern constexpr Figure symmetry_figure{"symmetry", tr_later("best symmetry, %"), 1, Worse::Neither,
                                        best_agreement};

extern constexpr Check nearly_symmetric{"nearly-symmetric", Severity::Note,
                                        "a symmetry with a few faults", faults_of_symmetry};

} // namespace pampas::measures
