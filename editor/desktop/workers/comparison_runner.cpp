#include "editor/desktop/workers/comparison_runner.h"

#include "editor/desktop/workers/give_way.h"
#include "engine/rules/game.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <thread>

namespace pampas::desktop {
namespace {

/// From one message to the next.
constexpr std::chrono::milliseconds comparison_pause{150};

/// As of `pampas compare`; two deals at least, as a difference of one has no interval.
balance::ComparisonPlan comparison_plan(const ComparisonRequest& request) {
    constexpr auto pairing = simulation::Pairing::Rotated;
    const std::size_t deals = simulation::deals_for(request.games, pairing, request.players);
    const std::vector<std::string> bots{request.bot};
    return {.experiment = {.bots = players::Lineup(bots, request.players).names(),
                           .dealing = {request.seed, pairing},
                           .threads = std::max(1U, std::thread::hardware_concurrency())},
            .deals = std::max<std::size_t>(2, deals)};
}

} // namespace

rules::Ruleset rules_of(const map::Map& map) {
    return rules::ruleset_named(map.details().ruleset.value_or("standard"));
}

ComparisonRunner::ComparisonRunner(Listener listener)
    : worker_([this](std::size_t number, const StoppableRequest& request,
                     const std::stop_token& abandon) { carry_out(number, request, abandon); },
              std::move(listener)) {}

std::size_t ComparisonRunner::play(ComparisonRequest request) {
    stop_ = {};
    return worker_.ask({std::move(request), stop_.get_token()});
}

void ComparisonRunner::stop() {
    stop_.request_stop();
}

void ComparisonRunner::abandon() {
    stop_.request_stop();
    worker_.cancel();
}

void ComparisonRunner::carry_out(std::size_t number, const StoppableRequest& request,
                                 const std::stop_token& abandon) {
    give_way();
    try {
        play_games(number, request, abandon);
    } catch (const std::exception& error) {
        worker_.send({.request = number, .comparison = nullptr, .error = error.what()});
    }
}

void ComparisonRunner::play_games(std::size_t number, const StoppableRequest& request,
                                  const std::stop_token& abandon) {
    const auto& [maps, players, bot, games, seed] = request.games;
    const rules::Game one(*maps[0], rules_of(*maps[0]), players);
    const rules::Game other(*maps[1], rules_of(*maps[1]), players);
    const balance::ComparisonPlan plan = comparison_plan(request.games);
    ComparisonProgress progress{.request = number,
                                .most = plan.deals * static_cast<std::size_t>(players),
                                .comparison = nullptr,
                                .error = {}};
    std::stop_source stop;
    const std::stop_callback on_stop(request.stop, [&stop] { stop.request_stop(); });
    const std::stop_callback on_abandon(abandon, [&stop] { stop.request_stop(); });
    auto told = std::chrono::steady_clock::now();
    const auto tell = [&](std::size_t more) {
        progress.played += more;
        if (const auto now = std::chrono::steady_clock::now(); now - told > comparison_pause) {
            told = now;
            worker_.send(progress);
        }
    };
    report::MapComparison found{
        .maps = {{report::ComparedMap(), report::ComparedMap()}},
        .plan = plan,
        .games = balance::compare_games(one, other, plan, {stop.get_token(), tell})};
    found.interrupted = found.games.one.figures.size() < plan.deals;
    progress.comparison = std::make_shared<const report::MapComparison>(std::move(found));
    worker_.send(progress);
}

} // namespace pampas::desktop
