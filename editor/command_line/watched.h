#pragma once

#include "editor/command_line/progress_bar.h"

#include <CLI/CLI.hpp>

#include <thread>

namespace pampas::command_line {

/// Adds `--minutes`; 0 without it.
void add_minutes(CLI::App& command, double& minutes);

/// A run of a command: Ctrl-C does not end the program while it lives but lets no other step begin,
/// and a bar shows how far it is. One at a time.
class WatchedRun {
  public:
    /// It ends after so many minutes; 0: at no time. The search has a share of them, the rest is
    /// for confirming what it found.
    explicit WatchedRun(double minutes = 0, double search_share = 1);
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

} // namespace pampas::command_line
