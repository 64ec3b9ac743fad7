#pragma once

#include "engine/programs/limits.h"
#include "engine/programs/protocol.h"
#include "engine/rules/state.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace pampas::programs {

/// The course of a match, and what it gives bots to know.
class Course {
  public:
    /// A match that begins.
    explicit Course(const rules::Setup& setup) : setup_(setup) {}

    /// To be called after each action.
    void see(int seat, const rules::Action& action, const rules::Outcome& outcome);

    /// The game message for a seat.
    Json game_for(const rules::Game& game, int seat, std::uint64_t seed, const Limits& limits);
    /// The turn message for the seat to move. The next one for this seat tells what happens from
    /// now on.
    Json turn_for(const rules::State& state, std::span<const rules::Action> actions);

  private:
    const map::Map& map(const rules::Game& game);

    rules::Setup setup_;
    std::optional<map::Map> map_; ///< with its terrain decided
    std::vector<Done> done_;
    std::vector<rules::PlaceNumber> waters_;
    std::array<std::size_t, rules::max_players> told_{}; ///< how much of `done_`, by seat
};

} // namespace pampas::programs
