#include "analysis/measures/comparisons.h"

#include "analysis/measures/check.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace pampas::measures {
namespace {

/// `only 3 of 42 published maps have fewer`.
std::string published_clause(const Rank& rank, std::string_view worse_ones) {
    const int number = worse(rank);
    const int all = rank.below + rank.equal + rank.above;
    return number == 0 ? tr("none of {} published maps has {}", all, tr(worse_ones))
                       : trn("only {} of {} published maps has {}",
                             "only {} of {} published maps have {}", number, all, tr(worse_ones));
}

/// How many published maps are as bad or worse.
int as_bad(const Rank& rank) {
    return worse(rank) + rank.equal;
}

std::string statement(const Figure& figure, const Rank& rank,
                      const std::vector<hex::Coordinate>& spaces) {
    const std::string names = wording::names(spaces);
    return fmt::format(fmt::runtime(tr(figure.comparison->statement)),
                       value_text(figure, rank.value), names,
                       trn("market {1}", "markets {1}", spaces.size(), names));
}

Finding compared(const Figure& figure, const Rank& rank, const graph::Analysis& analysis) {
    const Comparison& comparison = *figure.comparison;
    std::vector<hex::Coordinate> spaces;
    if (comparison.spaces) {
        spaces = comparison.spaces(analysis);
    }
    return {fmt::format("published-{}", figure.key),
            as_bad(rank) == 0 ? Severity::Warning : Severity::Note,
            fmt::format("{}; {}.", statement(figure, rank, spaces),
                        published_clause(rank, comparison.worse)),
            std::move(spaces),
            {}};
}

bool is_told(const Figure& figure, const Rank& rank, const graph::Analysis& analysis) {
    return figure.comparison && in_worst_quarter(rank) &&
           (figure.comparison->applies == nullptr || figure.comparison->applies(analysis));
}

} // namespace

std::vector<Finding> compared_findings(const graph::Analysis& analysis) {
    std::vector<std::pair<const Figure*, Rank>> told;
    for (const Figure& figure : figures()) {
        const Rank found = rank(figure, measure(figure, analysis));
        if (is_told(figure, found, analysis)) {
            told.emplace_back(&figure, found);
        }
    }
    std::ranges::sort(told, {}, [](const auto& each) {
        return std::pair(as_bad(each.second), each.first->comparison->rank);
    });
    std::vector<Finding> result;
    result.reserve(told.size());
    for (const auto& [figure, found] : told) {
        result.push_back(compared(*figure, found, analysis));
    }
    return result;
}

} // namespace pampas::measures
