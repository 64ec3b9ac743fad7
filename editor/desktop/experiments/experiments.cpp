#include "editor/desktop/experiments/experiments.h"

#include "analysis/legality/playable.h"
#include "analysis/report/experiments/compensation.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/report.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "editor/desktop/dialogs/files.h"
#include "editor/desktop/widgets/text.h"
#include "editor/experiments/experiments.h"
#include "editor/experiments/pages.h"

#include <algorithm>
#include <memory>

namespace pampas::desktop {
namespace {

/// A result that can be saved as a page or as text.
Handout page_or_text(std::string title, std::filesystem::path proposed,
                     std::function<std::string()> page, std::function<std::string()> text) {
    return {.verb = wx_tr("Save…"),
            .title = std::move(title),
            .proposed = std::move(proposed),
            .files = {{{tr("Web page"), {".html", ".htm"}}, std::move(page)},
                      {{tr("Text"), {".txt"}}, std::move(text)}}};
}

/// A report and what it refers to, which must not move.
struct OwnReport {
    map::Map map;
    graph::Analysis analysis;
    report::Report report;

    OwnReport(const map::Map& of, const legality::Client& client,
              std::vector<report::GamesSummary> tables, const std::stop_token& stop)
        : map(of),
          analysis(graph::analyze(map, {.run = stop})), report{map, analysis,
                                                               report::validate(map, client),
                                                               std::move(tables)} {
        report.advice = experiments::advice_on(report.tables);
    }
};

bool is_undecided(const report::GamesSummary& table) {
    return table.fairness && table.fairness->verdict == balance::Verdict::Undecided;
}

/// The page in short.
wxString shown_report(const report::Report& report) {
    std::string text;
    for (const report::GamesSummary& table : report.tables) {
        text += wording::verdict_after(table.fairness->verdict, wording::who_plays(table.bots),
                                       table.games) +
                "\n";
    }
    if (std::ranges::any_of(report.tables, is_undecided)) {
        text += tr("Where seats are undecided, more games will decide: choose more, and press "
                   "\"Make the report\" again.");
        text += "\n";
    }
    return wx_text(text + "\n" + report::findings_text(report_findings(report)));
}

std::string report_page(const report::Report& report) {
    return report_html(report, experiments::picture_of(report.map)).markup();
}

ExperimentResult report_result(const std::shared_ptr<const OwnReport>& own,
                               const std::filesystem::path& proposed) {
    const auto page = [own] { return report_page(own->report); };
    return {.text = shown_report(own->report),
            .page = page,
            .handouts = {page_or_text(tr("Save the report"), proposed, page, [own] {
                return report_text(own->report).laid_out(report::Text::usual_width);
            })}};
}

std::string seat_line(const report::CompensationReport& report, std::size_t seat) {
    const auto interval = report.found.model.even_pesos(seat).interval;
    return interval ? tr("{}; between {:+.1f} and {:+.1f} would be fair.",
                         report::pesos_words(report, seat), interval->low, interval->high)
                    : tr("{}; it is not known how many would be fair.",
                         report::pesos_words(report, seat));
}

std::string verdict_line(const report::CompensationReport& report, const balance::Series& series,
                         bool with_pesos) {
    return wording::confirmation_in_window(with_pesos, series.tally.deals().games(),
                                           report::fairness_of(report, series));
}

std::string confirmation(const report::CompensationReport& report) {
    if (!report.found.without || !report.found.with) {
        return tr("Not confirmed in other games.");
    }
    const bool is_open =
        report::fairness_of(report, *report.found.with).verdict == balance::Verdict::Undecided;
    const std::string lines = verdict_line(report, *report.found.without, false) + "\n" +
                              verdict_line(report, *report.found.with, true);
    return is_open ? lines + "\n" + experiments::more_games_for_pesos() : lines;
}

/// The pesos found, seat by seat, and whether other games confirm them, in a few lines.
std::string compensation_words(const report::CompensationReport& report) {
    std::string text;
    for (std::size_t seat = 1; seat < report.found.extra.size(); ++seat) {
        text += seat_line(report, seat) + "\n";
    }
    if (report.found.model.peso_worth_interval().low <= 0) {
        text +=
            tr("These games do not show that pesos help at all, so no compensation can be given.");
        text += "\n";
    }
    return text + "\n" + confirmation(report);
}

Handout ruleset_handout(const report::CompensationReport& report,
                        const std::filesystem::path& proposed) {
    const auto bytes = [rules = experiments::compensated(report)] {
        return experiments::ruleset_file(rules);
    };
    return {.verb = wx_tr("Save ruleset…"),
            .title = tr("Save the ruleset with these pesos"),
            .proposed = proposed,
            .files = {{{tr("Ruleset"), {".json"}}, bytes}}};
}

/// Files to propose beside the map.
struct Proposed {
    std::filesystem::path page;
    std::filesystem::path rules;
};

ExperimentResult compensation_result(const report::CompensationReport& report,
                                     const std::function<std::string()>& page,
                                     const Proposed& proposed) {
    ExperimentResult result{
        .text = wx_text(compensation_words(report)),
        .page = page,
        .handouts = {page_or_text(tr("Save the result"), proposed.page, page, [report] {
            return compensation_text(report).laid_out(report::Text::usual_width);
        })}};
    if (std::ranges::any_of(report.found.extra, [](int pesos) { return pesos != 0; })) {
        result.handouts.push_back(ruleset_handout(report, proposed.rules));
    }
    return result;
}

} // namespace

ExperimentKind report_experiment(const Context& context) {
    const auto plan = [&context](const GamesChoice& choice) -> PlannedGames {
        const auto map = std::make_shared<const map::Map>(context.map());
        legality::require_playable(*map);
        experiments::TablesPlan wanted{.series = choice.plan};
        if (choice.game.players) {
            wanted.players = {*choice.game.players};
        }
        const auto tables = std::make_shared<const std::list<experiments::PlannedTable>>(
            tables_for(*map, choice.game.on(*map).rules, wanted));
        const auto play = [map, tables, client = context.client(),
                           proposed = session::proposed_file(context.session(), "-report.html")](
                              const simulation::RunControl& control) -> PlannedGames::MakeResult {
            const auto own = std::make_shared<const OwnReport>(
                *map, client, play_at(*tables, control), control.token(simulation::End::AtOnce));
            return [own, proposed] { return report_result(own, proposed); };
        };
        return {most_games(*tables), play};
    };
    return {
        .title = wx_tr("Report of This Map"),
        .purpose = wx_tr("Shows on one page what the map offers and how games on it end; bots play "
                         "these games first."),
        .verb = wx_tr("Make the report"),
        .form = {.every_number = true,
                 .mixed_tables = false,
                 .until_verdict = true,
                 .choose_rules = ruleset_picker(context.files(), context.prompt()),
                 .games = balance::SeriesPlan::games_bounds.usually(experiments::games_at_table)},
        .plan = plan};
}

ExperimentKind compensation_experiment(const Context& context) {
    const auto plan = [&context](const GamesChoice& choice) -> PlannedGames {
        legality::require_playable(context.map());
        const auto request = std::make_shared<const experiments::CompensationRequest>(
            experiments::CompensationRequest{.on = choice.game.on(context.map()),
                                             .experiment = choice.plan.experiment,
                                             .games = choice.plan.games.value()});
        const Proposed proposed{session::proposed_file(context.session(), "-pesos.html"),
                                session::proposed_file(context.session(), "-rules.json")};
        const auto play =
            [request, proposed](const simulation::RunControl& control) -> PlannedGames::MakeResult {
            const auto report = std::make_shared<const report::CompensationReport>(
                experiments::compensate(*request, control));
            const auto page = [report, request] {
                return experiments::compensation_page(*report, request->on.map);
            };
            return
                [report, page, proposed] { return compensation_result(*report, page, proposed); };
        };
        return {compensation_games(request->plan()), play};
    };
    return {.title = wx_tr("Pesos That Make Seats Even"),
            .purpose = wx_tr("Finds how many pesos later seats should start with to win as often "
                             "as the first, then plays other games to check the result."),
            .verb = wx_tr("Find the pesos"),
            .form = {.mixed_tables = false,
                     .until_verdict = false,
                     .choose_rules = ruleset_picker(context.files(), context.prompt()),
                     .games = design::CompensationPlan::games_bounds},
            .plan = plan};
}

} // namespace pampas::desktop
