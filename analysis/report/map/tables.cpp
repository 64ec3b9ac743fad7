#include "analysis/report/map/tables.h"

#include "analysis/glossary/glossary.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace pampas::report {
namespace {

/// Sizes, largest first, such as `9, 4, 3 x 2`: three regions have two spaces each.
std::string sizes_text(const std::vector<std::size_t>& sizes) {
    std::vector<std::string> parts;
    for (auto at = sizes.begin(); at != sizes.end();) {
        const auto next =
            std::find_if(at, sizes.end(), [&](std::size_t size) { return size != *at; });
        parts.push_back(next - at == 1 ? std::to_string(*at)
                                       : fmt::format("{} x {}", next - at, *at));
        at = next;
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

Row region_row(std::string what, const std::vector<std::size_t>& sizes) {
    return {std::move(what), sizes.size(), sizes_text(sizes)};
}

Row rank_row(const measures::Rank& rank) {
    const measures::Figure& figure = measures::figure(rank.figure);
    const std::string value = measures::value_text(figure, rank.value);
    const std::string words = tr(figure.words);
    Row row{Cell(fmt::format("{:<46}", words)).on_page(words).explained_by(figure.key),
            Cell(value + (measures::in_worst_quarter(rank) ? "*" : " ")).on_page(value)};
    for (const int maps : {rank.below, rank.equal, rank.above}) {
        row.push_back(rank.value ? Cell(maps) : Missing{});
    }
    const auto quartiles = measures::spread(figure, measures::published_maps());
    for (const std::size_t i : {0U, 2U, 4U}) {
        row.push_back(quartiles ? Cell(measures::value_text(figure, (*quartiles)[i])) : Missing{});
    }
    return row;
}

} // namespace

Table markets_table(const graph::Analysis& analysis) {
    const auto& markets = analysis.markets.markets;
    Table table{{{"market"},
                 {"open-sides"},
                 {"animals-from-land"},
                 {"nearest-land"},
                 {"accessibility-of-market"},
                 {"blockers-of-market"}},
                {},
                tr("Hardest to reach first. Click the name of a market to see the path to it on "
                   "the map. Closed by: the fewest pampas spaces that cut it off when taken."),
                tr("All {} markets in figures", markets.size()),
                tr("Markets, hardest to reach first:")};
    for (const std::size_t i : graph::hardest_first(analysis.markets)) {
        const graph::MarketPaths& market = markets[i];
        table.rows.push_back(
            {MarketName{market.at}, market.open_sides,
             market.herd_distance ? Cell(*market.herd_distance) : Missing{tr("no path")},
             market.nearest_land ? Cell(hex::name(*market.nearest_land)) : Missing{},
             Number{market.accessibility, 3}, analysis.blockers[i].spaces.size()});
    }
    return table;
}

Table openings_table(const graph::SeatOpenings& seats) {
    Table table{{{"seat"}},
                {{glossary::title("actions-to-market")}},
                tr("How many actions each seat of a full table needs to reach a market, all of "
                   "them on spaces of their own.")};
    for (int seat = 0; seat < seats.players; ++seat) {
        const auto needed = seats.actions(seat);
        table.columns.push_back({.id = "actions", .title = std::to_string(seat + 1)});
        table.rows.front().push_back(needed ? Cell(*needed) : tr("more"));
    }
    return table;
}

Table regions_table(const graph::Analysis& analysis) {
    Table table{{{"connected-regions"}, {"number-of-regions"}, {"spaces-of-each"}},
                {region_row(tr("pampas"), analysis.pampas_regions),
                 region_row(glossary::title("pampas-and-land"), analysis.playable_regions)},
                tr("Regions, largest first; 3 x 2 means three regions of two spaces.")};
    for (const graph::LandChains& chains : analysis.land_chains) {
        table.rows.push_back(
            region_row(chains.terrain == "any" ? glossary::title("all-land") : tr(chains.terrain),
                       chains.sizes));
    }
    return table;
}

Table symmetries_table(const std::vector<graph::Symmetry>& symmetries) {
    Table table{{{"motion"}, {"agreement"}, {"broken-spaces"}},
                {},
                tr("Turns and mirrors that fit at least half of the map.")};
    for (const graph::Symmetry& symmetry : symmetries) {
        table.rows.push_back({wording::symmetry(symmetry.motion), Percent{symmetry.agreement},
                              symmetry.broken.size()});
    }
    return table;
}

Table counts_table(const map::Counts& counts) {
    Table table{{{"kind"}, {"spaces"}}, {}, tr("How many spaces of each kind the map has.")};
    for (const map::Space space : map::all_spaces) {
        if (const int number = counts[static_cast<std::size_t>(space)]; number > 0) {
            table.rows.push_back({tr(map::name(space)), number});
        }
    }
    return table;
}

Table published_table(const graph::Analysis& analysis) {
    Table table{{{.id = "figure", .text_label = ""},
                 {.id = "this-map",
                  .title = glossary::title("this-map") + " ", // room for the mark
                  .page_label = "this-map"},
                 {.id = "less", .page_label = "maps-with-less"},
                 {.id = "same", .page_label = "as-much"},
                 {"more"},
                 {"least"},
                 {"middle"},
                 {"most"}},
                {},
                tr("Least, middle and most refer to {} published maps.",
                   measures::published_maps().size())};
    std::ranges::transform(measures::ranks(analysis), std::back_inserter(table.rows), rank_row);
    table.folded_as = tr("All {} figures", table.rows.size());
    table.above = tr("Among {} published maps: how many have less, the same and more, and what "
                     "they have\n(* in the worst quarter):",
                     measures::published_maps().size());
    return table;
}

} // namespace pampas::report
