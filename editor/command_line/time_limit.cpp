#include "editor/command_line/time_limit.h"

#include "editor/command_line/options.h"
#include "engine/language/tr.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace pampas::command_line {
namespace {

/// Until the time has passed or the thread is to end; whether it has passed.
bool pass(std::chrono::duration<double, std::ratio<60>> minutes, const std::stop_token& ended) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_for(lock, ended, minutes, [] { return false; });
    return !ended.stop_requested();
}

} // namespace

void add_minutes(CLI::App& command, double& minutes) {
    limit_to(*command.add_option("--minutes", minutes,
                                 tr("Take the best found so far after so many minutes")),
             0.001, 10'000.0)
        ->type_name("NUMBER");
}

TimeLimit::TimeLimit(double minutes, double early_share) {
    if (minutes <= 0) {
        return;
    }
    timer_ = std::jthread([this, minutes, early_share](const std::stop_token& ended) {
        using Minutes = std::chrono::duration<double, std::ratio<60>>;
        if (pass(Minutes(early_share * minutes), ended)) {
            is_over_ = true;
            early_stop_.request_stop();
        }
        if (pass(Minutes((1 - early_share) * minutes), ended)) {
            stop_.request_stop();
        }
    });
}

} // namespace pampas::command_line
