#include "editor/command_line/time_limit.h"

namespace pampas::command_line {

TimeLimit::TimeLimit(double minutes, double early_share) {
    if (minutes > 0) {
        const auto after = [](double time) {
            return Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double, std::ratio<60>>(time));
        };
        end_ = after(minutes);
        early_end_ = after(early_share * minutes);
    }
}

void TimeLimit::look_at_the_clock() {
    const Clock::time_point now = Clock::now();
    if (now >= early_end_) {
        is_over_ = true;
        early_stop_.request_stop();
    }
    if (now >= end_) {
        stop_.request_stop();
    }
}

} // namespace pampas::command_line
