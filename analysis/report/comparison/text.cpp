#include "analysis/balance/verdict.h"
#include "analysis/measures/figures.h"
#include "analysis/report/comparison/comparison.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

using balance::Difference;
using balance::GameFigure;

std::string name_of(const ComparedMap& map) {
    return tr("{}, ruleset {}", wording::shown_name(map.name), escaped(map.ruleset));
}

std::string headline(const MapComparison& comparison) {
    const std::string played =
        trn("{} game on each of {}, seed {}", "{} games on each of {}, seed {}",
            comparison.games.one.tally.games(), wording::who_plays(comparison.plan.experiment.bots),
            comparison.plan.experiment.dealing.seed);
    return fmt::format("A: {}\nB: {}\n{}\n{}\n", name_of(comparison.maps[0]),
                       name_of(comparison.maps[1]), played,
                       wording::interruption_line(comparison.interrupted));
}

std::string board_text(const MapComparison& comparison) {
    Rows rows{{tr("the board"), "A", "B", "B - A"}};
    for (const measures::Figure& figure : measures::figures()) {
        const auto a = measures::measure(figure, comparison.maps[0].analysis);
        const auto b = measures::measure(figure, comparison.maps[1].analysis);
        rows.push_back({tr(figure.words), measures::value_text(figure, a),
                        measures::value_text(figure, b),
                        a && b ? fmt::format("{:+.{}f}", *b - *a, figure.decimals) : "-"});
    }
    return table(rows) + tr("These are exact: no chance is in them.") + "\n\n";
}

std::vector<std::string> game_row(const GameFigure& figure, const Difference& difference) {
    const auto told = [&](double value) { return fmt::format("{:.{}f}", value, figure.decimals); };
    const auto [low, high] = difference.interval;
    return {figure.words,
            told(difference.one),
            told(difference.other),
            fmt::format("{:+.{}f}", difference.difference, figure.decimals),
            tr("{} to {}", told(low), told(high)),
            difference.adjusted < 0.001 ? "< 0.001" : fmt::format("{:.3f}", difference.adjusted),
            balance::is_real(difference) ? tr("real") : ""};
}

std::string games_text(const MapComparison& comparison) {
    const auto figures =
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size()));
    const auto all =
        balance::differences(comparison.games.one.figures, comparison.games.other.figures);
    Rows rows{{tr("means of a game"), "A", "B", "B - A", tr("95 % interval"), "p", ""}};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        rows.push_back(game_row(figures[i], all[i]));
    }
    return table(rows) +
           tr("{} of {} differences are real: in 95 of 100 such comparisons chance makes none\n"
              "that is called so (paired t test of {}, p adjusted by Holm for all {}).\n"
              "An interval speaks of its own difference alone.",
              std::ranges::count_if(all, balance::is_real), all.size(),
              trn("{} deal", "{} deals", comparison.games.one.figures.size()), all.size()) +
           "\n";
}

/// How far the same seed makes the same games.
std::string common_text(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    const std::string cards =
        games.has_common_cards
            ? tr("Both maps were played with the same cards in every deal.")
            : tr("The seed deals other cards on either map, as their rules or numbers of undecided "
                 "spaces\ndiffer.");
    const std::string scatter =
        tr("Differences scatter {:.2f} times as far as those of deals that have nothing in common.",
           balance::scatter_ratio(games.one.figures, games.other.figures));
    return fmt::format("{}\n{}\n\n", cards, scatter);
}

std::string verdict_text(char letter, const balance::DealTally& deals, double tolerance) {
    const balance::Fairness fairness = balance::fairness(deals, tolerance);
    return tr("Seats of {}: {}. Best and worst win {:.1f} points apart, truly {:.1f} to {:.1f}.",
              letter, tr(balance::name_of(fairness.verdict)), 100 * fairness.gap,
              100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high) +
           "\n";
}

} // namespace

std::string map_comparison_text(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    return headline(comparison) + board_text(comparison) + games_text(comparison) +
           common_text(comparison) + verdict_text('A', games.one.tally, comparison.tolerance) +
           verdict_text('B', games.other.tally, comparison.tolerance);
}

} // namespace pampas::report
