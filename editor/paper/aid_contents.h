#pragma once

#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <string>
#include <vector>

/// The contents of a player aid, without its layout. All of it comes from the map and its ruleset.
namespace pampas::paper {

/// Rows of a term and its explanation, or of words and figures.
struct AidTable {
    std::vector<std::vector<std::string>> rows;
    bool has_figures = false; ///< in each row, all but the first are figures
};

/// A part of the player aid.
struct AidSection {
    std::string heading;
    std::vector<AidTable> tables;
};

/// What to deal and lay out for each number of players.
AidSection set_up(const map::Map& map, const rules::Ruleset& rules);

/// The actions of a turn, with their costs and income.
AidSection turn(const rules::Ruleset& rules);

/// What gives points. The table of markets goes to 11 at least, as the printed one does.
AidSection scoring(const map::Map& map, const rules::Ruleset& rules);

} // namespace pampas::paper
