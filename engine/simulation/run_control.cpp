#include "engine/simulation/run_control.h"

#include <algorithm>

namespace pampas::simulation {

void RunState::advance(std::uintmax_t steps, double with_effort) {
    done += steps;
    effort += with_effort;
    effort_left -= with_effort;
}

void RunState::find(std::uintmax_t steps, double with_effort) {
    done += steps;
    found += steps;
    effort_left -= with_effort;
}

void RunState::spare(std::uintmax_t steps, double with_effort) {
    most -= std::min(steps, most - std::min(done, most));
    effort_left -= with_effort;
}

double RunState::share() const {
    return most == 0 ? 0 : std::min(static_cast<double>(done) / static_cast<double>(most), 1.0);
}

double RunState::rate() const {
    return static_cast<double>(done - found) / std::max(elapsed.count(), 1e-9);
}

std::optional<double> RunState::seconds_left() const {
    if (effort <= 0 || done >= most) {
        return std::nullopt;
    }
    const double left = effort_left / effort * elapsed.count();
    return std::max(0.0, limit ? std::min(left, (*limit - elapsed).count()) : left);
}

void Stop::request(End end, Reason reason) const {
    if (reason == Reason::Time) {
        shared_->is_out_of_time = true;
    }
    for (std::size_t one = 0; one <= static_cast<std::size_t>(end); ++one) {
        shared_->sources[one].request_stop();
    }
}

std::stop_token Stop::token(End end) const {
    return shared_->sources[static_cast<std::size_t>(end)].get_token();
}

RunState::Ended Stop::ended() const {
    using enum RunState::Ended;
    return is_requested(End::AtOnce)   ? Abandoned
           : is_out_of_time()          ? OutOfTime
           : is_requested(End::Search) ? Stopped
                                       : Finished;
}

RunControl::RunControl(const std::stop_token& games, Listener listener)
    : tokens_{games, games, {}}, shared_(std::make_shared<Shared>()) {
    shared_->listener = std::move(listener);
}

RunControl::RunControl(const Stop& stop, Listener listener)
    : RunControl(std::stop_token(), std::move(listener)) {
    tokens_ = {stop.token(End::Search), stop.token(End::Games), stop.token(End::AtOnce)};
}

RunControl RunControl::until(End end) const {
    RunControl result = *this;
    result.until_ = end;
    return result;
}

RunControl RunControl::apart(Listener listener) const {
    RunControl result = *this;
    result.shared_ = std::make_shared<Shared>();
    result.shared_->listener = std::move(listener);
    return result;
}

void RunControl::begin(RunState::Unit unit, std::uintmax_t most,
                       std::optional<double> effort) const {
    RunState& state = shared_->state;
    state = {.phase = state.phase + 1,
             .unit = unit,
             .most = most,
             .effort_left = effort.value_or(static_cast<double>(most)),
             .limit = state.limit};
    shared_->begun = Clock::now();
    report();
}

void RunControl::limit(double minutes) const {
    shared_->state.limit = std::chrono::duration<double, std::ratio<60>>(minutes);
}

double RunControl::effort_of(std::uintmax_t steps) const {
    return static_cast<double>(steps) * shared_->effort_a_step;
}

void RunControl::advance(std::uintmax_t steps, double effort) const {
    shared_->state.advance(steps, effort);
    report();
}

void RunControl::find(std::uintmax_t steps) const {
    shared_->state.find(steps, effort_of(steps));
    report();
}

void RunControl::spare(std::uintmax_t steps) const {
    shared_->state.spare(steps, effort_of(steps));
    report();
}

void RunControl::reach(const RunState::Best& best) const {
    shared_->state.best = best;
    report();
}

RunState RunControl::state() const {
    RunState state = shared_->state;
    state.elapsed = Clock::now() - shared_->begun;
    return state;
}

void RunControl::report() const {
    if (shared_->listener) {
        shared_->listener(state());
    }
}

bool Throttle::is_due() {
    constexpr std::chrono::milliseconds pause{150};
    const Clock::time_point now = Clock::now();
    const bool is_due = now - shown_ > pause;
    shown_ = is_due ? now : shown_;
    return is_due;
}

std::size_t Pace::deals(std::size_t least, std::size_t cut) const {
    return (std::max(least, deals_) + cut - 1) / cut * cut;
}

void Pace::took(std::size_t deals, std::chrono::duration<double> time) {
    const double speed = static_cast<double>(deals) / std::max(time.count(), 1e-6);
    // A few deals give a poor estimate of the speed.
    deals_ = std::min(static_cast<std::size_t>(speed * seconds_), 20 * deals);
}

} // namespace pampas::simulation
