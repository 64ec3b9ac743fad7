#pragma once

#include "analysis/legality/client.h"
#include "analysis/measures/target.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

/// Small changes that make a map better.
namespace pampas::repair {

/// What a map is to come to, beside seats that are even.
struct Goal {
    enum class Kind {
        Gap,      ///< seats that win alike, and nothing else
        Findings, ///< no error or warning of what is bad about a map (measures::map_findings)
        Figure,   ///< a published figure within a range
    };

    Kind kind = Kind::Gap;
    measures::Target target = {}; ///< of a figure

    /// `gap`, `findings` or `FIGURE=LOW..HIGH`. Throws `InputError` for anything else.
    static Goal named(const std::string& text);
};

/// How far a map is from a goal that is not of games: 0 when it is reached. A map without the
/// figure is infinitely far.
double distance(const map::Map& map, const Goal& goal, const legality::Client& client);

/// How much each space of a map, in reading order, has to do with what is wrong about it: at least
/// 1, more where findings speak of it or of what is beside it.
std::vector<double> blame(const map::Map& map, const Goal& goal, const legality::Client& client);

} // namespace pampas::repair
