#pragma once

#include "engine/formats/json.h"
#include "engine/players/greedy.h"
#include "engine/resources/resource.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

/// Games of planning players, for tests.
namespace pampas::testing {

/// The bundled map of this file name.
inline map::Map bundled(const std::string& name) {
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        if (resource.path.ends_with("/" + name + ".json")) {
            return formats::read_json(resource.bytes);
        }
    }
    throw std::logic_error("no map " + name);
}

/// Keeps the number of actions and the winners.
class Witness {
  public:
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) { ++actions; }
    void end(const rules::State& state) { winners = state.winners(); }

    int actions = 0;
    std::vector<int> winners;
};

/// The next turn of a greedy player of the balanced style.
inline players::Plan greedy_plan(const rules::State& state) {
    players::MarketFieldCache fields;
    return players::greedy_plan(state, players::balanced(), fields);
}

/// A player that does what `Ask` answers at every state.
template <class Ask>
struct Asking {
    Ask ask;

    struct Memory {};

    players::Plan plan(const rules::State& state, Memory&, chance::Stream& stream) const {
        return ask(state, stream);
    }
};

template <class Ask>
Asking(Ask) -> Asking<Ask>;

/// Plays a game on maps of several kinds, by each ruleset, with the fewest and the most players.
void play_everywhere(const auto& player) {
    for (const char* name : {"first-pasture", "two-corrals", "lasso"}) {
        const map::Map map = bundled(name);
        for (const rules::Ruleset& rules : rules::rulesets()) {
            for (const int players : {rules.least_players, rules.most_players}) {
                const rules::Game game(map, rules, players);
                Witness witness;
                simulation::play_match(game, player, {.seed = 7}, 0, witness);
                EXPECT_GT(witness.actions, 20) << name << " " << rules.name;
            }
        }
    }
}

/// Expects that the whole plan can be carried out here.
inline void expect_legal(const players::Plan& plan, rules::State state) {
    EXPECT_FALSE(plan.empty());
    for (const rules::Action& action : plan) {
        EXPECT_TRUE(state.allows(action));
        state.apply(action);
    }
}

} // namespace pampas::testing
