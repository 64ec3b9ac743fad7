#include "analysis/report/games/place.h"

#include "engine/language/tr.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using atlas::Figure;

} // namespace

std::vector<atlas::Place> places(const GamesSummary& summary) {
    const atlas::Players players{static_cast<int>(summary.bots.size()), summary.bots.front()};
    if (!players::all_alike(summary.bots) || summary.ruleset != rules::usual_ruleset().name ||
        !summary.lead_changes || !summary.fairness || !summary.fairness->likely_gap) {
        return {};
    }
    const std::array values{*summary.fairness->likely_gap, summary.rounds, mean_points(summary),
                            markets_used(summary), *summary.lead_changes};
    std::vector<atlas::Place> result;
    for (std::size_t figure = 0; figure < values.size(); ++figure) {
        if (const auto place = atlas::place(static_cast<Figure>(figure), values[figure], players)) {
            result.push_back(*place);
        }
    }
    return result;
}

std::vector<std::string> place_sentences(const GamesSummary& summary) {
    const std::vector<atlas::Place> all = places(summary);
    if (all.empty()) {
        return {};
    }
    const auto below = [&all](Figure figure) {
        return all[static_cast<std::size_t>(figure)].below;
    };
    const atlas::Place& gap = all.front();
    return {tr("Fairer than {} of {} published maps, and less fair than {}: the gap is likely "
               "{:.1f} points, without what chance adds to it.",
               gap.above, gap.all(), gap.below, 100 * *summary.fairness->likely_gap),
            tr("Of {} published maps, {} have shorter games, {} fewer points, {} fewer of their "
               "markets used, {} fewer changes of the lead.",
               gap.all(), below(Figure::Rounds), below(Figure::Points), below(Figure::MarketsUsed),
               below(Figure::LeadChanges))};
}

} // namespace pampas::report
