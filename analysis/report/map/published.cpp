#include "analysis/report/map/published.h"

#include "analysis/measures/published.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/terms.h"
#include "engine/language/tr.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

/// The least and the most of a figure, over published maps and this one.
struct Range {
    double least;
    double most;

    /// Where a value lies on a line from 0 to 1.
    double share(double value) const {
        return most > least ? (value - least) / (most - least) : 0.5;
    }
};

Range range_of(const measures::Figure& figure, double here) {
    Range range{here, here};
    for (const measures::PublishedMap& map : measures::published_maps()) {
        const double value = measures::value_of(map, figure).value_or(here);
        range = {std::min(range.least, value), std::max(range.most, value)};
    }
    return range;
}

/// A line of the chart: a mark for each published map, and one for this map.
void add_line(Json& values, const measures::Rank& rank) {
    const measures::Figure& kind = measures::figure(rank.figure);
    const Range range = range_of(kind, *rank.value);
    for (const measures::PublishedMap& map : measures::published_maps()) {
        if (const auto value = measures::value_of(map, kind)) {
            values.push_back({{"figure", tr(kind.words)},
                              {"map", map.name},
                              {"value", measures::value_text(kind, value)},
                              {"place", range.share(*value)}});
        }
    }
    values.push_back({{"figure", tr(kind.words)},
                      {"map", tr("this map")},
                      {"value", measures::value_text(kind, rank.value)},
                      {"place", range.share(*rank.value)},
                      {"here", true},
                      {"bad", measures::in_worst_quarter(rank)}});
}

Html chart(const std::vector<measures::Rank>& ranks) {
    Json values = Json::array();
    for (const measures::Rank& rank : ranks) {
        if (rank.value) {
            add_line(values, rank);
        }
    }
    return html_chart(
        {"published", tr("This map among published ones"),
         tr("Every line is one figure from its least to its most, every tick a "
            "published map, the dot and the number this one; a red diamond where it is "
            "in the worst quarter.")},
        values);
}

std::vector<Html> row(const measures::Rank& rank) {
    const measures::Figure& kind = measures::figure(rank.figure);
    std::vector<Html> cells{term_link(kind.key, tr(kind.words)),
                            measures::value_text(kind, rank.value)};
    const auto quartiles = measures::spread(kind, measures::published_maps());
    for (const std::size_t i : {0U, 2U, 4U}) {
        cells.emplace_back(quartiles ? measures::value_text(kind, (*quartiles)[i]) : "-");
    }
    for (const int number : {rank.below, rank.equal, rank.above}) {
        cells.emplace_back(rank.value ? std::to_string(number) : "-");
    }
    return cells;
}

} // namespace

Html published_places(const graph::Analysis& analysis) {
    const std::vector<measures::Rank> all = measures::ranks(analysis);
    std::vector<std::vector<Html>> rows{{tr("figure"), tr("this map"), tr("least"), tr("middle"),
                                         tr("most"), tr("maps with less"), tr("as much"),
                                         tr("more")}};
    std::ranges::transform(all, std::back_inserter(rows), row);
    return chart(all) + html_table({tr("Least, middle and most are those of {} published maps.",
                                       measures::published_maps().size()),
                                    rows, tr("All {} figures", all.size())});
}

} // namespace pampas::report
