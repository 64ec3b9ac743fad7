#pragma once

#include "editor/desktop/workers/simulation_runner.h"

namespace pampas::desktop {

/// Finds out what a change of the map did while games are played on what it has become.
class ChangeFinder {
  public:
    /// For a request that has a state `before`; it and `control` outlive this. Throws `InputError`.
    ChangeFinder(const SimulationRequest& request, const balance::SeriesPlan& plan,
                 simulation::RunControl control);

    /// Compares the deals that have been played by now; plays those there that only the changed
    /// map has, unless enough is known or nobody wants it. Throws `simulation::Abandoned`.
    void compare(const balance::PlayedRange& after);
    /// Whether each seat's difference is known as well as a designer needs it.
    bool is_known() const;

    session::PlayedState before() const;
    std::shared_ptr<const FoundChange> found() const { return found_; }

  private:
    const SimulationRequest& request_;
    balance::SeriesPlan plan_;
    simulation::RunControl control_;
    rules::Game game_; ///< before the change
    std::shared_ptr<const balance::PlayedRange> before_;
    balance::Change change_;
    std::shared_ptr<const FoundChange> found_;
};

} // namespace pampas::desktop
