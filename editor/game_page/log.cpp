#include "editor/game_page/log.h"

#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <string>

namespace pampas::game_page {
namespace {

using report::Html;
using rules::State;

/// The points of a scoring, a row for each seat.
Html scoring_html(const rules::Scoring& scoring, int players) {
    report::Table table{{{.id = "seat", .title = tr("seat")}}};
    table.caption = tr("Points by category");
    for (const std::string_view category : rules::category_names) {
        table.columns.push_back({.id = category, .title = tr(category)});
    }
    table.columns.push_back({.id = "total", .title = tr("total")});
    for (int seat = 0; seat < players; ++seat) {
        const rules::Score& score = scoring.scores[rules::index(seat)];
        report::Row& row = table.rows.emplace_back(report::Row{seat + 1});
        for (const int points : score.categories()) {
            row.emplace_back(points);
        }
        row.push_back(report::Cell(score.total()).strong());
    }
    return report::table_html(table);
}

/// What followed from an action.
Html consequences_html(const State& before, const State& after) {
    Html all = report::html_each(wording::consequences(before, after), report::html_paragraph);
    for (const rules::Scoring& scoring : after.scorings().subspan(before.scorings().size())) {
        all += scoring_html(scoring, after.players());
    }
    return all;
}

Html line_html(std::size_t action, int seat, const std::string& words, const Html& more) {
    return report::html(
        "<li id=\"action-{0}\" class=\"seat-{1}\"><a href=\"#action-{0}\">{2}</a>{3}</li>\n",
        action, seat + 1, words, more);
}

Html round_html(int round, const Html& lines) {
    return report::html("<h3>{}</h3>\n<ol>\n{}</ol>\n", tr("Round {}", round), lines);
}

} // namespace

Html log_html(const wording::Playback& playback, wording::Viewer viewer) {
    Html rounds;
    Html lines = report::html("<li id=\"action-0\"><a href=\"#action-0\">{}</a></li>\n",
                              tr("After the set-up."));
    std::size_t action = 0;
    playback.walk([&](const State& before, const wording::Step& step, const State& after) {
        ++action;
        lines += line_html(action, step.seat, wording::move(before, step, after, viewer),
                           consequences_html(before, after));
        if (after.round() != before.round() && !after.over()) {
            rounds += round_html(before.round(), lines);
            lines = {};
        }
    });
    rounds += round_html(playback.after(playback.actions()).round(), lines);
    return rounds;
}

} // namespace pampas::game_page
