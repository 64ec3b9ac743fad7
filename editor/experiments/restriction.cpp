#include "editor/experiments/restriction.h"

#include <algorithm>

namespace pampas::experiments {
namespace {

std::size_t deals_of(const RestrictionRequest& request) {
    return std::max(
        simulation::deals_for(request.games, simulation::Pairing::Rotated, request.on.players),
        std::size_t{2});
}

balance::Experiment by_usual_bots(balance::Experiment experiment) {
    experiment.bots = {players::usual_bot()};
    experiment.dealing.pairing = simulation::Pairing::Rotated;
    return experiment;
}

std::vector<balance::Restriction> restrictions_of(const RestrictionRequest& request,
                                                  const rules::Game& game,
                                                  const balance::Experiment& experiment,
                                                  const simulation::RunControl& control) {
    if (request.without.empty()) {
        return balance::usual_restrictions(game, experiment, control);
    }
    std::vector<balance::Restriction> restrictions;
    for (const std::string& name : request.without) {
        restrictions.push_back(balance::restriction_named(name, game.board()));
    }
    return restrictions;
}

} // namespace

std::size_t restricted_games(const RestrictionRequest& request) {
    const rules::Game game(request.on.map, request.on.rules, request.on.players);
    const std::size_t each = deals_of(request) * static_cast<std::size_t>(request.on.players);
    return request.without.empty() ? balance::games_for_usual_restrictions(game) +
                                         each * balance::count_of_usual_restrictions(game)
                                   : each * request.without.size();
}

report::RestrictionReport play_restricted(const RestrictionRequest& request,
                                          const simulation::RunControl& control) {
    const rules::Game game(request.on.map, request.on.rules, request.on.players);
    const balance::Experiment experiment = by_usual_bots(request.experiment);
    const auto restrictions = restrictions_of(request, game, experiment, control);
    return {request.on.map.details().name, request.on.players, experiment.dealing.seed,
            balance::play_restricted(game, experiment, restrictions, deals_of(request), control),
            control.is_stopped()};
}

} // namespace pampas::experiments
