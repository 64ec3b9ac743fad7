#include "analysis/report/map/analysis.h"

#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/map/tables.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::string spaces_named(std::span<const hex::Coordinate> spaces) {
    return spaces.empty() ? tr("none") : wording::names(spaces);
}

/// How many actions those need who do not come to a market in two; empty if all do.
std::string later_openings(const graph::SeatOpenings& seats) {
    const int late = seats.in_two + 1;
    const int later = late + seats.in_three;
    if (late > seats.players) {
        return "";
    }
    return seats.in_three == 0 ? tr("from seat {} on, it takes more than three", late)
           : later > seats.players
               ? tr("from seat {} on, it takes three", late)
               : tr("from seat {} on, it takes three, from seat {} on, more", late, later);
}

/// Who comes late to the first market, which players complain about most.
std::string openings_text(const graph::Analysis& analysis) {
    const graph::SeatOpenings& seats = analysis.seats;
    const std::string first =
        tr("Openings: {} of {} players can reach a market in two actions on spaces of their own",
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
Text markets_text(const graph::Analysis& analysis) {
    if (analysis.markets.markets.empty()) {
        return fmt::format("{}\n", tr("Markets: none."));
    }
    return markets_table(analysis);
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
    return fmt::format("{}\n{}",
                       text.empty() ? tr("Land: none.") : tr("Land regions, by number of spaces:"),
                       text);
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
    return fmt::format("{}\n", tr("Gaps: land regions by the shortest distance in pampas spaces")) +
           gap_line(tr("to land"), gaps.land_land) + gap_line(tr("to market"), gaps.land_market) +
           gap_line(tr("to water"), gaps.land_water);
}

std::string symmetries_text(const graph::Analysis& analysis) {
    std::string text;
    for (const graph::Symmetry& symmetry : analysis.symmetries) {
        text += fmt::format("  {:<25} {:5.1f} %, {}\n", wording::symmetry(symmetry.motion),
                            100 * symmetry.agreement,
                            trn("{} space broken", "{} spaces broken", symmetry.broken.size()));
    }
    return fmt::format("{}\n{}", text.empty() ? tr("Symmetry: none to speak of.") : tr("Symmetry:"),
                       text);
}

/// The findings, worst first.
std::string map_findings_text(const graph::Analysis& analysis,
                              std::span<const findings::Finding> legality) {
    const std::string text = findings_text(measures::map_findings(analysis, legality));
    return fmt::format(
        "{}\n{}", text.empty() ? tr("No weakness was found.") : tr("Findings, worst first:"), text);
}

Json counts_json(const map::Counts& counts) {
    Json result = Json::object();
    for (const map::Space space : map::all_spaces) {
        result[std::string(map::name(space))] = counts[static_cast<std::size_t>(space)];
    }
    return result;
}

Json markets_json(const graph::Analysis& analysis) {
    return list_json(numbers(analysis.markets.markets.size()), [&](std::size_t number) -> Json {
        const graph::MarketPaths& market = analysis.markets.markets[number];
        return {{"at", market.at},
                {"open_sides", market.open_sides},
                {"herd_distance", market.herd_distance},
                {"accessibility", market.accessibility},
                {"blockers", analysis.blockers[number].spaces.size()},
                {"nearest_land", market.nearest_land}};
    });
}

Json gap_json(const graph::GapCounts& gaps) {
    Json result = Json::object();
    for (const auto& [distance, regions] : gaps.regions) {
        result[std::to_string(distance)] = regions;
    }
    if (gaps.none > 0) {
        result["none"] = gaps.none;
    }
    return result;
}

Json symmetry_json(const graph::Symmetry& symmetry) {
    return {{"motion", graph::name(symmetry.motion)}, {"agreement", symmetry.agreement}};
}

/// Null where the map does not have the figure.
Json rank_json(const measures::Rank& rank) {
    const auto number = [&](auto value) { return rank.value ? Json(value) : Json(); };
    return {{"figure", rank.figure},
            {"value", number(rank.value.value_or(0))},
            {"below", number(rank.below)},
            {"equal", number(rank.equal)},
            {"above", number(rank.above)}};
}

using findings::Finding;
using findings::Severity;

Json validation_finding_json(const Finding& finding) {
    Json object{{"code", finding.code},
                {"severity", name(finding.severity)},
                {"message", finding.sentence},
                {"spaces", finding.spaces}};
    if (!finding.terrain.empty()) {
        object["terrain"] = finding.terrain;
    }
    return object;
}

Json map_validation_json(const Validation& validation) {
    return {{"map", validation.map},
            {"client", validation.client.name},
            {"legal", validation.legal()},
            {"findings", list_json(validation.findings, validation_finding_json)}};
}

std::string map_text(const Validation& validation) {
    const std::string map = wording::shown_name(validation.map);
    const std::string client = escaped(validation.client.title);
    const std::string found = findings::tally(validation.findings);
    const std::string text = validation.legal()
                                 ? tr("{}: legal for {}, {}", map, client, found)
                                 : tr("{}: NOT LEGAL for {}, {}", map, client, found);
    return text + "\n" + findings_text(validation.findings);
}

std::string summary(std::span<const Validation> validations) {
    const auto legal = std::ranges::count_if(validations, &Validation::legal);
    return tr("{} maps: {} legal, {} not.", validations.size(), legal,
              std::ssize(validations) - legal);
}

} // namespace

std::string counts_text(const graph::Analysis& analysis) {
    const auto number = [&](std::string_view key) {
        return measures::value_text(measures::figure(key),
                                    measures::measure(measures::figure(key), analysis));
    };
    return tr("{} spaces: pampas {}, land {}, markets {}, water {}", number("spaces"),
              analysis.counts[static_cast<std::size_t>(map::Space::Pampas)], number("land"),
              number("markets"), number("waters"));
}

Text measures_text(const graph::Analysis& analysis) {
    return Text(openings_text(analysis)) + "\n" + markets_text(analysis) + "\n" +
           regions_text(analysis) + "\n" + chains_text(analysis) + "\n" + gaps_text(analysis.gaps) +
           "\n" + symmetries_text(analysis) + "\n" + published_table(analysis);
}

Text analysis_text(const graph::Analysis& analysis, std::span<const findings::Finding> findings) {
    return Text(fmt::format("{}\n{}\n\n{}\n", wording::shown_name(analysis.map.details().name),
                            counts_text(analysis), map_findings_text(analysis, findings))) +
           measures_text(analysis);
}

Json analysis_json(const graph::Analysis& analysis, std::span<const findings::Finding> findings) {
    return {{"map", analysis.map.details().name},
            {"counts", counts_json(analysis.counts)},
            {"pampas_regions", analysis.pampas_regions},
            {"playable_regions", analysis.playable_regions},
            {"markets", markets_json(analysis)},
            {"market_distances", analysis.markets.distances},
            {"chokepoints", analysis.chokepoints},
            {"betweenness",
             list_json(analysis.betweenness,
                       [](const graph::Betweenness& space) {
                           return Json::array({space.at.column, space.at.row, space.value});
                       })},
            {"land_chains",
             list_json(analysis.land_chains,
                       [](const graph::LandChains& chains) {
                           return Json{{"terrain", chains.terrain}, {"sizes", chains.sizes}};
                       })},
            {"openings",
             {{"market_in_two", analysis.openings.market_in_two},
              {"with_water", analysis.openings.with_water},
              {"simultaneous", analysis.openings.simultaneous.size()}}},
            {"gaps",
             {{"land_land", gap_json(analysis.gaps.land_land)},
              {"land_market", gap_json(analysis.gaps.land_market)},
              {"land_water", gap_json(analysis.gaps.land_water)}}},
            {"symmetries", list_json(analysis.symmetries, symmetry_json)},
            {"news", findings_json(measures::map_findings(analysis, findings))},
            {"published",
             {{"maps", measures::published_maps().size()},
              {"figures", list_json(measures::ranks(analysis), rank_json)}}}};
}

Validation validate(const map::Map& map, const legality::Client& client) {
    return {map.details().name, client, legality::findings(map, client)};
}

Json validation_json(std::span<const Validation> validations) {
    return validations.size() == 1 ? map_validation_json(validations.front())
                                   : list_json(validations, map_validation_json);
}

std::string validation_text(std::span<const Validation> validations) {
    std::string text;
    for (const Validation& validation : validations) {
        text += map_text(validation);
    }
    return validations.size() == 1 ? text : text + "\n" + summary(validations) + "\n";
}

} // namespace pampas::report
