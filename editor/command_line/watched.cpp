#include "editor/command_line/watched.h"

#include "analysis/wording/words.h"
#include "editor/command_line/options.h"
#include "engine/files/system.h"
#include "engine/language/layout.h"
#include "engine/language/number.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <semaphore.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <csignal>
#include <iostream>
#include <mutex>

namespace pampas::command_line {
namespace {

using simulation::End;
using simulation::RunState;
using Minutes = std::chrono::duration<double, std::ratio<60>>;

void show(const RunState& state) {
    constexpr const char* clear_line = "\r\033[K";
    if (ProgressBar::is_shown() && state.most > 0) {
        constexpr std::size_t usual = 80;
        const std::size_t width =
            system::console_width(system::Output::Error).value_or(usual) - 1; // for the cursor
        std::cerr << clear_line << progress_line(state, width) << std::flush;
    }
}

void end_line(const RunState& state) {
    if (ProgressBar::is_shown() && state.most > 0) {
        show(state);
        std::cerr << std::endl;
    }
}

/// The signal handler posts it and may do little more; a thread does the rest.
::sem_t interrupted;

void wait_for_interruption() {
    while (::sem_wait(&interrupted) != 0) { // another signal interrupts the wait too
    }
}

/// Waits until the time has passed or the thread is to end. Returns whether it has passed.
bool pass(Minutes minutes, const std::stop_token& ended) {
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_for(lock, ended, minutes, [] { return false; });
    return !ended.stop_requested();
}

} // namespace

std::string progress_line(const RunState& state, std::size_t width) {
    std::string line = fmt::format("{:3.0f} %", std::floor(100 * state.share()));
    if (state.unit != RunState::Unit::Uncounted) {
        const std::string unit = state.unit == RunState::Unit::Maps ? tr("maps") : tr("games");
        line += ", " + tr("{} of {} {}", std::min(state.done, state.most), state.most, unit);
        if (state.done > state.found) {
            const double rate = state.rate();
            line += ", " + tr("{} a second", language::decimal(rate, rate < 10 ? 1 : 0));
        }
    }
    if (const auto left = state.seconds_left()) {
        line += ", " + wording::time_left(*left);
    }
    line += state.best ? "; " + wording::reached(*state.best) : "";
    constexpr std::size_t longest_bar = 30;
    constexpr std::size_t shortest_bar = 5;
    constexpr std::string_view around_bar = "[] ";
    const std::size_t needed = language::columns_of(line) + around_bar.size();
    const std::size_t bar = std::min(longest_bar, width - std::min(width, needed));
    if (bar >= shortest_bar) {
        const std::string done(static_cast<std::size_t>(state.share() * static_cast<double>(bar)),
                               '=');
        line = fmt::format("[{:<{}}] {}", done, bar, line);
    }
    line = language::wrapped(line, width);
    return line.substr(0, line.find('\n'));
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

void add_minutes(CLI::App& command, std::optional<double>& minutes) {
    add_number(command, "--minutes", minutes, minutes_bounds,
               tr("Stop after this many minutes with the best result so far"))
        ->type_name("NUMBER");
}

WatchedRun::WatchedRun(std::optional<double> minutes, double search_share) {
    ::sem_init(&interrupted, 0, 0);
    interruption_ = std::jthread([stop = stop_] {
        wait_for_interruption();
        stop.request(End::Games);
    });
    before_ = std::signal(SIGINT, [](int) { ::sem_post(&interrupted); });
    if (!minutes) {
        return;
    }
    control().limit(*minutes);
    const Minutes searching(search_share * *minutes);
    const Minutes confirming((1 - search_share) * *minutes);
    timer_ = std::jthread([stop = stop_, searching, confirming](const std::stop_token& ended) {
        if (pass(searching, ended)) {
            stop.request(End::Search, simulation::Stop::Reason::Time);
        }
        if (pass(confirming, ended)) {
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

graph::Analysis analyzed(const map::Map& map) {
    const WatchedRun run;
    run.control().begin(simulation::RunState::Unit::Uncounted, map.all(map::Space::Pampas).size());
    return graph::analyze(map, {.run = run.control()});
}

} // namespace pampas::command_line
