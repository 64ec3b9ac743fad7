#include "tests/published/published_files.h"

#include <fmt/format.h>

#include <array>

namespace pampas::published {
namespace {

using measures::Figure;
using Maps = std::span<const measures::PublishedMap>;

/// A column of the table of maps.
struct Column {
    std::string_view key;
    std::string_view heading;
};

constexpr std::array<Column, 14> columns{{{"spaces", "spaces"},
                                          {"land", "land"},
                                          {"waters", "water"},
                                          {"markets", "markets"},
                                          {"accessibility", "accessi&shy;bility"},
                                          {"herd_distance", "herd distance"},
                                          {"longest_herd_distance", "farthest market"},
                                          {"least_blockers", "fewest blockers"},
                                          {"nearest_market", "next market"},
                                          {"chokepoints", "choke&shy;points, %"},
                                          {"land_regions", "land regions"},
                                          {"simultaneous", "openings"},
                                          {"simultaneous_with_water", "beside water"},
                                          {"symmetry", "symmetry, %"}}};

constexpr std::string_view introduction = R"(# What published maps look like

This page shows the figures of {0} published maps, so that you can compare your own map with them.
For each figure, `pampas analyze MAP` shows how many of these maps have less, as much and more. The
maps are "Hacienda Maps" by M. Lanza, licensed CC BY 4.0. This page and the program contain their
figures, not the maps.

Published maps can have flaws, and some try bold ideas. A figure at the end of the range is a reason
to look closer, not a fault. For some figures, one end of the range is worse for play (*worse is*).
`analyze` reports a finding when a map is in the worst quarter for one of these.

)";

constexpr std::string_view spread_heading = R"(## Each figure over all maps

A quarter of the maps have at most the value under *quarter*, and half of them at most the value
under *half*.

)";

constexpr std::string_view maps_heading = R"(## Each map

*Accessibility* and *herd distance* are means over the markets. *Farthest market* is the greatest
herd distance of a market, and *fewest blockers* the smallest number of tiles that close a market.
*Next market* is the mean number of animals from a market to the nearest other market. *Openings* is
the number of openings side by side, which reach a market in two actions and share no space with
each other. *Beside water* is the same for openings beside water. *Symmetry* is the best symmetry of
the map.

)";

constexpr std::string_view closing = R"(
`PAMPAS_CORPUS=FOLDER build/published-figures`, run in the project's folder, writes this page and
`resources/published/figures.json` from the maps in FOLDER. A test compares both with the maps.
)";

std::string row(std::string_view first, const std::vector<std::string>& cells) {
    std::string text = fmt::format("| {} |", first);
    for (const std::string& cell : cells) {
        text += fmt::format(" {} |", cell);
    }
    return text + "\n";
}

/// Names left-aligned, numbers right-aligned.
std::string rule(std::size_t numbers) {
    std::string text = "|---|";
    for (std::size_t i = 0; i < numbers; ++i) {
        text += "--:|";
    }
    return text + "\n";
}

std::string worse_word(measures::Worse worse) {
    constexpr std::array<std::string_view, 3> words{"less", "more", ""};
    return std::string(words[static_cast<std::size_t>(worse)]);
}

std::string spread_row(const Figure& figure, Maps maps) {
    std::vector<std::string> cells;
    if (const auto spread = measures::spread(figure, maps)) {
        for (const double value : *spread) {
            cells.push_back(measures::value_text(figure, value));
        }
    }
    cells.push_back(worse_word(figure.worse));
    return row(figure.words, cells);
}

std::string spread_table(Maps maps) {
    std::string text =
        row("figure", {"least", "quarter", "half", "three quarters", "most", "worse is"}) + rule(6);
    for (const Figure& figure : measures::figures()) {
        text += spread_row(figure, maps);
    }
    return text;
}

std::string map_row(const measures::PublishedMap& map) {
    std::vector<std::string> cells;
    for (const Column& column : columns) {
        const Figure& figure = measures::figure(column.key);
        cells.push_back(measures::value_text(figure, measures::value_of(map, figure)));
    }
    return row(map.name, cells);
}

std::string maps_table(Maps maps) {
    std::vector<std::string> headings;
    for (const Column& column : columns) {
        headings.emplace_back(column.heading);
    }
    std::string text = row("map", headings) + rule(headings.size());
    for (const measures::PublishedMap& map : maps) {
        text += map_row(map);
    }
    return text;
}

} // namespace

std::string page(Maps maps) {
    return fmt::format(introduction, maps.size()) + std::string(spread_heading) +
           spread_table(maps) + "\n" + std::string(maps_heading) + maps_table(maps) +
           std::string(closing);
}

} // namespace pampas::published
