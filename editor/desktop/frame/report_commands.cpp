#include "editor/desktop/frame/report_commands.h"

#include "editor/desktop/experiments/compensation_experiment.h"
#include "editor/desktop/experiments/report_experiment.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

ReportCommands::ReportCommands(wxWindow& frame, const session::Session& session,
                               Handouts::Services services, Hooks hooks)
    : frame_(frame), session_(session), services_(std::move(services)), hooks_(std::move(hooks)) {}

ReportCommands::~ReportCommands() {
    for (const Window& window : {report_, compensation_}) {
        delete window.get(); // now, while the map is there
    }
}

Menu ReportCommands::menu() {
    return {tr_later("Reports"),
            {{{.label = tr_later("Report of this map…"),
               .keys = {"Ctrl+Alt+R"},
               .help = wx_tr("Tell on one page what the map offers and what games on it come to"),
               .run =
                   [this] {
                       show(report_, [this] {
                           return std::make_unique<ReportExperiment>(session_, hooks_.client,
                                                                     hooks_.choose_rules);
                       });
                   }},
              {.label = tr_later("Pesos that make seats even…"),
               .keys = {"Ctrl+Alt+P"},
               .help = wx_tr("Find how many pesos later seats should start with to win as often"),
               .run = [this] {
                   show(compensation_, [this] {
                       return std::make_unique<CompensationExperiment>(session_,
                                                                       hooks_.choose_rules);
                   });
               }}}}};
}

template <class Make>
void ReportCommands::show(Window& window, const Make& make_kind) {
    if (!window) {
        window = new ExperimentWindow(&frame_, make_kind(), services_);
        window->CentreOnParent();
        window->Show();
    }
    window->Raise();
}

} // namespace pampas::desktop
