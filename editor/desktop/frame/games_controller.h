#pragma once

#include "editor/desktop/canvas/overlay_presenter.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/desktop/workers/simulation_runner.h"
#include "editor/session/result_store.h"

#include <chrono>

namespace pampas::desktop {

class SimulationPanel;

/// Has games played on the open map and shows what they came to, in the panel and over the map.
class GamesController {
  public:
    struct Hooks {
        std::function<void()> show_panel;
        std::function<void()> changed; ///< what `actions` tell of themselves
        /// How long bots that search think in a turn; none: as many playouts as usual.
        std::function<std::optional<std::chrono::milliseconds>()> thinking;
    };

    /// All outlive it.
    GamesController(OverlayPresenter& presenter, const map::Map& map, SimulationPanel& panel,
                    Hooks hooks);

    /// The map has changed: games on another board than it has now are shown grey.
    void refresh();
    /// Another map is open, kept here; that may have games to show.
    void opened(const session::Origin& origin);
    /// The map is kept here now, and with it the games on it.
    void saved(const session::Origin& origin);
    /// The window closes: what was played so far is kept, if the map is.
    void leave();

    /// Plays what the panel says or, while games are played, cancels them; again: at once, although
    /// some have begun.
    void toggle();
    /// Shows the result with this number of those listed.
    void pick(std::size_t number);
    /// Looks at the map through games: one of `overlays::kinds_of_games`, or none.
    void look(std::optional<std::size_t> kind);
    /// For the menu.
    std::vector<ActionGroup> actions();

    bool running() const { return run_.has_value(); }

  private:
    /// Games that are being played.
    struct Run {
        std::shared_ptr<const map::Map> map;
        std::optional<session::RevisionReference> reference; ///< the map's
        SimulationProgress progress;
        bool stopping = false;
    };

    void play();
    void cancel();
    void on_progress(const SimulationProgress& progress);
    void finish();
    /// Does something that may fail without much harm, and says so.
    void attempt(const std::function<void()>& work);

    void show();
    void show_progress();
    void show_results();
    void show_overlay();
    bool shows_run() const;
    std::shared_ptr<const report::GamesSummary> shown_summary() const;
    const map::Map* shown_map() const;
    bool fresh() const;
    wxString note() const;
    static wxString title(const session::StoredResult& result);

    OverlayPresenter& presenter_;
    const map::Map& map_;
    SimulationPanel& panel_;
    Hooks hooks_;
    session::ResultStore store_;
    std::optional<Run> run_;
    std::size_t picked_ = 0; ///< of those listed: the run if there is one, then the results
    std::optional<std::size_t> kind_;
    std::string problem_;
    SimulationRunner runner_; ///< the last member: it tells the others
};

} // namespace pampas::desktop
