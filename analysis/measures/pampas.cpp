#include "analysis/measures/figures.h"
#include "analysis/measures/numbers.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <functional>

namespace pampas::measures {
namespace {

Value parted_share(const Analysis& analysis) {
    return share(static_cast<double>(analysis.chokepoints.size()),
                 count(analysis, graph::is_pampas));
}

/// The tenth of the pampas spaces (rounded up) with the highest betweenness; of equals those first
/// in reading order.
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
    Comparison{tr_later("The pampas falls into {0} regions, between which no herd can walk"),
               tr_later("more regions"), 7}};

extern constexpr Figure chokepoints_figure{
    "chokepoints",
    tr_later("chokepoints, % of the pampas"),
    1,
    Worse::More,
    parted_share,
    Comparison{tr_later("{0} % of the pampas spaces part the pampas when a tile lies there"),
               tr_later("more of them"), 6,
               [](const Analysis& analysis) { return analysis.chokepoints; }}};

extern constexpr Figure busiest_tenth_figure{
    "busiest_tenth",
    tr_later("traffic on the busiest tenth of the pampas, %"),
    0,
    Worse::More,
    traffic_of_tenth,
    Comparison{tr_later("{0} % of the traffic crowds into a tenth of the pampas"), tr_later("more"),
               8, busiest_spaces}};

} // namespace pampas::measures
