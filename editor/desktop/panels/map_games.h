#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/games_form.h"
#include "editor/desktop/panels/result_view.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"
#include "editor/session/result_store.h"

namespace pampas::desktop {

/// Games on one open map: those running, which go on while another map is current, and earlier
/// results, which the map's library stores.
class MapGames {
  public:
    /// The outcome of games.
    struct Outcome {
        std::shared_ptr<const map::Map> map = {};                 ///< the map they were played on
        std::shared_ptr<const report::GamesSummary> summary = {}; ///< null before the first result
        /// The effect of the change that led to this map.
        std::shared_ptr<const FoundChange> change = {};
    };

    /// Games on the current map. `changed` is called when what is shown of them changes while their
    /// map is current. `context` and the map's session must outlive this object.
    MapGames(Context& context, std::function<void()> changed);
    /// Ends the games. Their results so far are stored if the map is in a library.
    ~MapGames() { leave(); }
    MapGames(const MapGames&) = delete;
    MapGames& operator=(const MapGames&) = delete;

    /// Plays these games or, if games are running, cancels them. A second cancel ends games in
    /// progress at once.
    void toggle(const GamesChoice& choice);
    bool running() const { return run_.is_running(); }
    /// Sets whether games continue on the new map when the map changes.
    void set_follows(bool follows);
    bool follows() const { return follows_; }

    /// The titles of everything that can be shown: running games, then results, latest first.
    std::vector<wxString> titles() const;
    /// The index of what is shown; 0 if there is nothing to show.
    std::size_t picked() const { return picked_; }
    void pick(std::size_t number);
    /// The outcome shown.
    Outcome outcome() const;
    /// The games of the outcome shown, if they were played since the map was opened; null if not.
    std::shared_ptr<const balance::PlayedRange> shown_games() const;
    /// Whether that belongs to the current map.
    bool fresh() const;
    /// The same for the view; empty before the first game.
    std::optional<ResultView::Shown> shown() const;
    /// The progress of the games or, if none are running, the last problem.
    ProgressRow::Shown progress() const;

  private:
    bool is_current() const { return context_.maps().id() == id_; }
    void open();
    void saved();
    void leave();
    void play(const GamesChoice& choice);
    void cancel();
    /// Starts games on the changed map if the user wants that.
    void follow();
    SimulationRequest request() const;
    void begin(SimulationRequest request, Outcome shown_before);
    void on_progress();
    void finish();
    /// Adds the run's games to the results, or finds them there if nothing was played.
    void add_result();
    /// Does non-critical work and remembers why it failed.
    void attempt(const std::function<void()>& work);
    /// Calls `changed`.
    void notify();
    bool shows_run() const { return running() && picked_ == 0; }
    /// The result shown; null if that is the run, or there is none.
    const session::StoredResult* result() const;
    wxString note() const;
    const map::Map& map() const { return session_.map(); }

    Context& context_;
    const session::Session& session_;
    MapId id_;
    std::function<void()> changed_;
    session::ResultStore store_;
    Outcome last_;                                        ///< of the current or last run
    Outcome shown_before_;                                ///< shown until the run has a result
    std::optional<session::RevisionReference> reference_; ///< of the run's map
    bool follows_ = false;
    /// Whether the games are not cancelled.
    bool goes_on_ = false;
    std::optional<GamesChoice> choice_; ///< the games of the run
    std::optional<std::chrono::milliseconds> thinking_;
    session::PlayedStates states_; ///< states of the open map played in such games
    std::size_t picked_ = 0;
    std::string problem_;
    Connections connections_;
    Run<PlayedGames> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
