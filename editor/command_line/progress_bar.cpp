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
std::string progress_line(std::uintmax_t done, std::uintmax_t most, const std::string& unit,
                          std::chrono::duration<double> passed) {
    constexpr std::size_t width = 30;
    const double share = static_cast<double>(done) / static_cast<double>(most);
    const double rate = static_cast<double>(done) / std::max(passed.count(), 1e-9);
    const std::string bar(static_cast<std::size_t>(share * width), '=');
    std::string line = fmt::format("[{:<{}}] {:3.0f} %", bar, width, std::floor(100 * share));
    if (!unit.empty()) {
        line += fmt::format(", {}", tr("{} of {} {}", done, most, unit));
    }
    if (!unit.empty() && done > 0) {
        line +=
            fmt::format(", {}", tr("{} a second", fmt::format("{:.{}f}", rate, rate < 10 ? 1 : 0)));
    }
    if (done > 0 && done < most) {
        line += fmt::format(", {}", wording::time_left(static_cast<double>(most - done) / rate));
    }
    return line;
}

ProgressBar::ProgressBar(std::uintmax_t steps, std::string unit)
    : most_(::isatty(STDERR_FILENO) != 0 ? steps : 0), unit_(std::move(unit)) {
    show();
}

ProgressBar::~ProgressBar() {
    show();
    if (most_ > 0) {
        std::cerr << std::endl;
    }
}

void ProgressBar::reach(std::uintmax_t steps) {
    constexpr std::chrono::milliseconds pause{100};
    done_ = std::min(steps, most_);
    if (Clock::now() - shown_ > pause) {
        show();
    }
}

void ProgressBar::spare(std::uintmax_t steps) {
    most_ -= std::min(steps, most_ - done_);
}

void ProgressBar::show() {
    if (most_ > 0) {
        constexpr const char* clear_line = "\r\033[K";
        shown_ = Clock::now();
        std::cerr << clear_line << progress_line(done_, most_, unit_, shown_ - start_)
                  << std::flush;
    }
}

} // namespace pampas::command_line
