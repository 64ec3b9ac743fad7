#pragma once

#include "analysis/graph/analysis.h"
#include "engine/files/bounded.h"
#include "engine/simulation/run_control.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <thread>

namespace pampas::command_line {

/// For people: `[=====     ]  52 %, 260 of 500 games, 41 a second, 6 s left; gap 2.1 %`. For
/// steps that are not counted, only the share and the time left. There is at least one step. The
/// line is at most `width` columns wide: first its bar is shorter, then its end is cut off.
std::string progress_line(const simulation::RunState& state, std::size_t width = 120);

/// Shows the progress of a run on a terminal, a line for each of its phases; nothing if standard
/// error is no terminal, or there is no step. Its destructor ends the line.
class ProgressBar {
  public:
    /// The run ends when `stop` says so.
    explicit ProgressBar(const simulation::Stop& stop = {})
        : control_(stop, [this](const simulation::RunState& state) { follow(state); }) {}
    /// The run begins with a phase of `most` steps.
    ProgressBar(simulation::RunState::Unit unit, std::uintmax_t most) : ProgressBar() {
        control_.begin(unit, most);
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    /// Whether there is a terminal to show it on.
    static bool is_shown();

    /// The control to pass to the work.
    const simulation::RunControl& control() const { return control_; }
    /// Reports that `steps` steps are done, at most all.
    void reach(std::uintmax_t steps);

  private:
    void follow(const simulation::RunState& state);

    simulation::RunState last_; ///< last state reported
    simulation::Throttle throttle_;
    simulation::RunControl control_;
};

/// How long a search may take, in minutes.
inline constexpr Bounded<double> minutes_bounds{0.001, 10'000};

/// Adds `--minutes`.
void add_minutes(CLI::App& command, std::optional<double>& minutes);

/// A run of a command. While it exists, Ctrl-C does not end the program but keeps further steps
/// from beginning, and a bar shows the progress. Only one may exist at a time.
class WatchedRun {
  public:
    /// It ends after `minutes`, if given. The search has `search_share` of them, the rest is for
    /// confirming what it found.
    explicit WatchedRun(std::optional<double> minutes = {}, double search_share = 1);
    WatchedRun(const WatchedRun&) = delete;
    WatchedRun& operator=(const WatchedRun&) = delete;
    ~WatchedRun();

    const simulation::RunControl& control() const { return bar_.control(); }
    /// Whether the time, or the search's share of it, ran out.
    bool is_out_of_time() const { return stop_.is_out_of_time(); }

  private:
    simulation::Stop stop_;
    ProgressBar bar_{stop_};
    void (*before_)(int) = nullptr; ///< handler of Ctrl-C
    std::jthread interruption_;
    std::jthread timer_;
};

/// Has `play` play at most `most` games; it takes a `simulation::RunControl`.
template <class Play>
auto watched(std::uintmax_t most, const Play& play) {
    const WatchedRun run;
    run.control().begin(simulation::RunState::Unit::Games, most);
    return play(run.control());
}

/// Takes every measure of a map with a progress bar, because large maps take long. Throws
/// `graph::Stopped` on Ctrl-C.
graph::Analysis analyzed(const map::Map& map);

} // namespace pampas::command_line
