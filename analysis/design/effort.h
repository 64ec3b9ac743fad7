#pragma once

#include "engine/simulation/run.h"

#include <functional>
#include <stop_token>

namespace pampas::design {

/// What a search by games may take, and took so far: it searches until it is enough, and confirms
/// what it found until it is stopped.
class Effort {
  public:
    /// `control` is for all games; `enough` ends the search before.
    Effort(const simulation::RunControl& control, const std::stop_token& enough);

    bool is_stopped() const { return control_.stop.stop_requested(); }
    /// Also when it is stopped.
    bool is_enough() const { return search_stop_.stop_requested(); }
    /// For games of the search; for those that confirm. They count, and last as long as this.
    simulation::RunControl searching() { return counting(search_stop_.get_token()); }
    simulation::RunControl confirming() { return counting(control_.stop); }
    /// For games that are played even when it is stopped.
    simulation::RunControl in_any_case() { return counting({}); }
    /// How many were played.
    std::size_t games() const { return games_; }

  private:
    simulation::RunControl counting(const std::stop_token& stop);

    simulation::RunControl control_;
    std::size_t games_ = 0;
    std::stop_source search_stop_;
    std::stop_callback<std::function<void()>> on_stop_;
    std::stop_callback<std::function<void()>> on_enough_;
};

} // namespace pampas::design
