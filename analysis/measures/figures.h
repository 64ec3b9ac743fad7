#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/graph/spaces.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Figures of a map, and the helpers that the files with the figures share.
namespace pampas::measures {

using graph::Analysis;
using Value = std::optional<double>;

/// The numbers that `number_of` makes of the items, those left out that it makes nothing of.
std::vector<double> numbers(const auto& items, auto number_of) {
    std::vector<double> result;
    for (const auto& item : items) {
        if (const Value number = number_of(item)) {
            result.push_back(*number);
        }
    }
    return result;
}

double sum(const std::vector<double>& numbers);

/// Of no numbers there is neither mean nor least nor most.
Value mean(const std::vector<double>& numbers);
Value least(const std::vector<double>& numbers);
Value most(const std::vector<double>& numbers);

/// In percent; nothing of nothing.
Value share(double part, double whole);

/// How many spaces of the map are of some kinds.
int count(const Analysis& analysis, graph::Kinds kinds);

/// Whether the map has as many spaces as a published one at least: on a smaller board it is no
/// fault to have less of something.
bool is_of_published_size(const Analysis& analysis);

/// Which end of a figure makes a map worse to play on.
enum class Worse { Less, More, Neither };

/// The sentence that says that a map is among the worst quarter of published ones.
struct Comparison {
    /// `{0}` is the value, `{1}` the spaces, and `{2}` these as markets: `market C7`.
    std::string_view statement;
    std::string_view worse; ///< what the worse ones have: `fewer`
    int rank =
        0; ///< of figures in which as many published maps are as bad, the lowest rank comes first
    std::vector<hex::Coordinate> (*spaces)(const graph::Analysis&) = nullptr; ///< none: no spaces
    bool (*applies)(const graph::Analysis&) = nullptr;                        ///< none: always
};

/// A number by which maps are compared.
struct Figure {
    std::string_view key;   ///< in JSON: `markets`
    std::string_view words; ///< for people, with the unit: `chokepoints, % of the pampas`
    int decimals = 0;       ///< that are shown and compared
    Worse worse = Worse::Neither;
    /// Exactly; nothing where the map has no such figure (no market, no terrain decided).
    std::optional<double> (*exact)(const graph::Analysis&) = nullptr;
    /// Not for all that have a worse end: of figures that say nearly the same the clearer speaks.
    std::optional<Comparison> comparison = {};
};

/// Every figure, in the order in which people read them.
std::span<const Figure> figures();

/// The figure with this key, which must be one.
const Figure& figure(std::string_view key);

/// The one figure that asks for betweenness, which takes longer than all others together.
const Figure& traffic();

/// The figure of the map, rounded to its decimals: what is shown and compared.
std::optional<double> measure(const Figure& figure, const graph::Analysis& analysis);

/// A value of the figure for people; `-` when there is none.
std::string value_text(const Figure& figure, std::optional<double> value);

} // namespace pampas::measures
