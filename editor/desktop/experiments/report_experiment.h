#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/experiments/experiment.h"
#include "editor/session/session.h"

namespace pampas::desktop {

class GamesForm;

/// Everything that can be told of the open map, on one page.
class ReportExperiment : public ExperimentKind {
  public:
    /// All outlive it. `client` says for which one the map is checked; `choose_rules` as in
    /// `GamesFormOptions`.
    ReportExperiment(const session::Session& session,
                     std::function<const legality::Client&()> client,
                     std::function<std::optional<std::string>()> choose_rules);

    wxString title() const override;
    wxString purpose() const override;
    wxString verb() const override;
    wxWindow* make_form(wxWindow* parent) override;
    void refresh() override;
    Experiment experiment() const override;

  private:
    const session::Session& session_;
    std::function<const legality::Client&()> client_;
    std::function<std::optional<std::string>()> choose_rules_;
    GamesForm* form_ = nullptr;
};

} // namespace pampas::desktop
