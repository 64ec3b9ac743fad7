#include "analysis/report/comparison/comparison.h"

#include "analysis/measures/figures.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::vector<balance::Difference> differences_of(const MapComparison& comparison) {
    return balance::differences(comparison.games.one.figures, comparison.games.other.figures);
}

Row games_row(const balance::GameFigure& figure, const balance::Difference& difference) {
    const auto number = [&](double value) { return Cell(Number{value, figure.decimals}); };
    const bool is_real = balance::is_real(difference);
    return {Cell(figure.words).explained_by(figure.label),
            number(difference.one),
            number(difference.other),
            Cell(Number{difference.difference, figure.decimals, true}).strong(is_real),
            Range{difference.interval, figure.decimals},
            difference.adjusted < 0.001 ? Cell("< 0.001") : Cell(Number{difference.adjusted, 3}),
            Cell(is_real ? tr("real") : "")
                .on_page(is_real ? tr("real") : tr("may be chance"))
                .strong(is_real)};
}

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

} // namespace

std::vector<Column> board_columns() {
    return {{"board-figure"},
            {"map-a"},
            {"map-b"},
            {.id = "difference", .window_label = "difference-in-window"}};
}

std::vector<Column> games_columns() {
    return {{"mean-figure"},
            {"map-a"},
            {"map-b"},
            {.id = "difference", .window_label = "difference-in-window"},
            {"interval"},
            {"p-value"},
            {.id = "real", .text_label = "", .window_label = "reality-in-window"}};
}

balance::Fairness fairness_of(const MapComparison& comparison, std::size_t map) {
    const balance::PlayedDeals& played = map == 0 ? comparison.games.one : comparison.games.other;
    return balance::fairness(played.tally, comparison.tolerance);
}

Table board_table(const graph::Analysis& one, const graph::Analysis& other) {
    Table table{board_columns(), {}, tr("These are exact: no chance is in them.")};
    for (const measures::Figure& figure : measures::figures()) {
        const auto a = measures::measure(figure, one);
        const auto b = measures::measure(figure, other);
        const std::string text_of_a = measures::value_text(figure, a);
        const std::string text_of_b = measures::value_text(figure, b);
        Cell difference = a && b ? Cell(Number{*b - *a, figure.decimals, true}) : Missing{};
        table.rows.push_back({Cell(tr(figure.words)).explained_by(figure.key), text_of_a, text_of_b,
                              std::move(difference).strong(text_of_a != text_of_b)});
    }
    return table;
}

Table games_table(const MapComparison& comparison) {
    const auto figures =
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size()));
    const auto all = differences_of(comparison);
    Table table{games_columns(), {}, wording::in_one_line(games_remark(comparison))};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        table.rows.push_back(games_row(figures[i], all[i]));
    }
    return table;
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
    return wording::which_is_fairer(fairness_of(comparison, 0), fairness_of(comparison, 1),
                                    wording::who_plays(comparison.plan.experiment.bots));
}

std::string seats_remark(const MapComparison& comparison, std::size_t map) {
    return wording::seats_of_map(map == 0 ? 'A' : 'B', fairness_of(comparison, map));
}

std::string map_comparison_text(const MapComparison& comparison) {
    const Table board = board_table(comparison.maps[0].analysis, comparison.maps[1].analysis);
    return headline(comparison) + table_text(board) + board.caption + "\n\n" +
           table_text(games_table(comparison)) + games_remark(comparison) + "\n" +
           common_remark(comparison) + "\n\n" + seats_remark(comparison, 0) + "\n" +
           seats_remark(comparison, 1) + "\n";
}

} // namespace pampas::report
