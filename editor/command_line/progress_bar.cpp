#include "editor/command_line/progress_bar.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>

namespace pampas::command_line {
namespace {

using simulation::RunState;

void show(const RunState& state) {
    constexpr const char* clear_line = "\r\033[K";
    if (ProgressBar::is_shown() && state.most > 0) {
        std::cerr << clear_line << progress_line(state) << std::flush;
    }
}

void end_line(const RunState& state) {
    if (ProgressBar::is_shown() && state.most > 0) {
        show(state);
        std::cerr << std::endl;
    }
}

} // namespace

std::string progress_line(const RunState& state) {
    constexpr std::size_t width = 30;
    const std::string bar(static_cast<std::size_t>(state.share() * width), '=');
    std::string line =
        fmt::format("[{:<{}}] {:3.0f} %", bar, width, std::floor(100 * state.share()));
    if (state.unit != RunState::Unit::Uncounted) {
        const std::string unit = state.unit == RunState::Unit::Maps ? tr("maps") : tr("games");
        line += ", " + tr("{} of {} {}", std::min(state.done, state.most), state.most, unit);
        if (state.done > state.found) {
            const double rate = state.rate();
            line += ", " + tr("{} a second", fmt::format("{:.{}f}", rate, rate < 10 ? 1 : 0));
        }
    }
    if (const auto left = state.seconds_left()) {
        line += ", " + wording::time_left(*left);
    }
    return state.best ? line + "; " + wording::reached(*state.best) : line;
}

ProgressBar::~ProgressBar() {
    end_line(control_.state());
}

bool ProgressBar::is_shown() {
    return ::isatty(STDERR_FILENO) != 0;
}

void ProgressBar::reach(std::uintmax_t steps) {
    control_.advance(steps - std::min(steps, last_.done));
}

void ProgressBar::follow(const RunState& state) {
    const bool is_new_phase = state.phase != last_.phase;
    if (is_new_phase) {
        end_line(last_);
    }
    last_ = state;
    if (throttle_.is_due() || is_new_phase) {
        show(state);
    }
}

} // namespace pampas::command_line
