#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/state.h"

#include <span>
#include <string>
#include <vector>

namespace pampas::players {

/// The players Pampas has.
enum class Bot { Random, Greedy };

/// The names that `Lineup` takes.
std::vector<std::string> bot_names();

/// A bot for each seat.
class Lineup {
  public:
    /// One name for all seats or one for each. Throws `InputError` for unknown names, listing the
    /// known ones, and for a wrong number.
    Lineup(std::span<const std::string> names, int players);

    /// The names of the bots, by seat.
    std::vector<std::string> names() const;

    /// The action that the bot of the seat to move chooses. It looks at what its seat may know
    /// only.
    rules::Action choose(const rules::State& state, chance::Stream& stream) const;

  private:
    std::vector<Bot> bots_; ///< by seat
};

} // namespace pampas::players
