#pragma once

#include "analysis/graph/analysis.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace pampas::report {

/// Which end of a figure makes a map worse to play on.
enum class Worse { Less, More, Neither };

/// One number that tells something about a map, by which maps are compared.
struct Figure {
    std::string_view key;   ///< in JSON: `markets`
    std::string_view words; ///< for people, with the unit: `chokepoints, % of the pampas`
    int decimals = 0;       ///< to which it is told and compared
    Worse worse = Worse::Neither;
    /// Exactly; nothing where the map has no such figure (no market, no terrain decided).
    std::optional<double> (*exact)(const graph::Analysis&) = nullptr;
};

/// Every figure, in the order in which people read them.
std::span<const Figure> figures();

/// The figure with this key, which must be one.
const Figure& figure(std::string_view key);

/// The figure of the map, rounded to its decimals: what is told and compared.
std::optional<double> measure(const Figure& figure, const graph::Analysis& analysis);

/// A value of the figure for people; `-` when there is none.
std::string value_text(const Figure& figure, std::optional<double> value);

/// The tenth of the pampas spaces (rounded up) with the highest betweenness, highest first; of
/// equals those first in reading order.
std::vector<graph::Betweenness> busiest_tenth(const graph::Analysis& analysis);

} // namespace pampas::report
