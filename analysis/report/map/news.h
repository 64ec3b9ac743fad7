#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/legality/legality.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::report {

/// Something bad that can be said of a map.
struct News {
    legality::Severity severity = legality::Severity::Note;
    std::string sentence; ///< whole sentences, ready to be read
    /// The spaces it speaks of, in reading order; empty for the map as a whole.
    std::vector<hex::Coordinate> spaces;

    friend bool operator==(const News&, const News&) = default;
};

/// What is bad about a map, worst first: what keeps a client from taking it, what is unfair or
/// broken, then where it is among the worst quarter of published maps. Empty for a map about which
/// nothing bad can be said. `findings` are the map's; notes among them are no bad news.
std::vector<News> news(const graph::Analysis& analysis,
                       std::span<const legality::Finding> findings);

} // namespace pampas::report
