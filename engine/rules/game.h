#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/position.h"
#include "engine/rules/setup.h"

namespace pampas::rules {

class State;

/// What games are played with: a board, a ruleset, a number of players. States refer to it: it must
/// outlive them and stays where it is.
class Game {
  public:
    using State = rules::State;
    using Setup = rules::Setup;

    /// Throws `InputError` when the ruleset is not for so many players.
    Game(const map::Map& map, const Ruleset& rules, int players);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game() = default;

    const Board& board() const { return board_; }
    const Ruleset& rules() const { return rules_; }
    int players() const { return players_; }
    /// The board before any terrain is decided.
    const Position& empty_position() const { return empty_position_; }

    /// Everything that chance decides, drawn from the stream.
    Setup deal(chance::Stream& stream) const;
    /// A new game.
    State start(const Setup& setup) const;
    State set_up(chance::Stream& stream) const;

  private:
    Board board_;
    Ruleset rules_;
    int players_;
    Position empty_position_;
};

} // namespace pampas::rules
