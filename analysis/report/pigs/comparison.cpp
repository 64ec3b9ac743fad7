#include "analysis/report/pigs/comparison.h"

#include "analysis/pigs/comparison.h"
#include "analysis/report/ground/differences.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/pigs/farms.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

const balance::PlayedDeals& games_of(const EditionComparison& comparison, std::size_t side) {
    return side == 0 ? comparison.games.one : comparison.games.other;
}

balance::Fairness fairness_of(const EditionComparison& comparison, std::size_t side) {
    return balance::fairness(games_of(comparison, side).tally, comparison.tolerance);
}

/// What each edition assumes, once if both assume the same.
std::string assumptions_of(const EditionComparison& comparison) {
    const auto& [one, other] = comparison.editions;
    std::string lines;
    for (std::size_t side = 0; side < compared_names.size(); ++side) {
        const bool is_said = side == 1 && one.assumed == other.assumed;
        const std::string assumed = assumptions_sentence(comparison.editions[side]);
        lines += is_said || assumed.empty() ? "" : assumed + "\n";
    }
    return lines;
}

std::string headline(const EditionComparison& comparison) {
    std::string lines;
    for (std::size_t side = 0; side < compared_names.size(); ++side) {
        lines += fmt::format("{}: {}\n", compared_names[side],
                             tr("Happy Pigs, edition {}", escaped(comparison.editions[side].name)));
    }
    lines += assumptions_of(comparison);
    const auto& bots = comparison.plan.experiment.bots;
    return lines +
           trn("{} game with each, {}, seed {}", "{} games with each, {}, seed {}",
               comparison.games.one.tally.games(), wording::who_plays(bots),
               comparison.plan.experiment.dealing.seed) +
           "\n" + wording::interruption_line(comparison.interrupted);
}

std::string common_remark(const EditionComparison& comparison) {
    return comparison.games.has_common_cards
               ? tr("The season cards come in the same order with both.")
               : tr("The season cards come in another order, because the editions have different "
                    "numbers of them.");
}

std::vector<balance::Difference> differences_of(const EditionComparison& comparison) {
    return balance::differences(comparison.games.one.figures, comparison.games.other.figures);
}

} // namespace

Text edition_comparison_text(const EditionComparison& comparison) {
    const std::string players = wording::who_plays(comparison.plan.experiment.bots);
    std::string text = headline(comparison) + "\n";
    for (std::size_t side = 0; side < compared_names.size(); ++side) {
        text += fmt::format("{}: {}\n", compared_names[side],
                            wording::verdict_sentence(fairness_of(comparison, side), players));
    }
    return Text(text + common_remark(comparison) + "\n\n") +
           differences_table(pigs::compared_figures(comparison.players), differences_of(comparison),
                             comparison.games.one.figures.size());
}

Json edition_comparison_json(const EditionComparison& comparison) {
    Json json{{"players", comparison.players},
              {"games", comparison.games.one.tally.games()},
              {"seed", comparison.plan.experiment.dealing.seed},
              {"bots", comparison.plan.experiment.bots},
              {"same_cards", comparison.games.has_common_cards}};
    constexpr std::array keys{"a", "b"};
    for (std::size_t side = 0; side < keys.size(); ++side) {
        json[keys[side]] = {{"edition", comparison.editions[side].name},
                            {"assumed", assumptions_json(comparison.editions[side])},
                            {"fairness", fairness_json(fairness_of(comparison, side))}};
    }
    json["figures"] =
        differences_json(pigs::compared_figures(comparison.players), differences_of(comparison));
    add_end(json, comparison.interrupted, comparison.seconds, comparison.plan.experiment.threads);
    return json;
}

} // namespace pampas::report
