#pragma once

#include "analysis/balance/comparison.h"
#include "analysis/balance/verdict.h"
#include "analysis/graph/analysis.h"
#include "analysis/report/ground/differences.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string>
#include <vector>

namespace pampas::report {

/// One of two maps that are compared.
struct ComparedMap {
    std::string name;
    std::string ruleset; ///< name
    graph::Analysis analysis;
};

/// Two maps side by side: what their boards offer, and the results of games on them.
struct MapComparison {
    std::array<ComparedMap, 2> maps;
    balance::ComparisonPlan plan;
    balance::Comparison games;
    double tolerance = balance::tolerance_bounds.usual; ///< of the verdicts
    bool interrupted = false; ///< fewer games than asked for, at the user's wish
    double seconds = 0;
};

/// The columns of the table of both boards.
std::vector<Column> board_columns();

/// All figures of both boards.
Table board_table(const graph::Analysis& one, const graph::Analysis& other);

/// The figures of games on both maps: means per game.
Table games_table(const MapComparison& comparison);

/// How many of these differences are real, and what that means.
std::string games_remark(const MapComparison& comparison);
/// How far the same seed makes the same games.
std::string common_remark(const MapComparison& comparison);
/// What the games say about the seats of one of the maps.
balance::Fairness fairness_of(const MapComparison& comparison, std::size_t map);
/// Which of the maps is fairer, if that is known.
std::string fairer_remark(const MapComparison& comparison);
/// Whether the seats of one of the maps are fair; the first map is `A`.
std::string seats_remark(const MapComparison& comparison, std::size_t map);

/// All figures and differences as JSON.
nlohmann::ordered_json map_comparison_json(const MapComparison& comparison);

/// The same for people, and how far it can be relied on. Control characters in names are escaped.
Text map_comparison_text(const MapComparison& comparison);

/// One of two maps on the page that compares them.
struct MapOnPage {
    std::string name;    ///< may be empty
    const map::Map& map; ///< on the grid that holds both (`map::on_one_grid`)
    MapPicture picture;  ///< shows it
};

/// What the page of a comparison shows.
struct ComparisonPage {
    std::array<MapOnPage, 2> maps;
    Table board;                          ///< the figures of both (`board_table`)
    const MapComparison* games = nullptr; ///< null: no games were played on them
};

/// A self-contained page: which map is fairer, both maps with the spaces that differ, their
/// figures, games on both.
Html comparison_html(const ComparisonPage& page);

} // namespace pampas::report
