#include "analysis/review/turning_points.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace pampas::review {
namespace {

using rules::State;
using simulation::RunControl;
using wording::Playback;

/// Less than this is not worth a closer look.
constexpr double least_change = 0.02;

/// Something that may have changed the chances of a seat.
struct Candidate {
    Cause cause = Cause::Play;
    Decision at;
    double change = 0; ///< as the judgement thinks
};

std::vector<Candidate> candidates(const Playback& playback, const Course& course,
                                  const PlayoutOptions& options, const RunControl& control) {
    std::vector<Candidate> all;
    for (const Decision& decision : decisions(playback)) {
        if (control.is_stopped()) {
            break;
        }
        all.push_back({Cause::Play, decision, -probable_loss(playback, decision, options)});
    }
    for (const Draw& draw : course.draws) {
        all.push_back({Cause::Card,
                       {draw.action, draw.action, draw.seat},
                       draw.luck[rules::index(draw.seat)]});
    }
    std::erase_if(all, [](const Candidate& each) { return std::abs(each.change) < least_change; });
    std::ranges::stable_sort(all, std::ranges::greater(),
                             [](const Candidate& each) { return std::abs(each.change); });
    all.resize(std::min(all.size(), TurningPoints::most_tried));
    return all;
}

/// The opposite change.
Difference reversed(Difference difference) {
    for (double& mean : difference.mean) {
        mean = -mean;
    }
    Estimate& seat = difference.of_seat;
    seat = {-seat.mean, {-seat.interval.high, -seat.interval.low}};
    return difference;
}

/// The card that came, against one that might have come.
Difference luck_of_card(const Playback& playback, const Decision& at, const Rigour& rigour,
                        const PlayoutOptions& options, const RunControl& control) {
    const wording::Step& step = playback.step(at.last);
    const auto draw = [&](State& state, chance::Stream&) { state.apply(step.action); };
    const auto draw_same = [&](State& state, chance::Stream& stream) {
        state.exchange_next_card(step.action, step.outcome.card, stream);
        state.apply(step.action);
    };
    return compare(playback.after(at.last - 1),
                   {.one = draw_same,
                    .other = draw,
                    .seat = at.seat,
                    .viewer = {},
                    .moment = at.last - 1,
                    .rigour = rigour},
                   options, control);
}

TurningPoint tried(const Playback& playback, const Candidate& candidate, const Rigour& rigour,
                   const PlayoutOptions& options, const RunControl& control) {
    if (candidate.cause == Cause::Card) {
        return {Cause::Card,
                candidate.at,
                luck_of_card(playback, candidate.at, rigour, options, control),
                {}};
    }
    Alternative better = alternative(playback, candidate.at, options, control, rigour);
    return {Cause::Play, candidate.at, reversed(better.gain), std::move(better.plan)};
}

bool is_beyond_chance(const TurningPoint& point) {
    const balance::Interval& interval = point.change.of_seat.interval;
    return interval.low > 0 || interval.high < 0;
}

} // namespace

TurningPoints turning_points(const Playback& playback, const Course& course,
                             const PlayoutOptions& options, const RunControl& control) {
    const auto all = candidates(playback, course, options, control);
    TurningPoints result;
    const double tests = std::max(1.0, static_cast<double>(all.size()));
    const Rigour rigour{balance::significance / tests, true};
    control.begin(simulation::RunState::Unit::Games, games_of_pair * options.playouts * all.size());
    for (const Candidate& candidate : all) {
        TurningPoint point;
        if (!control.is_stopped()) {
            point = tried(playback, candidate, rigour, options, control);
        }
        if (control.is_stopped()) {
            break;
        }
        ++result.tried;
        if (is_beyond_chance(point)) {
            result.found.push_back(std::move(point));
        }
    }
    result.interrupted = control.is_stopped();
    std::ranges::stable_sort(result.found, std::ranges::greater(), [](const TurningPoint& point) {
        return std::abs(point.change.of_seat.mean);
    });
    result.found.resize(std::min(result.found.size(), TurningPoints::most_found));
    return result;
}

} // namespace pampas::review
