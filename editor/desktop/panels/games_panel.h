#pragma once

#include "editor/desktop/panels/map_games.h"

#include <wx/panel.h>

class wxCheckBox;

namespace pampas::desktop {

/// Has games played on the current map, and shows what they came to, also over the map.
class GamesPanel : public wxPanel {
  public:
    /// `context` outlives it.
    GamesPanel(wxWindow* parent, Context& context);

    /// Plays what the user chose or, while games are played, cancels them.
    void toggle() { games_.toggle(form_->choice()); }
    bool running() const { return games_.running(); }
    const ResultView& view() const { return *view_; }
    /// For the menu.
    std::vector<ActionGroup> actions();

  private:
    std::vector<Field> choices();
    void lay_out();
    void show();
    void show_result();
    void show_overlay();
    void predict();
    /// Looks at the map through games: one of `overlays::kinds_of_games`, or none.
    void look(std::optional<std::size_t> kind);

    Context& context_;
    GamesForm* form_;
    PredictionLine* prediction_;
    wxCheckBox* follows_;
    ProgressRow progress_;
    Form choices_; ///< which result to show, and its overlay on the map
    ResultView* view_;
    std::optional<prediction::Features> features_; ///< of the map; none: nobody can play on it
    std::optional<std::size_t> kind_;              ///< of the overlay
    Connection measured_;
    MapGames games_; ///< the last member: its callback uses the others
};

} // namespace pampas::desktop
