#pragma once

#include "editor/desktop/experiments/experiment_runner.h"

#include <wx/dialog.h>

#include <memory>
#include <optional>

class wxButton;
class wxGauge;
class wxSizer;
class wxStaticText;
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

    bool running() const { return progress_.has_value(); }
    const std::optional<ExperimentResult>& result() const { return result_; }

  private:
    void lay_out();
    wxSizer* progress_row();
    wxSizer* buttons_row();
    void toggle();
    void begin();
    void stop();
    void on_progress(const ExperimentProgress& progress);
    void finish();
    void show_progress();
    void show_result();
    void make_handouts();
    void grow();

    std::unique_ptr<ExperimentKind> kind_;
    wxWindow* form_;
    wxGauge* gauge_;
    wxStaticText* status_;
    wxTextCtrl* told_;
    Notice* notice_;
    Handouts giver_;
    wxButton* button_; ///< begins and stops
    wxSizer* handouts_ = nullptr;
    std::optional<ExperimentProgress> progress_; ///< while it runs
    bool stopping_ = false;
    std::optional<ExperimentResult> result_;
    ExperimentRunner runner_; ///< the last member: it tells the others
};

} // namespace pampas::desktop
