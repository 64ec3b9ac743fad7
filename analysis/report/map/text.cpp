#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/map/analysis.h"
#include "analysis/report/map/tables.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::string spaces_named(std::span<const hex::Coordinate> spaces) {
    return spaces.empty() ? tr("none") : wording::names(spaces);
}

/// What it costs those who are not at a market in two actions; empty if all are.
std::string later_openings(const graph::SeatOpenings& seats) {
    const int late = seats.in_two + 1;
    const int later = late + seats.in_three;
    if (late > seats.players) {
        return "";
    }
    return seats.in_three == 0 ? tr("from seat {} on it costs more than three", late)
           : later > seats.players
               ? tr("from seat {} on it costs three", late)
               : tr("from seat {} on it costs three, from seat {} on more", late, later);
}

/// What players complain of most: who is late at the first market.
std::string openings_text(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    const std::string first =
        tr("Openings: {} of {} players can come to a market in two actions on spaces of their own",
           seats.in_two, seats.players);
    const std::string later = later_openings(seats);
    const std::string all =
        trn("{} land space has such an opening, {} of them beside water; openings side by side: "
            "{}.",
            "{} land spaces have such an opening, {} of them beside water; openings side by side: "
            "{}.",
            analysis.openings.market_in_two, analysis.openings.with_water,
            analysis.openings.simultaneous.size());
    return fmt::format("{}{}{}.\n  {}\n", first, later.empty() ? "" : "; ", later, all);
}

/// The markets, those hardest to reach first.
std::string markets_text(const graph::Analysis& analysis) {
    if (analysis.markets.markets.empty()) {
        return fmt::format("{}\n", tr("Markets: none."));
    }
    return fmt::format("{}\n{}", tr("Markets, hardest to reach first:"),
                       table_text(markets_table(analysis)));
}

std::string sizes_joined(const std::vector<std::size_t>& sizes) {
    return fmt::format("{}", fmt::join(sizes, ", "));
}

std::string regions_text(const graph::Analysis& analysis) {
    return fmt::format("{}\n{}\n",
                       tr("Pampas regions: {}.  With land: {}.",
                          sizes_joined(analysis.pampas_regions),
                          sizes_joined(analysis.playable_regions)),
                       tr("Chokepoints: {} ({}).", analysis.chokepoints.size(),
                          spaces_named(analysis.chokepoints)));
}

std::string chains_text(const graph::Analysis& analysis) {
    std::string text;
    for (const graph::LandChains& chains : analysis.land_chains) {
        text += fmt::format("  {:<9} {}\n", tr(chains.terrain), fmt::join(chains.sizes, " "));
    }
    return fmt::format(
        "{}\n{}", text.empty() ? tr("Land: none.") : tr("Land regions, by their spaces:"), text);
}

std::string gap_line(std::string_view to, const graph::GapCounts& gaps) {
    std::string text;
    for (const auto& [distance, regions] : gaps.regions) {
        text += (text.empty() ? "" : ", ") + tr("{} at {}", regions, distance);
    }
    if (gaps.none > 0) {
        text += (text.empty() ? "" : ", ") + tr("{} without", gaps.none);
    }
    return fmt::format("  {:<11} {}\n", to, text.empty() ? "-" : text);
}

std::string gaps_text(const graph::Gaps& gaps) {
    return fmt::format("{}\n", tr("Gaps: land regions by the pampas spaces to the nearest")) +
           gap_line(tr("to land"), gaps.land_land) + gap_line(tr("to market"), gaps.land_market) +
           gap_line(tr("to water"), gaps.land_water);
}

std::string symmetries_text(const graph::Analysis& analysis) {
    std::string text;
    for (const graph::Symmetry& symmetry : analysis.symmetries) {
        text += fmt::format("  {:<11} {:5.1f} %, {}\n", tr(graph::name(symmetry.motion)),
                            100 * symmetry.agreement,
                            trn("{} space broken", "{} spaces broken", symmetry.broken.size()));
    }
    return fmt::format("{}\n{}", text.empty() ? tr("Symmetry: none to speak of.") : tr("Symmetry:"),
                       text);
}

/// `583 spaces: pampas 420, land 135, markets 19, water 9`.
std::string counts_text(const graph::Analysis& analysis) {
    const auto number = [&](std::string_view key) {
        return measures::value_text(measures::figure(key),
                                    measures::measure(measures::figure(key), analysis));
    };
    return tr("{} spaces: pampas {}, land {}, markets {}, water {}", number("spaces"),
              analysis.counts[static_cast<std::size_t>(map::Space::Pampas)], number("land"),
              number("markets"), number("waters"));
}

/// The worst first.
std::string map_findings_text(const graph::Analysis& analysis,
                              std::span<const findings::Finding> legality) {
    const std::string text = findings_text(measures::map_findings(analysis, legality));
    return fmt::format("{}\n{}",
                       text.empty() ? tr("Nothing bad can be said of this map.")
                                    : tr("The news, worst first:"),
                       text);
}

std::string published_text(const graph::Analysis& analysis) {
    return tr("Among {} published maps: how many have less, the same and more, and what they "
              "have\n(* among the worst quarter):",
              measures::published_maps().size()) +
           "\n" + table_text(published_table(analysis));
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
