#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/action.h"
#include "engine/rules/deck.h"
#include "engine/rules/position.h"
#include "engine/rules/setup.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

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

/// One scoring of a game.
struct Scoring {
    bool final = false;
    int round = 0;
    std::array<Score, max_players> scores{}; ///< by seat

    friend bool operator==(const Scoring&, const Scoring&) = default;
};

/// A game in progress: everything, what is hidden from the seats too (see `deck.h`). A flat
/// value that is cheap to copy; assigning to a state of the same board allocates nothing.
class State {
  public:
    using Action = rules::Action;
    using Outcome = rules::Outcome;
    using Kind = ActionKind;
    /// How many kinds of action there are; the last one, to end the turn, is always legal.
    static constexpr std::size_t kinds = action_kinds;

    /// The game after set-up. `setup` must be one that `deal` could give for this game.
    State(const Game& game, const Setup& setup);

    const Game& game() const { return *game_; }
    const Ruleset& rules() const { return game_->rules(); }
    int players() const { return game_->players(); }
    /// Whose turn it is.
    int seat() const { return seat_; }
    /// The round being played, from 1; of a game that is over the last one.
    int round() const { return round_; }
    bool over() const { return over_; }
    int actions_left() const { return rules().actions_per_turn - actions_; }
    /// Whether nothing but the end of the turn is left to do: the turn's actions are used up.
    bool must_pass() const { return actions_left() == 0; }

    const Position& position() const { return position_; }
    const LandDeck& land() const { return land_; }
    const AnimalDeck& animals() const { return animals_; }
    int pesos(int seat) const { return pesos_[index(seat)]; }
    /// What is left in the supplies; of animal tiles in the player's own (R2.3, R2.4).
    int land_tiles_left() const { return land_tiles_left_; }
    int animal_tiles_left(int seat, Species species) const {
        return std::min(rules().animal_tiles - position_.animal_tiles(seat),
                        rules().animal_tiles_per_species - position_.animal_tiles(seat, species));
    }
    int haciendas_left() const { return haciendas_left_; }
    int chips_left() const { return chips_left_; }
    /// What was done in this turn of that which may be done so and so often a turn (R4.3).
    int haciendas_bought() const { return haciendas_bought_; }
    int waters_bought() const { return waters_bought_; }
    int harvests() const { return harvests_; }
    int waters_left(WaterShape shape) const { return waters_left_[index(shape)]; }
    /// How many of the two animal stacks have run out (R8.1, R8.2).
    int stacks_out() const { return stacks_out_; }

    /// The legal actions of a kind: how many, and the one with `rank` such actions before it, in an
    /// order that depends on the state alone. A game that is over has none.
    std::size_t count(ActionKind kind) const;
    Action nth(ActionKind kind, std::size_t rank) const;
    bool allows(const Action& action) const;
    /// Carries out a legal action.
    Outcome apply(const Action& action);

    /// What a scoring at this moment would give the player.
    Score score(int seat) const;
    /// The scorings so far (R8.1 to R8.3).
    std::span<const Scoring> scorings() const { return {scorings_.data(), scoring_count_}; }
    /// Points from the scorings so far. With running scoring (R9.2) they are what the tiles score
    /// at this moment, until money comes to it at the end.
    int points(int seat) const;
    /// The points of the scorings so far in the order of `category_names`.
    std::array<int, category_names.size()> category_points(int seat) const;
    /// The seats that have won a game that is over: several share the win (R8.4).
    std::vector<int> winners() const;

    /// Deals the cards that `seat` cannot see anew among the places that hold them, so that
    /// whatever `seat` knows stays true.
    void redeal_unseen(int seat, chance::Stream& stream);

    friend bool operator==(const State&, const State&) = default;

  private:
    bool can_pay(int price) const { return pesos_[index(seat_)] >= price; }
    std::size_t card_sources(const auto& deck) const;
    std::uint8_t nth_source(const auto& deck, std::size_t rank) const;
    bool sells(const auto& deck, std::uint8_t source) const;
    bool may_buy_hacienda() const;
    bool may_buy_water() const;
    bool may_harvest() const;
    /// Where the cards go: a kind of space, or what the player's tiles reach.
    bool plays_as_pampas(LandCard card) const;
    std::size_t land_targets(LandCard card) const;
    std::size_t animal_targets(Species species) const;
    std::size_t chip_sources() const;
    std::size_t water_placements() const;
    std::size_t land_plays() const;
    std::size_t animal_plays() const;
    Action nth_water(std::size_t rank) const;
    Action nth_land_play(std::size_t rank) const;
    Action nth_animal_play(std::size_t rank) const;
    Action nth_harvest(std::size_t rank) const;
    bool allows_water(PlaceNumber placement) const;
    bool allows_land(LandCard card, Cell cell) const;
    bool allows_animal(Species species, Cell cell) const;
    bool allows_harvest(Cell cell, Cell from) const;

    std::uint8_t buy_card(auto& deck, std::uint8_t source);
    std::uint8_t buy_animal_card(std::uint8_t source);
    void pay(int price) { pesos_[index(seat_)] -= price; }
    int earn(int income);
    int play_animal(Species species, Cell cell);
    int harvest(Cell cell, Cell from);
    void end_turn();
    void hold_due_scorings();
    void pass_on();
    void hold_scoring(bool final);

    const Game* game_;
    Position position_;
    LandDeck land_;
    AnimalDeck animals_;
    std::array<int, max_players> pesos_{};
    int land_tiles_left_;
    std::array<std::uint8_t, 4> waters_left_{};
    std::uint8_t haciendas_left_ = 0;
    std::uint8_t chips_left_ = 0;

    std::array<Scoring, 2> scorings_{};
    std::uint8_t scoring_count_ = 0;
    std::uint8_t stacks_out_ = 0;
    bool over_ = false;
    std::uint8_t seat_ = 0;
    int round_ = 1;
    int passes_ = 0; ///< turns in a row without an action
    int actions_ = 0;
    int haciendas_bought_ = 0;
    int waters_bought_ = 0;
    int harvests_ = 0;
};

} // namespace pampas::rules
