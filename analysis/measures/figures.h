#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/graph/spaces.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Figures of a map, and helpers shared by the files that define them.
namespace pampas::measures {

using graph::Analysis;
using Value = std::optional<double>;

/// The values of `number_of` for all items for which it gives one.
std::vector<double> numbers(const auto& items, auto number_of) {
    std::vector<double> result;
    for (const auto& item : items) {
        if (const Value number = number_of(item)) {
            result.push_back(*number);
        }
    }
    return result;
}

/// 0 for no numbers.
double sum(const std::vector<double>& numbers);

/// Empty for no numbers.
Value mean(const std::vector<double>& numbers);
Value least(const std::vector<double>& numbers);
Value most(const std::vector<double>& numbers);

/// The share in percent; empty if `whole` is 0.
Value share(double part, double whole);

/// The number of spaces of these kinds.
int count(const Analysis& analysis, graph::Kinds kinds);

/// Whether the map has more spaces than the smallest published one: on a smaller board, having less
/// of something is no fault.
bool is_of_published_size(const Analysis& analysis);

/// Which direction of a figure makes a map worse to play on.
enum class Worse { Less, More, Neither };

/// The sentence reporting that a map is in the worst quarter of published ones.
struct Comparison {
    /// `{0}` is the value, `{1}` the spaces, `{2}` the same spaces as markets: `market C7`.
    std::string_view statement;
    std::string_view worse; ///< what worse maps have: `fewer`
    int rank = 0; ///< breaks ties between figures in which equally many published maps are as bad;
                  ///< lowest first
    /// Spaces to name; null for none.
    std::vector<hex::Coordinate> (*spaces)(const graph::Analysis&) = nullptr;
    bool (*applies)(const graph::Analysis&) = nullptr; ///< null means always
};

/// A figure by which maps are compared.
struct Figure {
    std::string_view key;   ///< in JSON: `markets`
    std::string_view words; ///< for display, with the unit: `chokepoints, % of the pampas`
    int decimals = 0;       ///< decimals shown and compared
    Worse worse = Worse::Neither;
    /// The unrounded value; empty if the map has no such figure (no market, no terrain decided).
    std::optional<double> (*exact)(const graph::Analysis&) = nullptr;
    /// Not set for every figure with a worse direction: of similar figures only the clearest has
    /// one.
    std::optional<Comparison> comparison = {};
};

/// All figures in display order.
std::span<const Figure> figures();

/// The figure with this key, which must exist.
const Figure& figure(std::string_view key);

/// The only figure that needs betweenness, which takes longer than all others together.
const Figure& traffic();

/// The value for a map, rounded to the figure's decimals: what is shown and compared.
std::optional<double> measure(const Figure& figure, const graph::Analysis& analysis);

/// A value of the figure as text; `-` when there is none.
std::string value_text(const Figure& figure, std::optional<double> value);

} // namespace pampas::measures
