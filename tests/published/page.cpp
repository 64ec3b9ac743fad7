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

Figures of {0} published maps, so that you can place your own: `pampas analyze MAP` says for each figure
how many of these have less, as much and more. The maps are "Hacienda Maps" by M. Lanza, licensed
CC BY 4.0; this page and the program hold their figures, not the maps.

Published does not mean flawless: some of these maps are bold ideas, and a figure at the end of the
range is a question to ask yourself, not a fault. `analyze` speaks up when a map is among the worst
quarter in a figure of which one end is worse for play.

)";

constexpr std::string_view spread_heading = R"(## Each figure over all maps

A quarter of the maps has at most the value under *quarter*, half of them at most the one under *half*.

)";

constexpr std::string_view maps_heading = R"(## Each map

*Accessibility* and *herd distance* are means over the markets; *farthest market* is the most animals
that any market takes from the nearest land, *fewest blockers* the fewest tiles that close some market,
*next market* the mean of animals from a market to the nearest other one; *openings* are ways to a
market in two actions that share no space, *beside water* those beside water; *symmetry* is the best one.

)";

constexpr std::string_view closing = R"(
This page and `resources/published/figures.json` are written by `PAMPAS_CORPUS=FOLDER build/published-figures`,
run in the project's folder, FOLDER being that of the maps; a test compares them with the maps.
)";

std::string row(std::string_view first, const std::vector<std::string>& cells) {
    std::string text = fmt::format("| {} |", first);
    for (const std::string& cell : cells) {
        text += fmt::format(" {} |", cell);
    }
    return text + "\n";
}

/// Names to the left, numbers to the right.
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
