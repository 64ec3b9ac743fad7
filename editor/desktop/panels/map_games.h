#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/games_form.h"
#include "editor/desktop/panels/result_view.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"
#include "editor/session/result_store.h"

namespace pampas::desktop {

/// Games on the current map: those being played, and results of earlier ones, which the map's
/// library keeps.
class MapGames {
  public:
    /// What games came to.
    struct Outcome {
        std::shared_ptr<const map::Map> map = {};                 ///< they were played on
        std::shared_ptr<const report::GamesSummary> summary = {}; ///< null: nothing yet
        std::shared_ptr<const FoundChange> change =
            {}; ///< the effect of the change that led to this map
    };

    /// `changed` is called when there is something else to show. `context` outlives it.
    MapGames(Context& context, std::function<void()> changed);

    /// Plays these games or, while games are played, cancels them. Cancelled once more they end at
    /// once, although some have begun.
    void toggle(const GamesChoice& choice);
    bool running() const { return run_.is_running(); }
    /// Whether games go on when the map changes, on what it has become.
    void set_follows(bool follows);

    /// The titles of what can be shown: the games being played, then the results, the last first.
    std::vector<wxString> titles() const;
    /// The number of the one that is shown. There need not be one.
    std::size_t picked() const { return picked_; }
    void pick(std::size_t number);
    /// What is shown.
    Outcome outcome() const;
    /// Whether that is of the map as it is.
    bool fresh() const;
    /// The same, for the view; none before the first game.
    std::optional<ResultView::Shown> shown() const;
    /// How far the games have come or, when none are played, what went wrong.
    ProgressRow::Shown progress() const;

  private:
    void opened();
    void saved();
    /// Ends the games. The library keeps what was played so far, if it keeps the map.
    void leave();
    void play(const GamesChoice& choice);
    void cancel();
    /// Starts games on the changed map, if the user wants that.
    void follow();
    SimulationRequest request() const;
    void begin(SimulationRequest request, Outcome shown_before);
    void on_progress();
    void finish();
    /// Puts the run's games among the results, or finds them there when nothing was played.
    void add_result();
    /// Does work that may fail without much harm, and keeps the reason.
    void attempt(const std::function<void()>& work);
    /// Calls the listener.
    void notify();
    bool shows_run() const { return running() && picked_ == 0; }
    /// The result that is shown; null: it is the run, or there is none.
    const session::StoredResult* result() const;
    wxString note() const;
    const map::Map& map() const { return context_.map(); }

    Context& context_;
    std::function<void()> changed_;
    session::ResultStore store_;
    Outcome last_;         ///< of the run, or of the last one there was
    Outcome shown_before_; ///< is shown until the run has come to something
    std::optional<session::RevisionReference> reference_; ///< of the map that the run plays on
    bool follows_ = false;
    bool goes_on_ = false; ///< the run is neither cancelled nor on another map than is open
    std::optional<GamesChoice> choice_; ///< what it plays
    std::optional<std::chrono::milliseconds> thinking_;
    session::PlayedStates states_; ///< of the open map, in such games
    std::size_t picked_ = 0;
    std::string problem_;
    Connections connections_;
    Run<PlayedGames> run_; ///< the last member: its callback uses the others
};

} // namespace pampas::desktop
