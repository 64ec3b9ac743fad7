#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/experiments/experiment.h"
#include "editor/session/session.h"

namespace pampas::desktop {

class GamesForm;

/// Everything that can be told of the open map, on one page.
class ReportExperiment : public ExperimentKind {
  public:
    /// `context` outlives it.
    explicit ReportExperiment(const Context& context) : context_(context) {}

    wxString title() const override;
    wxString purpose() const override;
    wxString verb() const override;
    wxWindow* make_form(wxWindow* parent) override;
    void refresh() override;
    Experiment experiment() const override;

  private:
    const Context& context_;
    GamesForm* form_ = nullptr;
};

} // namespace pampas::desktop
