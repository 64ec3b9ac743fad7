#pragma once

#include "engine/chance/stream.h"
#include "engine/pigs/players/greedy.h"
#include "engine/pigs/players/style.h"
#include "engine/pigs/state.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::pigs {

/// The name of the default player.
std::string usual_player();

/// The names that `Lineup` accepts: players and styles. `thinking:STYLE` is not listed.
std::vector<std::string> player_names();

/// Players from weak to strong.
std::span<const std::string> players_by_strength();

/// Whether a player of this name thinks about others, which is slow.
bool thinks(const std::string& name);

/// A player for each seat.
class Lineup {
  public:
    /// One name for all seats or one per seat: `random`, `greedy`, `thinking`, a style, which
    /// greedy players play, or `thinking:STYLE`. A style is a name or the path of a `.json` file.
    /// Throws `InputError` for unknown names, listing the known ones, for unreadable files, and for
    /// a wrong number of names.
    Lineup(std::span<const std::string> wanted, int players);

    /// The names of the players, by seat.
    std::vector<std::string> names() const;
    /// The same players, each one seat forward; the first moves to the last seat.
    Lineup rotated() const;

    /// Players remember nothing.
    struct Memory {};

    /// What the player on the seat to move does next, using only what its seat may know.
    Plan plan(const State& state, Memory& memory, chance::Stream& stream) const;

  private:
    enum class Kind { Random, Greedy, Thinking };
    struct Seat {
        std::string name;
        Kind kind = Kind::Greedy;
        Style style;
    };

    static Seat seat_named(const std::string& name);

    std::vector<Seat> seats_;
};

} // namespace pampas::pigs
