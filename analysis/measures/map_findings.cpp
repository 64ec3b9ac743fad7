#include "analysis/measures/map_findings.h"

#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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

/// The number of published maps as bad or worse.
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

bool is_reported(const Figure& figure, const Rank& rank, const graph::Analysis& analysis) {
    return figure.comparison && in_worst_quarter(rank) &&
           (figure.comparison->applies == nullptr || figure.comparison->applies(analysis));
}

} // namespace

std::vector<Finding> compared_findings(const graph::Analysis& analysis) {
    std::vector<std::pair<const Figure*, Rank>> reported;
    for (const Figure& figure : figures()) {
        const Rank found = rank(figure, measure(figure, analysis));
        if (is_reported(figure, found, analysis)) {
            reported.emplace_back(&figure, found);
        }
    }
    std::ranges::sort(reported, {}, [](const auto& each) {
        return std::pair(as_bad(each.second), each.first->comparison->rank);
    });
    std::vector<Finding> result;
    result.reserve(reported.size());
    for (const auto& [figure, found] : reported) {
        result.push_back(compared(*figure, found, analysis));
    }
    return result;
}

// Defined in the files of this folder.
extern const Check late_seats, land_walled_in, land_without_market, closed_by_one, slow_start,
    closed_by_two, nearly_symmetric, water_for_some;

std::span<const Check> all_checks() {
    static const std::array checks{late_seats, land_walled_in, land_without_market, closed_by_one,
                                   slow_start, closed_by_two,  nearly_symmetric,    water_for_some};
    return checks;
}

namespace {

/// Up to this many findings of one kind are listed separately; beyond, the first stands for all.
constexpr std::size_t listed_singly = 2;

/// Merges findings of the same kind into one sentence.
Finding of_all(std::span<const Finding> alike) {
    Finding all = alike.front();
    for (const Finding& other : alike.subspan(1)) {
        all.spaces.insert(all.spaces.end(), other.spaces.begin(), other.spaces.end());
    }
    std::ranges::sort(all.spaces);
    const auto repeated = std::ranges::unique(all.spaces);
    all.spaces.erase(repeated.begin(), repeated.end());
    all.sentence = fmt::format("{} {}", all.sentence, tr("({} more like this.)", alike.size() - 1));
    return all;
}

/// The problems among the legality findings, where findings of one kind are adjacent.
std::vector<Finding> put_together(std::span<const Finding> legality) {
    std::vector<Finding> result;
    while (!legality.empty() && legality.front().severity != Severity::Note) {
        const auto other = std::ranges::find_if(legality, [&](const Finding& finding) {
            return finding.code != legality.front().code;
        });
        const auto alike = legality.first(static_cast<std::size_t>(other - legality.begin()));
        if (alike.size() > listed_singly) {
            result.push_back(of_all(alike));
        } else {
            std::ranges::copy(alike, std::back_inserter(result));
        }
        legality = legality.subspan(alike.size());
    }
    return result;
}

/// Whether herds reach any market; otherwise findings tell what is missing, and figures mean
/// nothing.
bool herds_reach_a_market(const graph::Analysis& analysis) {
    return std::ranges::any_of(analysis.markets.markets, [](const graph::MarketPaths& market) {
        return market.herd_distance.has_value();
    });
}

} // namespace

std::vector<Finding> map_findings(const graph::Analysis& analysis,
                                  std::span<const Finding> legality) {
    std::vector<Finding> result = put_together(legality);
    if (herds_reach_a_market(analysis)) {
        for (const Check& check : all_checks()) {
            findings::add(result, check, analysis);
        }
        std::ranges::move(compared_findings(analysis), std::back_inserter(result));
    }
    findings::sort(result);
    return result;
}

} // namespace pampas::measures
