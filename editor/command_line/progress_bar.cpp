#include "editor/command_line/progress_bar.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <utility>

namespace pampas::command_line {

void Progress::advance(std::uintmax_t steps, double effort) {
    done_ = std::min(done_ + steps, most_);
    effort_ += effort;
    effort_left_ -= effort;
}

void Progress::find(std::uintmax_t steps, double effort) {
    done_ = std::min(done_ + steps, most_);
    found_ += steps;
    effort_left_ -= effort;
}

void Progress::spare(std::uintmax_t steps, double effort) {
    most_ -= std::min(steps, most_ - done_);
    effort_left_ -= effort;
}

std::string Progress::line(const std::string& unit, std::chrono::duration<double> passed) const {
    constexpr std::size_t width = 30;
    const double share = static_cast<double>(done_) / static_cast<double>(most_);
    const std::string bar(static_cast<std::size_t>(share * width), '=');
    std::string line = fmt::format("[{:<{}}] {:3.0f} %", bar, width, std::floor(100 * share));
    if (!unit.empty()) {
        line += fmt::format(", {}", tr("{} of {} {}", done_, most_, unit));
    }
    const double seconds = std::max(passed.count(), 1e-9);
    if (!unit.empty() && done_ > found_) {
        const double rate = static_cast<double>(done_ - found_) / seconds;
        line +=
            fmt::format(", {}", tr("{} a second", fmt::format("{:.{}f}", rate, rate < 10 ? 1 : 0)));
    }
    if (effort_ > 0 && done_ < most_) {
        const double left = effort_left_ / effort_ * seconds;
        const double most_left = limit_ ? limit_->count() - seconds : left;
        line += fmt::format(", {}", wording::time_left(std::max(std::min(left, most_left), 0.0)));
    }
    return line;
}

ProgressBar::ProgressBar(const Progress& progress, std::string unit)
    : progress_(progress), is_shown_(is_shown() && progress.most() > 0), unit_(std::move(unit)) {
    show();
}

ProgressBar::~ProgressBar() {
    show();
    if (is_shown_) {
        std::cerr << std::endl;
    }
}

bool ProgressBar::is_shown() {
    return ::isatty(STDERR_FILENO) != 0;
}

void ProgressBar::advance(std::uintmax_t steps, double effort) {
    constexpr std::chrono::milliseconds pause{100};
    progress_.advance(steps, effort);
    if (Clock::now() - shown_ > pause) {
        show();
    }
}

void ProgressBar::show() {
    if (is_shown_) {
        constexpr const char* clear_line = "\r\033[K";
        shown_ = Clock::now();
        std::cerr << clear_line << progress_.line(unit_, shown_ - start_)
                  << (note_.empty() ? "" : "; ") << note_ << std::flush;
    }
}

} // namespace pampas::command_line
