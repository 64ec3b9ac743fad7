#include "editor/desktop/experiments/compensation_experiment.h"

#include "editor/desktop/dialogs/file_picker.h"
#include "editor/desktop/experiments/compensation_words.h"
#include "editor/desktop/panels/games_form.h"
#include "editor/desktop/widgets/text.h"
#include "editor/experiments/compensation.h"

#include <algorithm>
#include <memory>

namespace pampas::desktop {
namespace {

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

/// Files that are proposed beside the map.
struct Proposed {
    std::filesystem::path page;
    std::filesystem::path rules;
};

ExperimentResult result_of(const report::CompensationReport& report,
                           const std::function<std::string()>& page, const Proposed& proposed) {
    ExperimentResult result{.told = wx_text(compensation_words(report)),
                            .page = page,
                            .handouts = {{.verb = wx_tr("Save…"),
                                          .title = tr("Save what was found"),
                                          .proposed = proposed.page,
                                          .files = {{{tr("Web page"), {".html", ".htm"}}, page},
                                                    {{tr("Text"), {".txt"}}, [report] {
                                                         return compensation_text(report);
                                                     }}}}}};
    if (std::ranges::any_of(report.found.extra, [](int pesos) { return pesos != 0; })) {
        result.handouts.push_back(ruleset_handout(report, proposed.rules));
    }
    return result;
}

} // namespace

wxString CompensationExperiment::title() const {
    return wx_tr("Pesos That Make Seats Even");
}

wxString CompensationExperiment::purpose() const {
    return wx_tr("Finds how many pesos later seats should start with to win as often as the first; "
                 "other games then show whether it helps.");
}

wxString CompensationExperiment::verb() const {
    return wx_tr("Find the pesos");
}

wxWindow* CompensationExperiment::make_form(wxWindow* parent) {
    form_ =
        new GamesForm(parent, {.mixed_tables = false,
                               .until_verdict = false,
                               .choose_rules = ruleset_picker(context_.files(), context_.prompt()),
                               .games = design::CompensationPlan::games_bounds});
    refresh();
    return form_;
}

void CompensationExperiment::refresh() {
    form_->set_map(context_.map().details());
}

Experiment CompensationExperiment::experiment() const {
    const GamesChoice choice = form_->choice();
    const auto request = std::make_shared<const experiments::CompensationRequest>(
        experiments::CompensationRequest{.on = choice.game.on(context_.map()),
                                         .experiment = choice.plan.experiment,
                                         .games = choice.plan.games.value()});
    return {
        compensation_games(request->plan()),
        [request, proposed = Proposed{session::proposed_file(context_.session(), "-pesos.html"),
                                      session::proposed_file(context_.session(), "-rules.json")}](
            const simulation::RunControl& control) -> Experiment::Tell {
            const auto report = std::make_shared<const report::CompensationReport>(
                experiments::compensate(*request, control));
            const auto page = [report, request] {
                return experiments::compensation_page(*report, request->on.map);
            };
            return [report, page, proposed] { return result_of(*report, page, proposed); };
        }};
}

} // namespace pampas::desktop
