#pragma once

#include "analysis/measures/figures.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Comparing a map with published ones.
namespace pampas::measures {

/// The figures of a published map; not the map itself.
struct PublishedMap {
    std::string name;
    std::vector<std::optional<double>> values; ///< in the order of `figures()`

    friend bool operator==(const PublishedMap&, const PublishedMap&) = default;
};

/// The map's value of one of `figures()`.
std::optional<double> value_of(const PublishedMap& map, const Figure& figure);

/// The published maps, sorted by name. Their figures are in `resources/published/figures.json`,
/// written by `published-figures` (tests/published/).
const std::vector<PublishedMap>& published_maps();

/// Reads a file of figures. Figures missing in it are empty for all its maps.
std::vector<PublishedMap> read_published(std::string_view json);

/// The rank of a value among published maps that have the figure.
struct Rank {
    std::string_view figure; ///< its key
    std::optional<double> value;
    int below = 0; ///< published maps with less; all three counts are 0 without a value
    int equal = 0;
    int above = 0;
};

/// The ranks of a map in all figures.
std::vector<Rank> ranks(const graph::Analysis& analysis);

/// The rank of one value.
Rank rank(const Figure& figure, std::optional<double> value);

/// The number of published maps worse than the ranked value; 0 if neither direction is worse.
int worse(const Rank& rank);

/// Whether at most a quarter of the published maps are as bad or worse. False if neither direction
/// is worse, there is no value, or no published map has one.
bool in_worst_quarter(const Rank& rank);

/// Minimum, the three quartiles and maximum of a figure over maps. A quartile is the value of a
/// map: the first in ascending order at which a quarter (half, three quarters) of them is reached.
/// Empty if no map has the figure.
std::optional<std::array<double, 5>> spread(const Figure& figure,
                                            std::span<const PublishedMap> maps);

/// A figure and the range of values it may have, both ends included.
struct Target {
    const Figure* figure = nullptr; ///< one of `figures()`
    double low = 0;
    double high = 0;

    /// The distance of a value from the range, 0 within it; empty without a value.
    std::optional<double> missed_by(std::optional<double> value) const;
};

/// The notation `markets=18..20`.
std::string words_of(const Target& target);

/// Reads `FIGURE=LOW..HIGH` or `FIGURE=VALUE`. Throws `InputError` with a message that begins with
/// `option`.
Target read_target(std::string_view words, std::string_view option = "--target");

} // namespace pampas::measures
