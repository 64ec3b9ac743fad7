#pragma once

#include "engine/simulation/run_control.h"

namespace pampas::testing {

/// Stops a run after this many games or a few more; at once if 0. Time does not matter.
class StopAfter {
  public:
    explicit StopAfter(std::size_t games, simulation::End end = simulation::End::Games)
        : games_(games), end_(end) {
        look(0);
    }

    simulation::RunControl control() {
        return {stop_, [this](const simulation::RunState& state) { look(state.done); }};
    }

  private:
    void look(std::uintmax_t done) const {
        if (done >= games_) {
            stop_.request(end_);
        }
    }

    simulation::Stop stop_;
    std::size_t games_;
    simulation::End end_;
};

} // namespace pampas::testing
