#pragma once

#include "editor/desktop/experiments/experiments.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <wx/dialog.h>

#include <optional>

class wxButton;
class wxSizer;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;

/// Runs an experiment while the user goes on with the map: says what it does, asks for choices,
/// shows its progress and its result. Closing it ends the games at once.
class ExperimentWindow : public wxDialog {
  public:
    /// `context` outlives it.
    ExperimentWindow(wxWindow* parent, const Context& context, ExperimentKind kind);
    ~ExperimentWindow() override;

    bool running() const { return run_.is_running(); }
    const std::optional<ExperimentResult>& result() const { return result_; }

  private:
    void lay_out();
    /// Names the current map, on which games can be played, in the title.
    void name_map();
    wxSizer* buttons_row();
    void toggle();
    void begin();
    void on_progress();
    void show_progress();
    void show_result();
    void make_handouts();
    void grow();

    const Context& context_;
    ExperimentKind kind_;
    GamesForm* form_;
    wxTextCtrl* text_;
    Notice* notice_;
    Handouts giver_;
    ProgressRow row_;
    wxSizer* handouts_ = nullptr;
    std::optional<ExperimentResult> result_;
    Run<PlannedGames::MakeResult> run_; ///< the last member: it uses the others
};

} // namespace pampas::desktop
