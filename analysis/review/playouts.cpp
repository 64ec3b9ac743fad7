#include "analysis/review/playouts.h"

#include "analysis/balance/win_rate.h"
#include "engine/simulation/run.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace pampas::review {
namespace {

using balance::WinParts;
using rules::State;

WinParts finished(State& state, PlayoutPlayer& player) {
    player.finish_game(state);
    return balance::win_parts(state);
}

/// The results of `play(player, number)`, which plays `games` games, for each playout.
std::vector<WinParts> play_each(const State& state, simulation::DealRange playouts,
                                std::size_t games, std::size_t threads,
                                const simulation::RunControl& control, const auto& play) {
    std::vector<PlayoutPlayer> players;
    for (std::size_t thread = 0; thread < threads; ++thread) {
        players.emplace_back(state);
    }
    std::vector<WinParts> all(playouts.size());
    const auto play_one = [&](std::size_t thread, std::size_t number) {
        all[number - playouts.first] = play(players[thread], number);
        return games;
    };
    all.resize(simulation::on_threads(playouts, threads, control, play_one) - playouts.first);
    return all;
}

/// The wins of a seat in each playout.
std::vector<double> wins_of(std::size_t seat, std::span<const WinParts> all) {
    std::vector<double> wins;
    for (const WinParts& parts : all) {
        wins.push_back(static_cast<double>(parts[seat]) / balance::whole_win);
    }
    return wins;
}

/// What one branch brings each seat more than the other.
WinParts play_pair(const State& state, const Comparison& comparison, PlayoutPlayer& player,
                   chance::Stream stream) {
    State one = state;
    one.redeal_unseen(comparison.viewer, stream);
    State other = one;
    comparison.one(one, stream);
    comparison.other(other, stream);
    WinParts more = finished(one, player);
    std::ranges::transform(more, finished(other, player), more.begin(), std::minus());
    return more;
}

/// The first pairs of a comparison that may end early, and how surely they must show something.
constexpr std::size_t part_to_begin = 4;
constexpr double wrong_to_begin = 0.3;

bool shows_nothing(std::span<const WinParts> pairs, int seat) {
    const balance::Interval interval =
        mean_of(wins_of(rules::index(seat), pairs), wrong_to_begin).interval;
    return interval.low <= 0 && interval.high >= 0;
}

Difference difference(std::span<const WinParts> pairs, const Comparison& comparison) {
    Difference result{pairs.size(), {}, {}};
    for (std::size_t seat = 0; seat < pairs.front().size(); ++seat) {
        result.mean.push_back(balance::mean(wins_of(seat, pairs)));
    }
    result.of_seat =
        mean_of(wins_of(rules::index(comparison.seat), pairs), comparison.rigour.wrong);
    return result;
}

} // namespace

chance::Stream stream_of(const PlayoutOptions& options, std::size_t moment, std::size_t number) {
    constexpr unsigned number_bits = 32;
    return chance::Stream(options.seed, number + (std::uint64_t{moment} << number_bits));
}

PlayoutPlayer::PlayoutPlayer(const State& state)
    : lineup_(std::vector<std::string>{playout_bot}, state.players()) {}

players::Plan PlayoutPlayer::plan(const State& state) {
    chance::Stream unused(0); // the bot plans without chance
    return lineup_.plan(state, memory_, unused);
}

void PlayoutPlayer::finish_game(State& state) {
    while (!state.over()) {
        finish_turn(state);
    }
}

void PlayoutPlayer::finish_turn(State& state) {
    const int seat = state.seat();
    const int round = state.round();
    while (!state.over() && state.seat() == seat && state.round() == round) {
        for (const rules::Action& action : plan(state)) {
            state.apply(action);
        }
    }
}

Estimate mean_of(std::span<const double> values, double wrong) {
    const double mean = balance::mean(values);
    if (values.size() < 2) {
        return {mean, {-1, 1}};
    }
    const auto count = static_cast<double>(values.size());
    const double half = balance::student_upper_quantile(count - 1, wrong / 2) *
                        std::sqrt(balance::variance(values) / count);
    return {mean, {mean - half, mean + half}};
}

PlayedChances play_out(const State& state, std::size_t moment, const PlayoutOptions& options,
                       const simulation::RunControl& control) {
    const auto play = [&](PlayoutPlayer& player, std::size_t number) {
        chance::Stream stream = stream_of(options, moment, number);
        State dealt = state;
        dealt.redeal_unseen({}, stream);
        return finished(dealt, player);
    };
    const auto all = play_each(state, {0, options.playouts}, 1, options.threads, control, play);
    PlayedChances result{all.size(), {}};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.players()); ++seat) {
        const double mean = balance::mean(wins_of(seat, all));
        const auto count = static_cast<double>(all.size());
        result.seats.push_back({mean, balance::wilson(mean * count, count)});
    }
    return result;
}

Difference compare(const State& state, const Comparison& comparison, const PlayoutOptions& options,
                   const simulation::RunControl& control) {
    const auto play = [&](PlayoutPlayer& player, std::size_t number) {
        return play_pair(state, comparison, player, stream_of(options, comparison.moment, number));
    };
    const std::size_t first =
        comparison.rigour.ends_early ? options.playouts / part_to_begin : options.playouts;
    auto all = play_each(state, {0, first}, games_of_pair, options.threads, control, play);
    if (first < options.playouts && !control.is_stopped()) {
        if (shows_nothing(all, comparison.seat)) {
            control.spare(games_of_pair * (options.playouts - first));
        } else {
            const auto more = play_each(state, {first, options.playouts}, games_of_pair,
                                        options.threads, control, play);
            all.insert(all.end(), more.begin(), more.end());
        }
    }
    return difference(all, comparison);
}

} // namespace pampas::review
