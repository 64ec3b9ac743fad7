#include "editor/desktop/experiments/report_experiment.h"

#include "analysis/report/ground/findings.h"
#include "analysis/report/report.h"
#include "analysis/wording/words.h"
#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/panels/games_form.h"
#include "editor/desktop/widgets/text.h"
#include "editor/experiments/advice.h"
#include "editor/experiments/map_picture.h"

#include <algorithm>
#include <memory>

namespace pampas::desktop {
namespace {

using balance::Verdict;

/// A report and what it refers to, which stay where they are.
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
    return table.fairness && table.fairness->verdict == Verdict::Undecided;
}

/// What the page says, in short.
wxString told(const report::Report& report) {
    std::string text;
    for (const report::GamesSummary& table : report.tables) {
        text += wording::verdict_after(table.fairness->verdict, wording::who_plays(table.bots),
                                       table.games) +
                "\n";
    }
    if (std::ranges::any_of(report.tables, is_undecided)) {
        text += tr("Where seats are undecided, more games will tell: choose more, and press "
                   "\"Make the report\" again.");
        text += "\n";
    }
    return wx_text(text + "\n" + report::findings_text(report_findings(report)));
}

std::string page_of(const report::Report& report) {
    return report_html(report, experiments::picture_of(report.map)).markup();
}

ExperimentResult result_of(const std::shared_ptr<const OwnReport>& own,
                           const std::filesystem::path& proposed) {
    const auto page = [own] { return page_of(own->report); };
    return {.told = told(own->report),
            .page = page,
            .handouts = {
                {.verb = wx_tr("Save…"),
                 .title = tr("Save the report"),
                 .proposed = proposed,
                 .files = {{{tr("Web page"), {".html", ".htm"}}, page},
                           {{tr("Text"), {".txt"}}, [own] { return report_text(own->report); }}}}}};
}

} // namespace

wxString ReportExperiment::title() const {
    return wx_tr("Report of This Map");
}

wxString ReportExperiment::purpose() const {
    return wx_tr("Tells on one page what the map offers and what games on it come to; bots play "
                 "these games first.");
}

wxString ReportExperiment::verb() const {
    return wx_tr("Make the report");
}

wxWindow* ReportExperiment::make_form(wxWindow* parent) {
    form_ = new GamesForm(
        parent, {.every_number = true,
                 .mixed_tables = false,
                 .until_verdict = true,
                 .choose_rules = ruleset_picker(context_.files(), context_.prompt()),
                 .games = balance::SeriesPlan::games_bounds.usually(experiments::games_at_table)});
    refresh();
    return form_;
}

void ReportExperiment::refresh() {
    form_->set_map(context_.map().details());
}

Experiment ReportExperiment::experiment() const {
    const GamesChoice choice = form_->choice();
    const auto map = std::make_shared<const map::Map>(context_.map());
    experiments::TablesPlan plan{.series = choice.plan};
    if (choice.game.players) {
        plan.players = {*choice.game.players};
    }
    const auto tables = std::make_shared<const std::list<experiments::Table>>(
        tables_for(*map, choice.game.on(*map).rules, plan));
    return {most_games(*tables),
            [map, tables, client = context_.client(),
             proposed = session::proposed_file(context_.session(), "-report.html")](
                const simulation::RunControl& control) -> Experiment::Tell {
                const auto own =
                    std::make_shared<const OwnReport>(*map, client, play_at(*tables, control),
                                                      control.token(simulation::End::AtOnce));
                return [own, proposed] { return result_of(own, proposed); };
            }};
}

} // namespace pampas::desktop
