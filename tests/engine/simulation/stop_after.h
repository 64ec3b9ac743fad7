#pragma once

#include "engine/simulation/run.h"

#include <algorithm>

namespace pampas::testing {

/// Stops a run when so many games have been played, or more; at once with none. What time that
/// takes is of no matter.
class StopAfter {
  public:
    explicit StopAfter(std::size_t games) : left_(games) { tell(0); }

    simulation::RunControl control() {
        return {stop_.get_token(), [this](std::size_t games) { tell(games); }};
    }

  private:
    void tell(std::size_t games) {
        left_ -= std::min(left_, games);
        if (left_ == 0) {
            stop_.request_stop();
        }
    }

    std::stop_source stop_;
    std::size_t left_;
};

} // namespace pampas::testing
