#pragma once

#include "editor/desktop/experiments/experiment.h"
#include "editor/session/session.h"

namespace pampas::desktop {

class GamesForm;

/// How many pesos later seats should start with to win as often as the first.
class CompensationExperiment : public ExperimentKind {
  public:
    /// `session` outlives it; `choose_rules` as in `GamesFormOptions`.
    CompensationExperiment(const session::Session& session,
                           std::function<std::optional<std::string>()> choose_rules)
        : session_(session), choose_rules_(std::move(choose_rules)) {}

    wxString title() const override;
    wxString purpose() const override;
    wxString verb() const override;
    wxWindow* make_form(wxWindow* parent) override;
    void refresh() override;
    Experiment experiment() const override;

  private:
    const session::Session& session_;
    std::function<std::optional<std::string>()> choose_rules_;
    GamesForm* form_ = nullptr;
};

} // namespace pampas::desktop
