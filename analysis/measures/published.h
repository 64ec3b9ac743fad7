#pragma once

#include "analysis/measures/figures.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Where a map lies among published ones.
namespace pampas::measures {

/// What is known of a published map: its figures, and not the map itself.
struct PublishedMap {
    std::string name;
    std::vector<std::optional<double>> values; ///< one a figure, in the order of `figures()`

    friend bool operator==(const PublishedMap&, const PublishedMap&) = default;
};

/// The map's value of a figure.
std::optional<double> value_of(const PublishedMap& map, const Figure& figure);

/// The published maps, by name. Their figures are `resources/published/figures.json`, which
/// `published-figures` writes (tests/published/).
const std::vector<PublishedMap>& published_maps();

/// Reads a file of figures. A figure that it does not have is none for all its maps.
std::vector<PublishedMap> read_published(std::string_view json);

/// Where a value of a figure lies among those of published maps that have the figure.
struct Rank {
    std::string_view figure; ///< its key
    std::optional<double> value;
    int below = 0; ///< published maps with less; all three are 0 where there is no value
    int equal = 0;
    int above = 0;
};

/// For each figure.
std::vector<Rank> ranks(const graph::Analysis& analysis);

/// The rank of one value.
Rank rank(const Figure& figure, std::optional<double> value);

/// How many published maps are worse than the ranked value; 0 when neither end is worse.
int worse(const Rank& rank);

/// Whether the value is in the worst quarter: no more than a quarter of the published maps are as
/// bad or worse. Never when neither end is worse, there is no value, or no published map has one.
bool in_worst_quarter(const Rank& rank);

/// How a figure is spread over maps: least, the three quartiles, most. A quartile is the
/// value of a map: the first, in order, at which a quarter (half, three quarters) of them is
/// reached. Nothing when no map has the figure.
std::optional<std::array<double, 5>> spread(const Figure& figure,
                                            std::span<const PublishedMap> maps);

/// A figure of maps and the values it may have, both ends included.
struct Target {
    const Figure* figure = nullptr; ///< one of `figures()`
    double low = 0;
    double high = 0;

    /// By how much a value lies beside, 0 when it does not; nothing where a map has no such figure.
    std::optional<double> missed_by(std::optional<double> value) const;
};

/// As it is given: `markets=18..20`.
std::string words_of(const Target& target);

/// Reads `FIGURE=LOW..HIGH`, or `FIGURE=VALUE`. Throws `InputError` that begins with `option`.
Target read_target(std::string_view words, std::string_view option = "--target");

} // namespace pampas::measures
