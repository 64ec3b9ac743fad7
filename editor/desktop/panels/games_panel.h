#pragma once

#include "editor/desktop/context/per_map.h"
#include "editor/desktop/panels/map_games.h"
#include "editor/desktop/widgets/fold.h"
#include "editor/desktop/widgets/scrolled_panel.h"

class wxCheckBox;

namespace pampas::desktop {

/// Plays games on the current map and shows their results, also as overlays. Each open map has its
/// own games.
class GamesPanel : public ScrolledPanel {
  public:
    /// `context` must outlive this object.
    GamesPanel(wxWindow* parent, Context& context);

    /// Plays the chosen games or, if games are running, cancels them.
    void toggle() { games().toggle(form_->choice()); }
    /// Whether games on the current map are running.
    bool running() const { return games().running(); }
    const ResultView& view() const { return *view_; }
    /// The menu actions.
    std::vector<ActionGroup> actions();

  private:
    /// The games on the current map.
    MapGames& games() const { return games_.current(); }
    std::vector<Field> choices();
    void lay_out();
    void show();
    void show_result();
    void show_overlay();
    void predict();
    /// Tells the list of findings what games came to, and offers a repair of uneven seats.
    void tell_steps();
    /// Shows the games at the table, first those behind a figure.
    void watch(const report::GamesFigure& figure = {});
    /// The figure of the space where the user is; empty without games there.
    std::optional<report::GamesFigure> figure_here() const;
    /// Whether there are games on the map, or some are running.
    bool is_played() const;
    /// Shows an overlay of `overlays::kinds_of_games`, or none.
    void look(std::optional<std::size_t> kind);

    Context& context_;
    GamesForm* form_;
    Fold* fold_;
    PredictionLine* prediction_;
    wxCheckBox* follows_;
    ProgressRow progress_;
    wxButton* watch_;
    Form choices_; ///< the result to show and its overlay
    ResultView* view_;
    NoticeBar* repair_;
    std::optional<prediction::Features> features_; ///< of the map; empty if it is unplayable
    std::optional<std::size_t> kind_;              ///< kind of the overlay
    Connections connections_;
    PerMap<MapGames> games_; ///< last member, because its callbacks use the others
};

} // namespace pampas::desktop
