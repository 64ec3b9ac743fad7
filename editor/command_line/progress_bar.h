#pragma once

#include "engine/simulation/run_control.h"

#include <string>

namespace pampas::command_line {

/// For people: `[=====     ]  52 %, 260 of 500 games, 41 a second, 6 s left; gap 2.1 points`. What
/// nobody counts has its share and the time left alone. There is a step.
std::string progress_line(const simulation::RunState& state);

/// Shows on a terminal how far a run has come, a line for each of its phases; nothing where
/// standard error is none, or there is no step. When it goes, what is written next begins a new
/// line.
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

    /// Whether there is a terminal that it is shown on.
    static bool is_shown();

    /// What the work is passed.
    const simulation::RunControl& control() const { return control_; }
    /// So many steps are done, of all at most.
    void reach(std::uintmax_t steps);

  private:
    void follow(const simulation::RunState& state);

    simulation::RunState last_; ///< that it was told
    simulation::Throttle throttle_;
    simulation::RunControl control_;
};

} // namespace pampas::command_line
