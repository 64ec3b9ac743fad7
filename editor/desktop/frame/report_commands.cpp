#include "editor/desktop/frame/report_commands.h"

#include "editor/desktop/experiments/compensation_experiment.h"
#include "editor/desktop/experiments/report_experiment.h"
#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

ReportCommands::~ReportCommands() {
    for (const Window& window : {report_, compensation_, gallery_}) {
        delete window.get(); // now, while the map is there
    }
}

Menu ReportCommands::menu() {
    return {tr_later("Reports"),
            {{{.id = "reports.report",
               .label = tr_later("Report of this map…"),
               .keys = {"Ctrl+Alt+R"},
               .help = wx_tr("Tell on one page what the map offers and what games on it come to"),
               .run =
                   [this] {
                       show(report_, [this] {
                           return new ExperimentWindow(&frame_,
                                                       std::make_unique<ReportExperiment>(context_),
                                                       context_.handouts());
                       });
                   }},
              {.id = "reports.compensation",
               .label = tr_later("Pesos that make seats even…"),
               .keys = {"Ctrl+Alt+P"},
               .help = wx_tr("Find how many pesos later seats should start with to win as often"),
               .run = [this] {
                   show(compensation_, [this] {
                       return new ExperimentWindow(
                           &frame_, std::make_unique<CompensationExperiment>(context_),
                           context_.handouts());
                   });
               }}}}};
}

Action ReportCommands::gallery_action() {
    return {
        .id = "file.new-from-gallery",
        .label = tr_later("New from generated maps…"),
        .keys = {"Ctrl+Alt+N"},
        .help = wx_tr("Have maps made to measure, and begin with one of them"),
        .run = [this] { show(gallery_, [this] { return new GalleryWindow(&frame_, context_); }); }};
}

void ReportCommands::show(Window& window, const std::function<wxDialog*()>& make) {
    if (!window) {
        window = make();
        window->CentreOnParent();
        window->Show();
    }
    window->Raise();
}

} // namespace pampas::desktop
