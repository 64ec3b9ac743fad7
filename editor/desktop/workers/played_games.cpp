#include "editor/desktop/workers/played_games.h"

#include "analysis/legality/playable.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// The requested game on a map. Throws `InputError`.
rules::Game game_on(const map::Map& map, const balance::GameRequest& request) {
    legality::require_playable(map);
    const balance::PlayedMap on = request.on(map);
    return {on.map, on.rules, on.players};
}

/// Measures the effect of a change of the map while games are played on the changed map.
class ChangeFinder {
  public:
    /// `request` must have a state `before` and outlive this object. Throws `InputError`.
    ChangeFinder(const SimulationRequest& request, const balance::SeriesPlan& plan,
                 const simulation::RunControl& control)
        : request_(request), plan_(plan), control_(control.apart()),
          game_(game_on(*request.before->map, request.game)),
          before_(request.before->played != nullptr ? request.before->played
                                                    : std::make_shared<const balance::PlayedRange>(
                                                          game_, plan_.experiment.dealing.pairing)),
          change_(game_.players(), before_->tally.deals().games_per_deal()) {}

    /// Compares the deals played so far. If wanted and not enough is known yet, first plays deals
    /// that only the changed map has on the map before the change. Throws `simulation::Abandoned`.
    void compare(const balance::PlayedRange& after) {
        if (request_.finds_change && before_->end < after.end && !is_known()) {
            auto more = std::make_shared<balance::PlayedRange>(*before_);
            more->append(balance::play_some(game_, plan_, {before_->end, after.end}, control_));
            before_ = std::move(more);
        }
        const auto compared = static_cast<std::size_t>(change_.deals());
        const std::size_t both = std::min(before_->results.deals().end, after.results.deals().end);
        if (both > compared) {
            change_.add(before_->results, after.results, {compared, both});
            found_ =
                std::make_shared<const FoundChange>(FoundChange{change_.seats(), change_.deals()});
        }
    }
    /// Whether each seat's difference is known precisely enough for a designer.
    bool is_known() const {
        return found_ != nullptr &&
               (balance::is_known_within(found_->seats, request_.known_within) ||
                static_cast<std::size_t>(found_->deals) >= balance::DealResults::most_deals);
    }

    session::PlayedState before() const { return {request_.before->map, before_}; }
    std::shared_ptr<const FoundChange> found() const { return found_; }

  private:
    const SimulationRequest& request_;
    balance::SeriesPlan plan_;
    simulation::RunControl control_;
    rules::Game game_; ///< on the map before the change
    std::shared_ptr<const balance::PlayedRange> before_;
    balance::Change change_;
    std::shared_ptr<const FoundChange> found_;
};

/// The games of a request and their results.
class RequestedGames {
  public:
    RequestedGames(const SimulationRequest& request, const simulation::RunControl& control,
                   const std::function<void(PlayedGames)>& show)
        : request_(request), control_(control), show_(show),
          game_(game_on(*request.map, request.game)), plan_(request.plan) {
        plan_.experiment = plan_.experiment.seated(game_.players());
        control_.begin(simulation::RunState::Unit::Games,
                       balance::most_games_of_all(plan_, game_.players()));
        if (request.before) {
            change_.emplace(request_, plan_, control_);
        }
    }

    PlayedGames play() {
        if (request_.begun != nullptr) {
            control_.find(static_cast<std::size_t>(request_.begun->tally.deals().games()));
            see(*request_.begun);
        }
        const balance::SeriesObserver observer{
            .tally = [this](const balance::PlayedRange& played) { see(played); },
            .begun = request_.begun,
            .goes_on = [this] { return request_.finds_change && change_ && !change_->is_known(); }};
        return result(balance::play_series(game_, plan_, control_, nullptr, observer));
    }

  private:
    void see(const balance::PlayedRange& played) {
        if (change_) {
            change_->compare(played);
        }
        games_ = std::make_shared<const balance::PlayedRange>(played);
        if (throttle_.is_due()) {
            // Interrupted if it ends now.
            show_(result({.tally = played.tally, .interrupted = true, .digests = played.digests}));
        }
    }

    PlayedGames result(const balance::Series& series) const {
        PlayedGames result{.summary = std::make_shared<const report::GamesSummary>(
                               report::summary_of(game_, plan_, series)),
                           .games = games_};
        if (change_) {
            result.before = change_->before();
            result.change = change_->found();
        }
        return result;
    }

    const SimulationRequest& request_;
    const simulation::RunControl& control_;
    const std::function<void(PlayedGames)>& show_;
    rules::Game game_;
    balance::SeriesPlan plan_;
    std::optional<ChangeFinder> change_;
    std::shared_ptr<const balance::PlayedRange> games_;
    simulation::Throttle throttle_;
};

} // namespace

PlayedGames play_games(const SimulationRequest& request, const simulation::RunControl& control,
                       const std::function<void(PlayedGames)>& show) {
    return RequestedGames(request, control, show).play();
}

} // namespace pampas::desktop
