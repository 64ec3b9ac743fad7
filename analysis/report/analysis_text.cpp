#include "analysis/legality/words.h"
#include "analysis/report/analysis.h"
#include "analysis/report/table.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

using legality::counted;

std::string spaces_named(std::span<const hex::Coordinate> spaces) {
    return spaces.empty() ? "none" : legality::names(spaces);
}

std::string distance_text(const graph::Distance& distance) {
    return distance ? std::to_string(*distance) : "-";
}

/// What players complain of most: who is late at the first market.
std::string openings_text(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    std::string text = fmt::format(
        "Openings: {} of {} players can come to a market in two actions on spaces of their own",
        seats.in_two, seats.players);
    if (seats.in_two < seats.players) {
        text += fmt::format("; from player {} on it costs {}", seats.in_two + 1,
                            seats.in_three > 0 ? "three" : "more than three");
    }
    if (seats.in_three > 0 && seats.in_two + seats.in_three < seats.players) {
        text += fmt::format(", from player {} on more", seats.in_two + seats.in_three + 1);
    }
    return text +
           fmt::format(".\n  {} such openings, {} of them beside water; {} fit side by side.\n",
                       analysis.openings.market_in_two, analysis.openings.with_water,
                       analysis.openings.simultaneous.size());
}

/// The markets, those hardest to reach first.
std::string markets_text(const graph::Analysis& analysis) {
    if (analysis.markets.markets.empty()) {
        return "Markets: none.\n";
    }
    std::vector<std::size_t> order(analysis.markets.markets.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(
        order, {}, [&](std::size_t i) { return analysis.markets.markets[i].accessibility; });
    Rows rows{{"market", "open sides", "animals from land", "nearest land", "accessibility",
               "closed by"}};
    for (const std::size_t i : order) {
        const graph::MarketPaths& market = analysis.markets.markets[i];
        rows.push_back({hex::name(market.at), std::to_string(market.open_sides),
                        distance_text(market.herd_distance),
                        market.nearest_land ? hex::name(*market.nearest_land) : "-",
                        fmt::format("{:.3f}", market.accessibility),
                        std::to_string(analysis.blockers[i].spaces.size())});
    }
    return "Markets, hardest to reach first:\n" + table(rows);
}

std::string regions_text(const graph::Analysis& analysis) {
    return fmt::format("Pampas regions: {}.  With land: {}.\nChokepoints: {} ({}).\n",
                       fmt::join(analysis.pampas_regions, ", "),
                       fmt::join(analysis.playable_regions, ", "), analysis.chokepoints.size(),
                       spaces_named(analysis.chokepoints));
}

std::string chains_text(const graph::Analysis& analysis) {
    std::string text;
    for (const graph::LandChains& chains : analysis.land_chains) {
        text += fmt::format("  {:<9} {}\n", chains.terrain, fmt::join(chains.sizes, " "));
    }
    return text.empty() ? "Land: none.\n" : "Land regions, by their spaces:\n" + text;
}

std::string gap_line(std::string_view what, const graph::GapCounts& gaps) {
    std::string text;
    for (const auto& [distance, regions] : gaps.regions) {
        text += fmt::format("{}{} at {}", text.empty() ? "" : ", ", regions, distance);
    }
    if (gaps.none > 0) {
        text += fmt::format("{}{} without", text.empty() ? "" : ", ", gaps.none);
    }
    return fmt::format("  to {:<8} {}\n", what, text.empty() ? "-" : text);
}

std::string gaps_text(const graph::Gaps& gaps) {
    return "Gaps: land regions by the pampas spaces to the nearest\n" +
           gap_line("land", gaps.land_land) + gap_line("market", gaps.land_market) +
           gap_line("water", gaps.land_water);
}

std::string symmetries_text(const graph::Analysis& analysis) {
    std::string text;
    for (const graph::Symmetry& symmetry : analysis.symmetries) {
        text += fmt::format("  {:<11} {:5.1f} %, {} broken\n", graph::name(symmetry.motion),
                            100 * symmetry.agreement,
                            counted(symmetry.broken.size(), "space", "spaces"));
    }
    return text.empty() ? "Symmetry: none to speak of.\n" : "Symmetry:\n" + text;
}

} // namespace

std::string analysis_text(const graph::Analysis& analysis) {
    return fmt::format("{}\n\n{}\n{}\n{}\n{}\n{}\n{}",
                       analysis.map.empty() ? "(no name)" : escaped(analysis.map),
                       openings_text(analysis), markets_text(analysis), regions_text(analysis),
                       chains_text(analysis), gaps_text(analysis.gaps), symmetries_text(analysis));
}

} // namespace pampas::report
