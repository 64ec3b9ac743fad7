#include "analysis/report/experiments/comparison.h"

#include "analysis/measures/figures.h"
#include "analysis/overlays/overlay.h"
#include "analysis/report/ground/json.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::vector<balance::Difference> differences_of(const MapComparison& comparison) {
    return balance::differences(comparison.games.one.figures, comparison.games.other.figures);
}

std::string name_of(const ComparedMap& map) {
    return tr("{}, ruleset {}", wording::shown_name(map.name), wording::ruleset_title(map.ruleset));
}

/// Who played how many games.
std::string games_words(const MapComparison& comparison) {
    return trn("{} game on each of {}, seed {}", "{} games on each of {}, seed {}",
               comparison.games.one.tally.games(),
               wording::who_plays(comparison.plan.experiment.bots),
               comparison.plan.experiment.dealing.seed);
}

std::string headline(const MapComparison& comparison) {
    return fmt::format("A: {}\nB: {}\n{}\n{}\n", name_of(comparison.maps[0]),
                       name_of(comparison.maps[1]), games_words(comparison),
                       wording::interruption_line(comparison.interrupted));
}

Json board_json(const MapComparison& comparison) {
    return list_json(measures::figures(), [&comparison](const measures::Figure& figure) -> Json {
        const auto a = measures::measure(figure, comparison.maps[0].analysis);
        const auto b = measures::measure(figure, comparison.maps[1].analysis);
        return {{"key", figure.key},
                {"a", a},
                {"b", b},
                {"difference", a && b ? Json(*b - *a) : Json()}};
    });
}

Json games_json(const MapComparison& comparison) {
    return differences_json(
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size())),
        differences_of(comparison));
}

Json map_json(const ComparedMap& map, const balance::PlayedDeals& played, double tolerance) {
    return {{"map", map.name},
            {"ruleset", map.ruleset},
            {"fairness", fairness_json(balance::fairness(played.tally, tolerance))}};
}

constexpr std::array view_names{"a", "b"};

using Differing = std::vector<map::SpaceDifference>;

// The head --------------------------------------------------------------------------------------

std::string both_names(const ComparisonPage& page) {
    const std::string one = wording::shown_name(page.maps[0].name);
    const std::string other = wording::shown_name(page.maps[1].name);
    return one == other ? one : tr("{} and {}", one, other);
}

/// Who played how many games, by which rules.
std::string played_words(const MapComparison& comparison) {
    const std::string one = wording::ruleset_title(comparison.maps[0].ruleset);
    const std::string other = wording::ruleset_title(comparison.maps[1].ruleset);
    const std::string rules =
        one == other ? tr("ruleset {}", one) : tr("rulesets {} and {}", one, other);
    return fmt::format("{}, {}. {}", games_words(comparison), rules,
                       wording::in_one_line(wording::interruption_line(comparison.interrupted)));
}

std::string difference_words(std::size_t spaces) {
    return spaces == 0 ? tr("All spaces are the same.")
                       : trn("{} space differs", "{} spaces differ", spaces);
}

Html seats_verdict(const MapComparison& comparison, std::size_t side) {
    const balance::Verdict verdict = fairness_of(comparison, side).verdict;
    return html_verdict(style_of(verdict),
                        fmt::format("{}: {}", compared_names[side], wording::verdict_name(verdict)),
                        "games");
}

Html comparison_header(const ComparisonPage& page, const Differing& differing) {
    Html games;
    Html verdicts;
    if (page.games != nullptr) {
        games = html("<p class=\"faded\">{}</p>\n<p class=\"summary\">{}</p>\n",
                     played_words(*page.games), fairer_remark(*page.games));
        verdicts = seats_verdict(*page.games, 0) + seats_verdict(*page.games, 1);
    }
    verdicts += html_verdict(VerdictStyle::Open, difference_words(differing.size()), "differences");
    return html_header(tr("Two maps side by side"), both_names(page),
                       games + html_verdicts(verdicts));
}

// The maps --------------------------------------------------------------------------------------

/// A map; a line goes around the spaces in which it differs from the other.
MapView view_of(const ComparisonPage& page, std::size_t side, const Differing& differing) {
    MapView view = bare_view(page.maps[side].map);
    view.name = view_names[side];
    view.title =
        fmt::format("{}: {}", compared_names[side], wording::shown_name(page.maps[side].name));
    view.overlay.summary = difference_words(differing.size());
    for (const auto& [at, one, other] : differing) {
        view.outlined.push_back(at);
        const auto mark = std::ranges::find(view.overlay.marks, at, &overlays::Mark::at);
        if (mark != view.overlay.marks.end()) {
            mark->hover =
                side == 0 ? tr("{} on B", tr(map::name(other))) : tr("{} on A", tr(map::name(one)));
        }
    }
    return view;
}

/// The names of the spaces that changed from one kind to another.
std::string names_of(const Differing& differing, const map::KindDifference& kind) {
    std::vector<hex::Coordinate> spaces;
    for (const auto& [at, one, other] : differing) {
        if (one == kind.one && other == kind.other) {
            spaces.push_back(at);
        }
    }
    return wording::names(spaces);
}

Html list_of(const Differing& differing) {
    if (differing.empty()) {
        return html("<p id=\"differences\">{}</p>\n", tr("All spaces are the same."));
    }
    const auto kinds = map::by_kind(differing);
    const Html items = html_each(kinds, [&differing](const map::KindDifference& kind) {
        return html("<li>{}: {}</li>\n", words(kind), names_of(differing, kind));
    });
    constexpr std::size_t few = 6;
    return html("<details id=\"differences\"{}><summary>{}</summary>\n"
                "<ul class=\"changes\">\n{}</ul></details>\n",
                kinds.size() <= few ? html(" open=\"open\"") : Html(),
                trn("{} space differs: what changes from A to B",
                    "{} spaces differ: what changes from A to B", differing.size()),
                items);
}

Html maps_section(const ComparisonPage& page, const Differing& differing) {
    const auto shown = [&](std::size_t side) {
        return html_map_beside(page.maps[side].map, page.maps[side].picture,
                               view_of(page, side, differing));
    };
    return html_section("map", tr("The maps"), html_pair(shown(0), shown(1)) + list_of(differing));
}

// Figures ---------------------------------------------------------------------------------------

Html games_section(const MapComparison& comparison) {
    const std::array seats{SeatsOfDeals{"A", comparison.games.one.tally},
                           SeatsOfDeals{"B", comparison.games.other.tally}};
    return html_section("games", tr("Games on both maps"),
                        seats_chart(seats, comparison.tolerance) +
                            table_html(verdicts_table(seats, comparison.tolerance)) +
                            table_html(games_table(comparison)) +
                            html_paragraph(wording::in_one_line(common_remark(comparison))));
}

} // namespace

std::vector<Column> board_columns() {
    return {{"board-figure"},
            {"map-a"},
            {"map-b"},
            {.id = "difference", .window_label = "difference-in-window"}};
}

balance::Fairness fairness_of(const MapComparison& comparison, std::size_t map) {
    const balance::PlayedDeals& played = map == 0 ? comparison.games.one : comparison.games.other;
    return balance::fairness(played.tally, comparison.tolerance);
}

Table board_table(const graph::Analysis& one, const graph::Analysis& other) {
    Table table{.columns = board_columns(),
                .below = tr("These figures are exact; chance plays no part.")};
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
    return differences_table(
        balance::game_figures(static_cast<int>(comparison.plan.experiment.bots.size())),
        differences_of(comparison), comparison.games.one.figures.size());
}

std::string games_remark(const MapComparison& comparison) {
    return differences_remark(differences_of(comparison), comparison.games.one.figures.size());
}

std::string common_remark(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    return games.has_common_cards
               ? tr("Both maps were played with the same cards in every deal. Chance moves the "
                    "differences {:.0f} % as far as with different cards on each map.",
                    100 * balance::scatter_ratio(games.one.figures, games.other.figures))
               : tr("The seed deals different cards on each map, because their rules or numbers of "
                    "undecided spaces differ.");
}

std::string fairer_remark(const MapComparison& comparison) {
    return wording::which_is_fairer(fairness_of(comparison, 0), fairness_of(comparison, 1),
                                    wording::who_plays(comparison.plan.experiment.bots));
}

std::string seats_remark(const MapComparison& comparison, std::size_t map) {
    return wording::seats_of_map(map == 0 ? 'A' : 'B', fairness_of(comparison, map));
}

Text map_comparison_text(const MapComparison& comparison) {
    const Table board = board_table(comparison.maps[0].analysis, comparison.maps[1].analysis);
    const std::string verdicts =
        fmt::format("{}\n{}\n{}\n", fairer_remark(comparison), seats_remark(comparison, 0),
                    seats_remark(comparison, 1));
    return Text(headline(comparison)) + verdicts + "\n" + board + "\n" + games_table(comparison) +
           common_remark(comparison) + "\n";
}

Json map_comparison_json(const MapComparison& comparison) {
    const balance::Comparison& games = comparison.games;
    Json json{{"a", map_json(comparison.maps[0], games.one, comparison.tolerance)},
              {"b", map_json(comparison.maps[1], games.other, comparison.tolerance)},
              {"players", static_cast<int>(comparison.plan.experiment.bots.size())},
              {"bots", comparison.plan.experiment.bots},
              {"seed", comparison.plan.experiment.dealing.seed},
              {"games_on_each", games.one.tally.games()},
              {"deals", games.one.tally.deals()},
              {"common_cards", games.has_common_cards},
              {"scatter_ratio", balance::scatter_ratio(games.one.figures, games.other.figures)},
              {"test", "paired t of deals, adjusted by Holm"},
              {"board", board_json(comparison)},
              {"games", games_json(comparison)}};
    add_end(json, comparison.interrupted, comparison.seconds, comparison.plan.experiment.threads);
    return json;
}

Html comparison_html(const ComparisonPage& page) {
    const Differing differing = map::differences(page.maps[0].map, page.maps[1].map);
    return html_page(
        both_names(page),
        comparison_header(page, differing) +
            html_main(maps_section(page, differing) +
                      (page.games == nullptr ? Html() : games_section(*page.games)) +
                      html_section("figures", tr("Figures of both maps"), table_html(page.board))));
}

} // namespace pampas::report
