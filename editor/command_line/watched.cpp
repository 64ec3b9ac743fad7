#include "editor/command_line/watched.h"

#include "editor/command_line/options.h"
#include "engine/language/tr.h"

#include <semaphore.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>

namespace pampas::command_line {
namespace {

using simulation::End;

/// A signal handler may do little more than post this: the rest is done by a thread.
::sem_t interrupted;

void wait_for_interruption() {
    while (::sem_wait(&interrupted) != 0) { // another signal ends it, too
    }
}

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

WatchedRun::WatchedRun(double minutes, double search_share) {
    ::sem_init(&interrupted, 0, 0);
    interruption_ = std::jthread([stop = stop_] {
        wait_for_interruption();
        stop.request(End::Games);
    });
    before_ = std::signal(SIGINT, [](int) { ::sem_post(&interrupted); });
    if (minutes <= 0) {
        return;
    }
    control().limit(minutes);
    timer_ = std::jthread([stop = stop_, minutes, search_share](const std::stop_token& ended) {
        using Minutes = std::chrono::duration<double, std::ratio<60>>;
        if (pass(Minutes(search_share * minutes), ended)) {
            stop.request(End::Search, simulation::Stop::Reason::Time);
        }
        if (pass(Minutes((1 - search_share) * minutes), ended)) {
            stop.request(End::Games, simulation::Stop::Reason::Time);
        }
    });
}

WatchedRun::~WatchedRun() {
    std::signal(SIGINT, before_);
    ::sem_post(&interrupted); // so that the thread does not wait forever
    interruption_.join();
    ::sem_destroy(&interrupted);
}

} // namespace pampas::command_line
