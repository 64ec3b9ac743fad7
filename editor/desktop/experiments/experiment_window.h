#pragma once

#include "editor/desktop/experiments/experiment.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/dialog.h>

#include <memory>
#include <optional>

class wxButton;
class wxSizer;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;

/// Has an experiment done beside the work on the map: says what it does, asks what matters, shows
/// how far it has come and what it came to. Closed, it ends the games at once.
class ExperimentWindow : public wxDialog {
  public:
    ExperimentWindow(wxWindow* parent, std::unique_ptr<ExperimentKind> kind,
                     Handouts::Services services);
    ~ExperimentWindow() override;

    bool running() const { return run_.is_running(); }
    const std::optional<ExperimentResult>& result() const { return result_; }

  private:
    void lay_out();
    wxSizer* buttons_row();
    void toggle();
    void begin();
    void on_progress();
    void show_progress();
    void show_result();
    void make_handouts();
    void grow();

    std::unique_ptr<ExperimentKind> kind_;
    wxWindow* form_;
    wxTextCtrl* told_;
    Notice* notice_;
    Handouts giver_;
    ProgressRow row_;
    wxSizer* handouts_ = nullptr;
    std::optional<ExperimentResult> result_;
    Run<Experiment::Tell> run_; ///< the last member: it tells the others
};

} // namespace pampas::desktop
