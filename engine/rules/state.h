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

/// A game to play: a board, a ruleset and a number of players. Not copyable; must outlive the
/// states that refer to it.
class Game {
  public:
    using State = rules::State;
    using Setup = rules::Setup;

    /// Throws `InputError` if the ruleset does not allow this number of players.
    Game(const map::Map& map, const Ruleset& rules, int players);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game() = default;

    const Board& board() const { return board_; }
    const Ruleset& rules() const { return rules_; }
    int players() const { return players_; }
    /// The empty board before any terrain is decided.
    const Position& empty_position() const { return empty_position_; }

    /// Draws everything that chance decides from the stream.
    Setup deal(chance::Stream& stream) const;
    /// A new game with this set-up, or with one drawn from the stream.
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

/// A game in progress, including what is hidden from seats (see `deck.h`). A flat value that is
/// cheap to copy; assigning to a state of the same board allocates nothing.
class State {
  public:
    using Action = rules::Action;
    using Outcome = rules::Outcome;
    using Kind = ActionKind;
    /// The number of kinds of actions. The last one, which ends the turn, is always legal.
    static constexpr std::size_t kinds = action_kinds;

    /// The game after set-up. `setup` must be one that `deal` could return for this game.
    State(const Game& game, const Setup& setup);

    const Game& game() const { return *game_; }
    const Ruleset& rules() const { return game_->rules(); }
    int players() const { return game_->players(); }
    /// The seat whose turn it is.
    int seat() const { return seat_; }
    /// The current round, from 1; the last one if the game is over.
    int round() const { return round_; }
    bool over() const { return over_; }
    int actions_left() const { return rules().actions_per_turn - actions_; }
    /// Whether ending the turn is the only legal action because no actions are left.
    bool must_pass() const { return actions_left() == 0; }

    const Position& position() const { return position_; }
    const LandDeck& land() const { return land_; }
    const AnimalDeck& animals() const { return animals_; }
    /// The money of a seat.
    int pesos(int seat) const { return pesos_[index(seat)]; }
    /// Remaining supplies; each player has a supply of animal tiles (R2.3, R2.4).
    int land_tiles_left() const { return land_tiles_left_; }
    int animal_tiles_left(int seat, Species species) const {
        return std::min(rules().animal_tiles - position_.animal_tiles(seat),
                        rules().animal_tiles_per_species - position_.animal_tiles(seat, species));
    }
    int haciendas_left() const { return haciendas_left_; }
    int chips_left() const { return chips_left_; }
    /// How often actions with a limit per turn were done this turn (R4.3).
    int haciendas_bought() const { return haciendas_bought_; }
    int waters_bought() const { return waters_bought_; }
    int harvests() const { return harvests_; }
    int waters_left(WaterShape shape) const { return waters_left_[index(shape)]; }
    /// How many of the two animal stacks have run out (R8.1, R8.2).
    int stacks_out() const { return stacks_out_; }

    /// The number of legal actions of a kind, and the one with `rank` such actions before it, in an
    /// order that depends only on the state. There are none if the game is over.
    std::size_t count(ActionKind kind) const;
    Action nth(ActionKind kind, std::size_t rank) const;
    bool allows(const Action& action) const;
    /// Carries out a legal action.
    Outcome apply(const Action& action);

    /// The player's score if scored now.
    Score score(int seat) const;
    /// The scorings so far (R8.1 to R8.3).
    std::span<const Scoring> scorings() const { return {scorings_.data(), scoring_count_}; }
    /// Points from the scorings so far. With running scoring (R9.2), the current points of the
    /// tiles, to which money is added at the end.
    int points(int seat) const;
    /// Points from the scorings so far by category, in the order of `category_names`.
    std::array<int, category_names.size()> category_points(int seat) const;
    /// Whether a seat gave the game up. It does nothing any more and cannot win; once only one
    /// other seat is left, the game ends.
    bool has_given_up(int seat) const { return (given_up_ >> index(seat) & 1U) != 0; }
    /// The winners of a finished game; several seats may share the win (R8.4).
    std::vector<int> winners() const;

    /// Redeals the cards that the viewer cannot see, consistent with everything the viewer knows.
    void redeal_unseen(Viewer viewer, chance::Stream& stream);

    /// The cards of each kind that a purchase from the supply may bring as far as anybody knows.
    /// The action must be such a purchase.
    std::vector<int> cards_to_come(const Action& purchase) const;
    /// Makes a card of this kind the next one of that supply: one of those that nobody has seen,
    /// all equally likely, changes places with it. What follows stays as random as before.
    void exchange_next_card(const Action& purchase, std::uint8_t card, chance::Stream& stream);

    friend bool operator==(const State&, const State&) = default;

  private:
    bool can_pay(int price) const { return pesos_[index(seat_)] >= price; }
    std::size_t card_sources(const auto& deck) const;
    std::uint8_t nth_source(const auto& deck, std::size_t rank) const;
    bool sells(const auto& deck, std::uint8_t source) const;
    bool may_buy_hacienda() const;
    bool may_buy_water() const;
    bool may_harvest() const;
    /// Counts and lists where cards can be played: on a kind of space, or within reach of the
    /// player's tiles.
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
    bool is_one_left() const;
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
    std::uint8_t given_up_ = 0; ///< seats, as bits
    bool over_ = false;
    std::uint8_t seat_ = 0;
    int round_ = 1;
    int passes_ = 0; ///< consecutive turns without an action
    int actions_ = 0;
    int haciendas_bought_ = 0;
    int waters_bought_ = 0;
    int harvests_ = 0;
};

} // namespace pampas::rules
