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
    struct Services {
        FilePicker& files;
        /// Shows the page that is kept in a file, outside the program; whether that can be done.
        std::function<bool(const std::filesystem::path&)> show_page;
    };

    ExperimentWindow(wxWindow* parent, std::unique_ptr<ExperimentKind> kind, Services services);
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
    void open_page();
    void save(const Handout& handout);
    /// Does something with a file; says it is `done`, or what is wrong.
    void attempt(const std::function<void()>& work, const wxString& done);

    std::unique_ptr<ExperimentKind> kind_;
    Services services_;
    wxWindow* form_;
    wxGauge* gauge_;
    wxStaticText* status_;
    wxTextCtrl* told_;
    Notice* notice_;
    wxButton* button_; ///< begins and stops
    wxSizer* handouts_ = nullptr;
    std::optional<ExperimentProgress> progress_; ///< while it runs
    bool stopping_ = false;
    std::optional<ExperimentResult> result_;
    ExperimentRunner runner_; ///< the last member: it tells the others
};

} // namespace pampas::desktop
