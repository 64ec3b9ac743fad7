#include "editor/command_line/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

namespace pampas::command_line {

Progress::Progress(std::uintmax_t steps) {
    if (steps > 0 && ::isatty(STDERR_FILENO) != 0) {
        bar_.emplace(steps, std::cerr);
    }
}

Progress::~Progress() {
    if (bar_ && bar_->count() < bar_->expected_count()) {
        std::cerr << std::endl; // what is written next would stand behind the bar
    }
}

void Progress::show(std::uintmax_t done) {
    if (!bar_) {
        return;
    }
    const std::uintmax_t shown = std::min<std::uintmax_t>(done, bar_->expected_count());
    if (shown > bar_->count()) {
        *bar_ += shown - bar_->count();
    }
}

} // namespace pampas::command_line
