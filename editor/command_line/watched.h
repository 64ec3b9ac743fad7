#pragma once

#include "analysis/graph/analysis.h"
#include "engine/files/bounded.h"
#include "engine/simulation/run_control.h"

#include <CLI/CLI.hpp>

#include <optional>
#include <string>
#include <thread>

namespace pampas::command_line {

/// For people: `[=====     ]  52 %, 260 of 500 games, 41 a second, 6 s left; gap 2.1 points`. Steps
/// that are not counted have only their share and the time left. There is at least one step.
std::string progress_line(const simulation::RunState& state);

/// Shows on a terminal how far a run has come, a line for each of its phases; nothing where
/// standard error is no terminal, or there is no step. Its destructor ends the line.
class ProgressBar {
  public:
    /// The run ends as `stop` says.
    explicit ProgressBar(const simulation::Stop& stop = {})
        : control_(stop, [this](const simulation::RunState& state) { follow(state); }) {}
    /// The run begins with a phase of so many steps.
    ProgressBar(simulation::RunState::Unit unit, std::uintmax_t most) : ProgressBar() {
        control_.begin(unit, most);
    }
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    /// Whether there is a terminal to show it on.
    static bool is_shown();

    /// What the work is passed.
    const simulation::RunControl& control() const { return control_; }
    /// So many steps are done, of all at most.
    void reach(std::uintmax_t steps);

  private:
    void follow(const simulation::RunState& state);

    simulation::RunState last_; ///< reported to it
    simulation::Throttle throttle_;
    simulation::RunControl control_;
};

/// How long a search may take.
inline constexpr Bounded<double> minutes_bounds{0.001, 10'000};

/// Adds `--minutes`.
void add_minutes(CLI::App& command, std::optional<double>& minutes);

/// A run of a command. While it exists, Ctrl-C does not end the program but lets no further step
/// begin, and a bar shows how far the run is. There is one at a time.
class WatchedRun {
  public:
    /// It ends after so many minutes, if there is a limit. The search has a share of them, the rest
    /// is for confirming what it found.
    explicit WatchedRun(std::optional<double> minutes = {}, double search_share = 1);
    WatchedRun(const WatchedRun&) = delete;
    WatchedRun& operator=(const WatchedRun&) = delete;
    ~WatchedRun();

    const simulation::RunControl& control() const { return bar_.control(); }
    /// Whether time, or the share of the search, was over.
    bool is_out_of_time() const { return stop_.is_out_of_time(); }

  private:
    simulation::Stop stop_;
    ProgressBar bar_{stop_};
    void (*before_)(int) = nullptr; ///< handler of Ctrl-C
    std::jthread interruption_;
    std::jthread timer_;
};

/// Has games played by `play`, which takes a `simulation::RunControl`, `most` of them.
template <class Play>
auto watched(std::uintmax_t most, const Play& play) {
    const WatchedRun run;
    run.control().begin(simulation::RunState::Unit::Games, most);
    return play(run.control());
}

/// Takes every measure of a map with a progress bar, as this takes long for a large one. Throws
/// `graph::Stopped` on Ctrl-C.
graph::Analysis analyzed(const map::Map& map);

} // namespace pampas::command_line
