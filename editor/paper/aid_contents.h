#pragma once

#include "engine/map/map.h"
#include "engine/rules/ruleset.h"

#include <string>
#include <vector>

/// The contents of a player aid, without its layout. All of it comes from the map and its ruleset.
namespace pampas::paper {

/// Words and what is said of them: rows of two, or of words and figures.
struct AidTable {
    std::vector<std::vector<std::string>> rows;
    bool has_figures = false; ///< all but the first of each row are figures
};

/// A part of the player aid.
struct AidSection {
    std::string heading;
    std::vector<AidTable> tables;
};

/// What to deal and lay out for each number of players.
AidSection set_up(const map::Map& map, const rules::Ruleset& rules);

/// The actions of a turn, and what they cost or pay.
AidSection turn(const rules::Ruleset& rules);

/// What gives points. The table of markets goes at least to the eleven of the printed one.
AidSection scoring(const map::Map& map, const rules::Ruleset& rules);

} // namespace pampas::paper
