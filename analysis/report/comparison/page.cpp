#include "analysis/report/comparison/page.h"

#include "analysis/overlays/overlay.h"
#include "analysis/report/ground/seats_chart.h"
#include "analysis/report/ground/terms.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

constexpr std::array letters{"A", "B"};
constexpr std::array view_names{"a", "b"};

using Differing = std::vector<map::SpaceDifference>;

// The head --------------------------------------------------------------------------------------

std::string both_names(const ComparisonPage& page) {
    const std::string one = wording::shown_name(page.maps[0].name);
    const std::string other = wording::shown_name(page.maps[1].name);
    return one == other ? one : tr("{} and {}", one, other);
}

/// Who played what on the maps.
std::string played_words(const MapComparison& comparison) {
    const auto& [one, other] = comparison.maps;
    const std::string games =
        trn("{} game on each of {}, seed {}", "{} games on each of {}, seed {}",
            comparison.games.one.tally.games(), wording::who_plays(comparison.plan.experiment.bots),
            comparison.plan.experiment.dealing.seed);
    const std::string rules = one.ruleset == other.ruleset
                                  ? tr("ruleset {}", one.ruleset)
                                  : tr("rulesets {} and {}", one.ruleset, other.ruleset);
    return fmt::format("{}, {}. {}", games, rules,
                       wording::in_one_line(wording::interruption_line(comparison.interrupted)));
}

std::string difference_words(std::size_t spaces) {
    return spaces == 0 ? tr("All spaces are the same.")
                       : trn("{} space differs", "{} spaces differ", spaces);
}

Html seats_verdict(const MapComparison& comparison, std::size_t side) {
    const balance::Verdict verdict = fairness_of(comparison, side).verdict;
    return html_verdict(tone_of(verdict),
                        fmt::format("{}: {}", letters[side], wording::verdict_name(verdict)),
                        "games");
}

Html comparison_header(const ComparisonPage& page, const Differing& differing) {
    Html told;
    Html verdicts;
    if (page.games != nullptr) {
        told = html("<p class=\"faded\">{}</p>\n<p class=\"summary\">{}</p>\n",
                    played_words(*page.games), fairer_remark(*page.games));
        verdicts = seats_verdict(*page.games, 0) + seats_verdict(*page.games, 1);
    }
    verdicts += html_verdict(Tone::Open, difference_words(differing.size()), "differences");
    return html("<header><p class=\"kind\">{}</p>\n<h1>{}</h1>\n{}"
                "<ul class=\"verdicts\">\n{}</ul></header>\n",
                tr("Two maps side by side"), both_names(page), told, verdicts);
}

// The maps --------------------------------------------------------------------------------------

/// A map, the spaces outlined in which it differs from the other.
MapView view_of(const ComparisonPage& page, std::size_t side, const Differing& differing) {
    MapView view = bare_view(page.maps[side].map);
    view.name = view_names[side];
    view.title = fmt::format("{}: {}", letters[side], wording::shown_name(page.maps[side].name));
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

/// The spaces that became one kind of another.
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
    Html items;
    const auto kinds = map::by_kind(differing);
    for (const map::KindDifference& kind : kinds) {
        items += html("<li>{}: {}</li>\n", words(kind), names_of(differing, kind));
    }
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
                            html("<p>{}</p>\n", wording::in_one_line(common_remark(comparison))));
}

} // namespace

Html comparison_html(const ComparisonPage& page) {
    const Differing differing = map::differences(page.maps[0].map, page.maps[1].map);
    return html_page(
        both_names(page),
        comparison_header(page, differing) +
            html_main(maps_section(page, differing) +
                      html_section("figures", tr("Figures of both maps"), table_html(page.board)) +
                      (page.games == nullptr ? Html() : games_section(*page.games))));
}

} // namespace pampas::report
