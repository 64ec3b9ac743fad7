#include "editor/command_line/progress.h"

#include <unistd.h>

#include <iostream>

namespace pampas::command_line {

Progress::Progress(std::size_t steps) {
    if (::isatty(STDERR_FILENO) != 0) {
        bar_.emplace(steps, std::cerr);
    }
}

void Progress::show(std::size_t done) {
    if (bar_ && done > bar_->count()) {
        *bar_ += done - bar_->count();
    }
}

} // namespace pampas::command_line
