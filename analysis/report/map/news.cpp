#include "analysis/report/map/news.h"

#include "analysis/report/map/news_items.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas::report {
namespace {

using legality::Finding;
using legality::Severity;

/// Of so many findings of one kind each is told; of more the first stands for all.
constexpr std::size_t told_singly = 2;

struct Item {
    Severity severity;
    Tell tell;
};

/// Of equal severity the worse comes first.
constexpr std::array<Item, 7> items{{
    {Severity::Warning, late_players},
    {Severity::Warning, land_without_market},
    {Severity::Warning, closed_by_one},
    {Severity::Note, slow_start},
    {Severity::Note, closed_by_two},
    {Severity::Note, nearly_symmetric},
    {Severity::Note, water_for_some},
}};

News of_finding(const Finding& finding) {
    return {finding.severity, finding.message, finding.spaces};
}

/// One sentence for findings of the same kind.
News of_all(std::span<const Finding> findings) {
    News news = of_finding(findings.front());
    for (const Finding& finding : findings.subspan(1)) {
        news.spaces.insert(news.spaces.end(), finding.spaces.begin(), finding.spaces.end());
    }
    std::ranges::sort(news.spaces);
    const auto repeated = std::ranges::unique(news.spaces);
    news.spaces.erase(repeated.begin(), repeated.end());
    news.sentence += fmt::format(" ({} more like this.)", findings.size() - 1);
    return news;
}

/// `findings` of one kind stand together.
std::vector<News> of_findings(std::span<const Finding> findings) {
    std::vector<News> result;
    while (!findings.empty() && findings.front().severity != Severity::Note) {
        const auto other = std::ranges::find_if(findings, [&](const Finding& finding) {
            return finding.code != findings.front().code;
        });
        const auto alike = findings.first(static_cast<std::size_t>(other - findings.begin()));
        if (alike.size() > told_singly) {
            result.push_back(of_all(alike));
        } else {
            std::ranges::transform(alike, std::back_inserter(result), of_finding);
        }
        findings = findings.subspan(alike.size());
    }
    return result;
}

/// Whether herds come to a market at all; without that, what a map lacks is in the findings, and
/// figures say nothing.
bool herds_reach_a_market(const graph::Analysis& analysis) {
    return std::ranges::any_of(analysis.markets.markets, [](const graph::MarketPaths& market) {
        return market.herd_distance.has_value();
    });
}

} // namespace

std::vector<News> news(const graph::Analysis& analysis, std::span<const Finding> findings) {
    std::vector<News> result = of_findings(findings);
    if (herds_reach_a_market(analysis)) {
        for (const Item& item : items) {
            if (auto told = item.tell(analysis)) {
                result.push_back(
                    {item.severity, std::move(told->sentence), std::move(told->spaces)});
            }
        }
        std::ranges::move(comparisons(analysis), std::back_inserter(result));
    }
    std::ranges::stable_sort(result, {}, &News::severity);
    return result;
}

} // namespace pampas::report
