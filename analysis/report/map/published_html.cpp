#include "analysis/report/map/published_html.h"

#include "analysis/report/ground/html.h"
#include "analysis/report/map/published.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

using Json = nlohmann::ordered_json;

/// The least and the most of a figure, over published maps and this one.
struct Range {
    double least;
    double most;

    /// Where a value lies on a line from 0 to 1.
    double place(double value) const {
        return most > least ? (value - least) / (most - least) : 0.5;
    }
};

Range range_of(const Figure& figure, double here) {
    Range range{here, here};
    for (const PublishedMap& map : published_maps()) {
        const double value = value_of(map, figure).value_or(here);
        range = {std::min(range.least, value), std::max(range.most, value)};
    }
    return range;
}

/// A line of the chart: a mark for each published map, and one for this map.
void add_line(Json& values, const Place& place) {
    const Figure& kind = figure(place.figure);
    const Range range = range_of(kind, *place.value);
    for (const PublishedMap& map : published_maps()) {
        if (const auto value = value_of(map, kind)) {
            values.push_back({{"figure", kind.words},
                              {"map", map.name},
                              {"value", value_text(kind, value)},
                              {"place", range.place(*value)}});
        }
    }
    values.push_back({{"figure", kind.words},
                      {"map", "this map"},
                      {"value", value_text(kind, place.value)},
                      {"place", range.place(*place.value)},
                      {"here", true},
                      {"bad", in_worst_quarter(place)}});
}

std::string chart(const std::vector<Place>& places) {
    Json values = Json::array();
    for (const Place& place : places) {
        if (place.value) {
            add_line(values, place);
        }
    }
    return html_chart({"published", "This map among published ones",
                       "Every line is one figure from its least to its most, every tick a "
                       "published map, the dot and the number this one; red where it is in the "
                       "worst quarter."},
                      values);
}

std::vector<std::string> row(const Place& place) {
    const Figure& kind = figure(place.figure);
    std::vector<std::string> cells{html_text(kind.words), value_text(kind, place.value)};
    const auto quartiles = spread(kind, published_maps());
    for (const std::size_t i : {0U, 2U, 4U}) {
        cells.push_back(quartiles ? value_text(kind, (*quartiles)[i]) : "-");
    }
    for (const int number : {place.below, place.equal, place.above}) {
        cells.push_back(place.value ? std::to_string(number) : "-");
    }
    return cells;
}

} // namespace

std::string published_html(const graph::Analysis& analysis) {
    const std::vector<Place> all = places(analysis);
    Rows rows{
        {"figure", "this map", "least", "middle", "most", "maps with less", "as much", "more"}};
    std::ranges::transform(all, std::back_inserter(rows), row);
    return chart(all) + html_table({fmt::format("Least, middle and most are those of {} published "
                                                "maps.",
                                                published_maps().size()),
                                    rows});
}

} // namespace pampas::report
