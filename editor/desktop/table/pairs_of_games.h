#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/panels/change_view.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/played_games.h"
#include "editor/desktop/workers/run.h"

#include <wx/panel.h>

#include <cstddef>
#include <memory>

namespace pampas::desktop {

/// Plays many deals on a map before and after a change, and tells what the change did to each seat.
class PairsOfGames : public wxPanel {
  public:
    /// How many deals a press of the button plays on both maps.
    static constexpr std::size_t deals = 1000;

    /// The deals and players are those of `summary`, games on the map `before`. Its first deals, if
    /// they are at hand, are not played again: `before.played`, which may be null.
    PairsOfGames(wxWindow* parent, std::shared_ptr<const report::GamesSummary> summary,
                 session::PlayedState before);

    /// Sets the map after the change, and forgets what was played on another.
    void set_after(std::shared_ptr<const map::Map> map);
    /// Plays or, while it plays, stops. Another press plays as many deals more.
    void toggle();
    /// Stops at once; what was played so far counts.
    void abandon();
    bool is_running() const { return run_.is_running(); }
    /// What the change did, as far as it was played; null before that.
    const std::shared_ptr<const FoundChange>& found() const { return view_->shown(); }

  private:
    void play();
    void on_progress();
    void show();
    wxString words() const;

    std::shared_ptr<const report::GamesSummary> summary_;
    session::PlayedState before_;
    session::PlayedState after_; ///< `played` is null before the first games
    ProgressRow row_;
    ChangeView* view_;
    std::string problem_;
    Run<PlayedGames> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
