#include "editor/desktop/workers/simulation_runner.h"

#include "editor/desktop/workers/change_finder.h"
#include "engine/players/lineup.h"

namespace pampas::desktop {
namespace {

/// The games of a request, and what they come to.
class RequestedGames {
  public:
    RequestedGames(const SimulationRequest& request, SimulationRunner::Run& run)
        : request_(request), run_(run),
          game_(*request.map, rules::ruleset_named(request.ruleset), request.players),
          plan_(request.plan) {
        plan_.experiment = plan_.experiment.seated(request.players);
        run_.progress.most = balance::most_games(plan_, request.players);
        if (request.before) {
            simulation::RunControl uncounted = run_.control();
            uncounted.played = {};
            change_.emplace(request_, plan_, std::move(uncounted));
        }
    }

    void play() {
        if (request_.begun != nullptr) {
            run_.progress.begun = static_cast<std::size_t>(request_.begun->tally.deals().games());
            run_.progress.played = run_.progress.begun;
            see(*request_.begun);
        }
        tell(balance::play_series(
            game_, plan_,
            {.run = run_.control(),
             .tally = [this](const balance::PlayedRange& played) { see(played); },
             .begun = request_.begun,
             .goes_on =
                 [this] { return request_.finds_change && change_ && !change_->is_known(); }}));
    }

  private:
    void see(const balance::PlayedRange& played) {
        if (change_) {
            change_->compare(played);
        }
        run_.progress.games = std::make_shared<const balance::PlayedRange>(played);
        if (pace_.is_due()) {
            tell({.tally = played.tally, .interrupted = true}); // should it end now, it is
            run_.tell();
            pace_.told();
        }
    }

    /// What to tell next.
    void tell(const balance::Series& series) {
        run_.progress.summary =
            std::make_shared<const report::GamesSummary>(report::summary_of(game_, plan_, series));
        if (change_) {
            run_.progress.before = change_->before();
            run_.progress.change = change_->found();
        }
    }

    const SimulationRequest& request_;
    SimulationRunner::Run& run_;
    rules::Game game_;
    balance::SeriesPlan plan_;
    std::optional<ChangeFinder> change_;
    Pace pace_;
};

} // namespace

SimulationRunner::SimulationRunner(Listener listener)
    : GamesRunner(
          [](const SimulationRequest& request, Run& run) { RequestedGames(request, run).play(); },
          std::move(listener)) {}

} // namespace pampas::desktop
