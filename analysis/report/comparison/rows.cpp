#include "analysis/report/comparison/rows.h"

#include "analysis/balance/verdict.h"
#include "analysis/measures/figures.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace pampas::report {
namespace {

std::vector<balance::Difference> differences_of(const MapComparison& comparison) {
    return balance::differences(comparison.games.one.figures, comparison.games.other.figures);
}

GamesRow games_row(const balance::GameFigure& figure, const balance::Difference& difference) {
    const auto told = [&](double value) { return fmt::format("{:.{}f}", value, figure.decimals); };
    const auto [low, high] = difference.interval;
    return {figure.words,
            told(difference.one),
            told(difference.other),
            fmt::format("{:+.{}f}", difference.difference, figure.decimals),
            tr("{} to {}", told(low), told(high)),
            difference.adjusted < 0.001 ? "< 0.001" : fmt::format("{:.3f}", difference.adjusted),
            balance::is_real(difference)};
}

} // namespace

std::vector<BoardRow> board_rows(const graph::Analysis& one, const graph::Analysis& other) {
    std::vector<BoardRow> rows;
    for (const measures::Figure& figure : measures::figures()) {
        const auto a = measures::measure(figure, one);
        const auto b = measures::measure(figure, other);
        rows.push_back({figure.key, tr(figure.words), measures::value_text(figure, a),
                        measures::value_text(figure, b),
                        a && b ? fmt::format("{:+.{}f}", *b - *a, figure.decimals) : "-"});
    }
    return rows;
}

std::string board_remark() {
    return tr("These are exact: no chance is in them.");
}

std::vector<GamesRow> games_rows(const MapComparison& comparison) {
    const auto figures =
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size()));
    const auto all = differences_of(comparison);
    std::vector<GamesRow> rows;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        rows.push_back(games_row(figures[i], all[i]));
    }
    return rows;
}

std::string games_remark(const MapComparison& comparison) {
    const auto all = differences_of(comparison);
    return tr("{} of {} differences are real: in 95 of 100 such comparisons chance makes none\n"
              "that is called so (paired t test of {}, p adjusted by Holm for all {}).\n"
              "An interval speaks of its own difference alone.",
              std::ranges::count_if(all, balance::is_real), all.size(),
              trn("{} deal", "{} deals", comparison.games.one.figures.size()), all.size());
}

std::string common_remark(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    const std::string cards =
        games.has_common_cards
            ? tr("Both maps were played with the same cards in every deal.")
            : tr("The seed deals other cards on either map, as their rules or numbers of undecided "
                 "spaces\ndiffer.");
    const std::string scatter =
        tr("Differences scatter {:.2f} times as far as those of deals that have nothing in common.",
           balance::scatter_ratio(games.one.figures, games.other.figures));
    return cards + "\n" + scatter;
}

std::string fairer_remark(const MapComparison& comparison) {
    const std::array fairness{
        balance::fairness(comparison.games.one.tally, comparison.tolerance),
        balance::fairness(comparison.games.other.tally, comparison.tolerance)};
    const auto is_fair = [](const balance::Fairness& of) {
        return of.verdict == balance::Verdict::Fair;
    };
    const std::string who = wording::who_plays(comparison.plan.experiment.bots);
    const double gap_of_a = 100 * fairness[0].gap;
    const double gap_of_b = 100 * fairness[1].gap;
    if (std::ranges::all_of(fairness, is_fair)) {
        return tr("Both maps are fair to {}: best and worst seat win {:.1f} points apart on A, "
                  "{:.1f} on B.",
                  who, gap_of_a, gap_of_b);
    }
    if (fairness[0].gap_interval.high < fairness[1].gap_interval.low) {
        return tr("A is fairer to {}: best and worst seat win {:.1f} points apart, on B {:.1f}.",
                  who, gap_of_a, gap_of_b);
    }
    if (fairness[1].gap_interval.high < fairness[0].gap_interval.low) {
        return tr("B is fairer to {}: best and worst seat win {:.1f} points apart, on A {:.1f}.",
                  who, gap_of_b, gap_of_a);
    }
    return tr("Which map is fairer to {} is not known: best and worst seat win {:.1f} points "
              "apart on A, {:.1f} on B.",
              who, gap_of_a, gap_of_b);
}

std::string seats_remark(const MapComparison& comparison, std::size_t map) {
    const balance::PlayedDeals& played = map == 0 ? comparison.games.one : comparison.games.other;
    const balance::Fairness fairness = balance::fairness(played.tally, comparison.tolerance);
    return tr("Seats of {}: {}. Best and worst win {:.1f} points apart, truly {:.1f} to {:.1f}.",
              map == 0 ? 'A' : 'B', tr(balance::name_of(fairness.verdict)), 100 * fairness.gap,
              100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high);
}

} // namespace pampas::report
