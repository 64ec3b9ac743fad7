#include "engine/formats/json.h"
#include "engine/players/greedy.h"
#include "engine/players/lineup.h"
#include "engine/players/random.h"
#include "engine/resources/resource.h"
#include "engine/simulation/match.h"

#include <gtest/gtest.h>

namespace pampas::players {
namespace {

map::Map bundled(const std::string& name) {
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        if (resource.path.ends_with("/" + name + ".json")) {
            return formats::read_json(resource.bytes);
        }
    }
    throw std::logic_error("no map " + name);
}

/// Checks every action before it is carried out.
class Witness {
  public:
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) { ++actions; }
    void end(const rules::State& state) { winners = state.winners(); }

    int actions = 0;
    std::vector<int> winners;
};

/// Plays by `Player` and asks at every state.
template <class Ask>
struct Asking {
    Ask ask;

    rules::Action choose(const rules::State& state, chance::Stream& stream) const {
        return ask(state, stream);
    }
};

template <class Ask>
Asking(Ask) -> Asking<Ask>;

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

TEST(Greedy, PlaysWhatIsLegalByEveryRuleset) {
    play_everywhere(Asking{[](const rules::State& state, chance::Stream&) {
        const rules::Action action = greedy_action(state, balanced);
        EXPECT_TRUE(state.allows(action));
        return action;
    }});
}

/// Deals anew whatever the seat cannot see, at every state, and asks again.
TEST(Greedy, KnowsOnlyWhatItsSeatMayKnow) {
    play_everywhere(Asking{[](const rules::State& state, chance::Stream& stream) {
        const rules::Action action = greedy_action(state, balanced);
        rules::State other = state;
        other.redeal_unseen(state.seat(), stream);
        EXPECT_EQ(greedy_action(other, balanced), action);
        return state.round() > 40 ? rules::Action::end_turn() : action;
    }});
}

TEST(Greedy, WinsAgainstRandomPlayers) {
    int lost = 0;
    for (const char* name : {"two-corrals", "seven-sierras"}) {
        const rules::Game game(bundled(name), rules::rulesets().front(), 2);
        for (int number = 0; number < 40; ++number) {
            const int seat = number % 2;
            const Asking player{[seat](const rules::State& state, chance::Stream& stream) {
                return state.seat() == seat ? greedy_action(state, balanced)
                                            : random_action(state, stream);
            }};
            Witness witness;
            simulation::play_match(game, player, {.seed = 3}, static_cast<std::size_t>(number),
                                   witness);
            lost += witness.winners == std::vector{seat} ? 0 : 1;
        }
    }
    EXPECT_EQ(lost, 0) << "of 80 games";
}

TEST(Greedy, ComesToAnEndWhereTheRulesDoNotForceOne) {
    rules::Ruleset rules = rules::rulesets().front();
    rules.harvest_chips = 1; // is taken away from each other without an end
    const rules::Game game(bundled("first-pasture"), rules, 3);
    const std::vector<std::string> names{"greedy"};
    const Lineup lineup(names, 3);
    for (std::size_t number = 0; number < 5; ++number) {
        Witness witness;
        simulation::play_match(game, lineup, {.seed = 11}, number, witness);
        EXPECT_FALSE(witness.winners.empty());
    }
}

} // namespace
} // namespace pampas::players
