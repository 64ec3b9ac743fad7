#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/games_form.h"
#include "editor/desktop/panels/result_view.h"
#include "editor/desktop/workers/played_games.h"
#include "editor/desktop/workers/run.h"
#include "editor/session/played_states.h"
#include "editor/session/result_store.h"

#include <chrono>

namespace pampas::desktop {

class SimulationPanel;

/// Has games played on the open map and shows what they came to, in the panel and over the map.
class GamesController {
  public:
    /// Both outlive it.
    GamesController(Context& context, SimulationPanel& panel);

    /// What the panel says has changed: games go on on what the map has become if that is wanted;
    /// those on another board are shown grey.
    void refresh();

    /// Plays what the panel says or, while games are played, cancels them; again: at once, although
    /// some have begun.
    void toggle();
    /// Shows the result with this number of those listed.
    void pick(std::size_t number);
    /// Looks at the map through games: one of `overlays::kinds_of_games`, or none.
    void look(std::optional<std::size_t> kind);
    /// For the menu.
    std::vector<ActionGroup> actions();

    bool running() const { return run_.is_running(); }

  private:
    /// Another map is current; that may have games to show.
    void opened();
    /// The map is kept where its session says, and with it the games on it.
    void saved();
    /// What was played so far is kept, if the map is.
    void leave();
    const map::Map& map() const { return context_.map(); }

    /// What games came to.
    struct Games {
        std::shared_ptr<const map::Map> map = {}; ///< they were played on
        std::shared_ptr<const report::GamesSummary> summary = {};
        std::shared_ptr<const FoundChange> change = {}; ///< that led to this map
    };
    void play();
    /// Goes on on what the map has become, if that is wanted.
    void follow();
    bool awaits_change() const;
    void begin(SimulationRequest request, Games shown_before);
    SimulationRequest request() const;
    void cancel();
    void on_progress();
    void finish();
    /// Puts the run's games among the results, or finds them there when nothing was played.
    void add_result();
    /// Does something that may fail without much harm, and says so.
    void attempt(const std::function<void()>& work);

    void show();
    void show_progress();
    void show_results();
    void show_overlay();
    bool shows_run() const;
    Games shown() const;
    bool fresh() const;
    wxString note() const;
    static wxString title(const session::StoredResult& result);

    Context& context_;
    OverlayPresenter& presenter_;
    SimulationPanel& panel_;
    session::ResultStore store_;
    Games last_;         ///< the run, or the last one there was
    Games shown_before_; ///< to be shown until the run has come to something
    std::optional<session::RevisionReference> reference_; ///< of the map that it is played on
    bool goes_on_ = false; ///< whether that is neither cancelled nor on another map than is open
    std::optional<GamesChoice> choice_; ///< what it plays
    std::optional<std::chrono::milliseconds> thinking_;
    session::PlayedStates states_; ///< of the open map, in such games
    std::size_t picked_ = 0;       ///< of those listed: the run if there is one, then the results
    std::optional<std::size_t> kind_;
    std::string problem_;
    Connections connections_;
    Run<PlayedGames> run_; ///< the last member: it tells the others
};

} // namespace pampas::desktop
