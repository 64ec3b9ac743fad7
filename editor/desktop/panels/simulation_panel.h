#pragma once

#include "editor/desktop/panels/prediction_line.h"
#include "editor/desktop/panels/result_view.h"
#include "editor/desktop/widgets/notice.h"

#include <functional>

class wxCheckBox;

namespace pampas::desktop {

/// Has games played on the map, and shows what they came to.
class SimulationPanel : public wxPanel {
  public:
    struct Actions {
        std::function<void()> toggle; ///< play, or cancel
        std::function<void()> follow; ///< `follows` has changed
        /// The user wants to see the result with this number of those listed.
        std::function<void(std::size_t)> pick;
        /// The user wants to see games over the map: the kind with this number, or none.
        std::function<void(std::optional<std::size_t>)> look;
        /// Asks for a ruleset in a file, as `GamesFormOptions` want it.
        std::function<std::optional<std::string>()> choose_rules;
    };

    SimulationPanel(wxWindow* parent, Actions actions);

    /// The map says this about itself now.
    void set_map(const map::Details& map);
    /// The map is like this now; none: nobody can play on it.
    void set_features(const std::optional<prediction::Features>& features);
    /// Which games the user chose.
    GamesChoice choice() const { return form_->choice(); }
    /// Whether games are to go on when the map changes, on what it has become.
    bool follows() const;

    /// Shows how far games have come or, when none are played, what went wrong.
    void set_progress(const ProgressRow::Shown& progress);
    /// Lists results and tells which is shown.
    void set_results(const std::vector<wxString>& titles, std::size_t shown);
    /// Tells which kind of overlay is shown; calls no action.
    void set_kind(std::optional<std::size_t> kind);
    ResultView& view() { return *view_; }
    const ResultView& view() const { return *view_; }

  private:
    wxChoice* overlay_choice();
    void lay_out();
    void predict();

    Actions actions_;
    GamesForm* form_;
    std::optional<prediction::Features> features_; ///< of the map
    PredictionLine* prediction_;
    wxCheckBox* follows_;
    ProgressRow progress_;
    wxChoice* results_;
    wxChoice* kind_;
    ResultView* view_;
    std::vector<wxString> titles_; ///< of `results_`
};

} // namespace pampas::desktop
