#pragma once

#include "engine/hex/name.h"
#include "engine/rules/state.h"
#include "tests/engine/rules/laid_out.h"
#include "tests/engine/rules/stacked.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

namespace pampas::testing {

inline rules::Ruleset standard() {
    return rules::ruleset_named("standard");
}

/// A game of two players on a small map, whose actions take names of spaces.
class SmallGame : public ::testing::Test {
  protected:
    /// Begins a game whose first seat has these cards, or whose cards lie as wanted.
    void begin(const rules::Ruleset& rules, const Drawing& map,
               std::vector<rules::LandCard> land = {}, std::vector<rules::Species> animals = {}) {
        begin(rules, map, {.hands = {{std::move(land), std::move(animals)}}});
    }
    void begin(const rules::Ruleset& rules, const Drawing& map, const Wanted& wanted) {
        game_.emplace(map_of(map), rules, 2);
        state_.emplace(*game_, stacked(*game_, wanted));
    }
    rules::State& state() { return *state_; }
    rules::Cell cell(const std::string& name) const { return cell_named(game_->board(), name); }

    bool allows(const rules::Action& action) const { return state_->allows(action); }
    /// Carries out an action, which must be legal. Returns its income.
    int play(const rules::Action& action) {
        EXPECT_TRUE(allows(action));
        return state_->apply(action).income;
    }
    rules::Action land(rules::LandCard card, const std::string& at) const {
        return rules::Action::play_land(card, cell(at));
    }
    rules::Action animal(rules::Species card, const std::string& at) const {
        return rules::Action::play_animal(card, cell(at));
    }
    rules::Action hacienda(const std::string& at) const {
        return rules::Action::buy_hacienda(cell(at));
    }
    rules::Action water(const std::vector<std::string>& at) const {
        return rules::Action::buy_water(place_named(game_->board(), at));
    }
    /// A harvest with a chip of the supply, or one from a tile.
    rules::Action harvest(const std::string& at, const std::string& from = "") const {
        return rules::Action::harvest(cell(at), from.empty() ? rules::no_cell : cell(from));
    }
    void end_turn() { state_->apply(rules::Action::end_turn()); }

    /// The names of the spaces where a card of this kind can go.
    std::vector<std::string> places(rules::ActionKind kind, auto card) const {
        std::vector<std::string> result;
        for (std::size_t rank = 0; rank < state_->count(kind); ++rank) {
            const rules::Action action = state_->nth(kind, rank);
            if (action.item == static_cast<std::uint8_t>(card)) {
                result.push_back(hex::name(game_->board().at(action.cell())));
            }
        }
        std::ranges::sort(result);
        return result;
    }

  private:
    std::optional<rules::Game> game_;
    std::optional<rules::State> state_;
};

/// Plenty of actions and money; the rest is standard.
inline rules::Ruleset generous() {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.actions_per_turn = 100;
    rules.start_pesos = 1000;
    return rules;
}

} // namespace pampas::testing
