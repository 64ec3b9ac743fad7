#pragma once

#include "engine/players/random.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The players Pampas has.
enum class Bot { Random };

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one for each. Throws `InputError` for unknown names, listing the
    /// known ones, and for a wrong number.
    Lineup(std::span<const std::string> names, int players);

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;

    /// The action that the bot of the seat to move chooses. It may look at what its seat may know
    /// only.
    template <class State>
    typename State::Action choose(const State& state, chance::Stream& stream) const {
        switch (bots_[static_cast<std::size_t>(state.seat())]) {
        case Bot::Random:
            break;
        }
        return random_action(state, stream);
    }

  private:
    std::vector<Bot> bots_; ///< by seat
};

} // namespace pampas::players
