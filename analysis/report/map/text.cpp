#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/map/analysis.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

using wording::counted;

std::string spaces_named(std::span<const hex::Coordinate> spaces) {
    return spaces.empty() ? "none" : wording::names(spaces);
}

std::string distance_text(const graph::Distance& distance) {
    return distance ? std::to_string(*distance) : "-";
}

/// `1 land space has`, `8 land spaces have`.
std::string land_has(int spaces) {
    return counted(static_cast<std::size_t>(spaces), "land space has", "land spaces have");
}

/// What players complain of most: who is late at the first market.
std::string openings_text(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    std::string text = fmt::format(
        "Openings: {} of {} players can come to a market in two actions on spaces of their own",
        seats.in_two, seats.players);
    if (seats.in_two < seats.players) {
        text += fmt::format("; from seat {} on it costs {}", seats.in_two + 1,
                            seats.in_three > 0 ? "three" : "more than three");
    }
    if (seats.in_three > 0 && seats.in_two + seats.in_three < seats.players) {
        text += fmt::format(", from seat {} on more", seats.in_two + seats.in_three + 1);
    }
    return text +
           fmt::format(".\n  {} such an opening, {} of them beside water; {} openings fit side by "
                       "side.\n",
                       land_has(analysis.openings.market_in_two), analysis.openings.with_water,
                       analysis.openings.simultaneous.size());
}

/// The markets, those hardest to reach first.
std::string markets_text(const graph::Analysis& analysis) {
    if (analysis.markets.markets.empty()) {
        return "Markets: none.\n";
    }
    Rows rows{{"market", "open sides", "animals from land", "nearest land", "accessibility",
               "closed by"}};
    for (const std::size_t i : graph::hardest_first(analysis.markets)) {
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

/// `583 spaces: pampas 420, land 135, markets 19, water 9`.
std::string counts_text(const graph::Analysis& analysis) {
    const auto number = [&](std::string_view key) {
        return measures::value_text(measures::figure(key),
                                    measures::measure(measures::figure(key), analysis));
    };
    return fmt::format("{} spaces: pampas {}, land {}, markets {}, water {}", number("spaces"),
                       analysis.counts[static_cast<std::size_t>(map::Space::Pampas)],
                       number("land"), number("markets"), number("waters"));
}

/// The worst first.
std::string map_findings_text(const graph::Analysis& analysis,
                              std::span<const findings::Finding> legality) {
    const std::string text = findings_text(measures::map_findings(analysis, legality));
    return text.empty() ? "Nothing bad can be said of this map.\n"
                        : "The news, worst first:\n" + text;
}

std::vector<std::string> rank_row(const measures::Rank& rank) {
    const measures::Figure& placed = measures::figure(rank.figure);
    std::vector<std::string> row{fmt::format("{:<46}", placed.words),
                                 measures::value_text(placed, rank.value) +
                                     (measures::in_worst_quarter(rank) ? "*" : " ")};
    for (const int maps : {rank.below, rank.equal, rank.above}) {
        row.push_back(rank.value ? std::to_string(maps) : "-");
    }
    const auto values = measures::spread(placed, measures::published_maps());
    for (const std::size_t i : {0U, 2U, 4U}) {
        row.push_back(values ? measures::value_text(placed, (*values)[i]) : "-");
    }
    return row;
}

std::string published_text(const graph::Analysis& analysis) {
    Rows rows{{"", "this map ", "less", "same", "more", "least", "middle", "most"}};
    std::ranges::transform(measures::ranks(analysis), std::back_inserter(rows), rank_row);
    return fmt::format("Among {} published maps: how many have less, the same and more, and what "
                       "they have\n(* among the worst quarter):\n",
                       measures::published_maps().size()) +
           table(rows);
}

} // namespace

std::string analysis_text(const graph::Analysis& analysis,
                          std::span<const findings::Finding> findings) {
    return fmt::format("{}\n{}\n\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}",
                       wording::shown_name(analysis.map.details().name), counts_text(analysis),
                       map_findings_text(analysis, findings), openings_text(analysis),
                       markets_text(analysis), regions_text(analysis), chains_text(analysis),
                       gaps_text(analysis.gaps), symmetries_text(analysis),
                       published_text(analysis));
}

} // namespace pampas::report
