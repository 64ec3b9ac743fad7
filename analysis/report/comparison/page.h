#pragma once

#include "analysis/report/comparison/comparison.h"
#include "analysis/report/ground/html_map.h"

#include <array>
#include <string>
#include <vector>

namespace pampas::report {

/// One of two maps on the page that compares them.
struct MapOnPage {
    std::string name;    ///< as people call it; may be empty
    const map::Map& map; ///< on the grid that holds both (`map::on_one_grid`)
    MapPicture picture;  ///< shows it
};

/// What the page of a comparison tells.
struct ComparisonPage {
    std::array<MapOnPage, 2> maps;
    Table board;                          ///< the figures of both (`board_table`)
    const MapComparison* games = nullptr; ///< none: no games were played on them
};

/// A self-contained page: which map is fairer, both maps with the spaces that differ, their
/// figures, games on both.
Html comparison_html(const ComparisonPage& page);

} // namespace pampas::report
