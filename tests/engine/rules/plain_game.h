#pragma once

#include "engine/rules/action.h"
#include "engine/rules/setup.h"
#include "engine/rules/state.h"
#include "tests/engine/rules/plain_cards.h"
#include "tests/engine/rules/plain_position.h"

#include <array>
#include <vector>

namespace pampas::testing {

/// A game in progress, played by the rules with individual cards, tiles and pesos. Takes the
/// engine's actions; shares no code with it.
class PlainGame {
  public:
    PlainGame(const PlainBoard& board, const rules::Ruleset& rules, int players,
              const rules::Setup& setup);

    const PlainBoard& board() const { return *board_; }
    const rules::Ruleset& rules() const { return *rules_; }
    const PlainPosition& position() const { return position_; }
    const PlainCards<rules::LandCard>& land() const { return land_; }
    const PlainCards<rules::Species>& animals() const { return animals_; }
    int players() const { return static_cast<int>(pesos_.size()); }
    int seat() const { return seat_; }
    int round() const { return round_; }
    bool over() const { return over_; }
    /// Whether as many turns in a row as there are players had no action (R8.3).
    bool all_passed() const { return passes_ == players(); }
    int actions() const { return actions_; }
    int pesos(int seat) const { return pesos_[rules::index(seat)]; }
    int chips() const { return chips_; }
    int haciendas() const { return haciendas_; }
    const rules::ShapeCounts& waters() const { return waters_; }
    int stacks_out() const { return stacks_out_; }
    const std::vector<rules::Scoring>& scorings() const { return scorings_; }

    int land_tiles_left() const;
    int animal_tiles_left(int seat, rules::Species species) const;
    /// Every legal action, sorted.
    std::vector<rules::Action> legal() const;
    rules::Outcome apply(const rules::Action& action);

    rules::Score score(int seat) const;
    int points(int seat) const;
    std::vector<int> winners() const;

    /// Whether the player may play a card onto pampas, including a card whose terrain is full
    /// (R5.2, R5.3).
    bool goes_onto_pampas(rules::LandCard card) const;

  private:
    using Actions = std::vector<rules::Action>;

    int& pesos() { return pesos_[rules::index(seat_)]; }
    int pesos() const { return pesos_[rules::index(seat_)]; }
    void add_purchases(Actions& list, const auto& cards, rules::ActionKind kind) const;
    void add_haciendas(Actions& list) const;
    void add_waters(Actions& list) const;
    void add_land(Actions& list) const;
    void add_animals(Actions& list) const;
    void add_harvests(Actions& list) const;
    std::vector<rules::Cell> chips_to_take() const;

    rules::Outcome buy(auto& cards, std::uint8_t source);
    void buy_hacienda(hex::Coordinate at);
    void buy_water(const PlainWater& water);
    int play_animal(rules::Species species, hex::Coordinate at);
    int harvest(hex::Coordinate at, rules::Cell from);
    void replace_stack();
    void end_turn();
    void hold_scoring(bool final);

    const PlainBoard* board_;
    const rules::Ruleset* rules_;
    PlainPosition position_;
    PlainCards<rules::LandCard> land_;
    PlainCards<rules::Species> animals_;
    std::vector<int> pesos_; ///< by seat
    rules::ShapeCounts waters_;
    int haciendas_;
    int chips_;
    int stacks_out_ = 0;
    std::vector<rules::Scoring> scorings_;

    int seat_ = 0;
    int round_ = 1;
    bool over_ = false;
    int passes_ = 0; ///< turns in a row without an action
    // This turn:
    int actions_ = 0;
    int haciendas_bought_ = 0;
    int waters_bought_ = 0;
    int harvests_ = 0;
};

} // namespace pampas::testing
