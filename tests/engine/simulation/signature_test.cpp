#include "engine/formats/json.h"
#include "engine/players/lineup.h"
#include "engine/resources/resource.h"
#include "engine/rules/state.h"
#include "engine/simulation/match.h"
#include "engine/simulation/random_action.h"

#include <boost/crc.hpp>
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::simulation {
namespace {

struct RandomPlayer {
    struct Memory {};

    players::Plan plan(const rules::State& state, Memory&, chance::Stream& stream) const {
        return {simulation::random_action(state, stream)};
    }
};

/// A hash of all actions of games and their outcomes.
class Signature {
  public:
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int seat, const rules::Action& action,
             const rules::Outcome& outcome) {
        add({seat, static_cast<int>(action.kind), action.item, action.from,
             static_cast<int>(action.place), outcome.income, outcome.card});
    }
    void end(const rules::State& state) {
        for (int seat = 0; seat < state.players(); ++seat) {
            add({state.round(), state.points(seat), state.pesos(seat)});
        }
    }

    std::uint32_t value() const { return crc_.checksum(); }

  private:
    void add(std::initializer_list<int> numbers) {
        for (const int number : numbers) {
            for (const int shift : {0, 8, 16, 24}) { // byte by byte: the same on every platform
                crc_.process_byte(static_cast<unsigned char>(number >> shift & 0xFF));
            }
        }
    }

    boost::crc_32_type crc_;
};

/// Random games on every bundled map, by every ruleset, with any number of players: some thousand.
TEST(Engine, HasItsSignature) {
    Signature signature;
    std::size_t number = 0;
    for (const auto& resource : resources::in_folder("maps")) {
        const map::Map map = formats::read_json(resource.bytes);
        for (const rules::Ruleset& rules : rules::rulesets()) {
            for (int players = rules.least_players; players <= rules.most_players; ++players) {
                const rules::Game game(map, rules, players);
                for (int i = 0; i < 25; ++i) {
                    play_match(game, RandomPlayer(), {1}, number++, signature);
                }
            }
        }
    }
    EXPECT_EQ(number, 2550);
    // A change of the rules, the dealing, the random player or a bundled map changes this number;
    // its commit gives the new one. No other change may do so.
    EXPECT_EQ(signature.value(), 3573997499U);
}

/// Players that judge by the bundled network play the same games on every machine.
TEST(LearnedPlayers, HaveTheirSignature) {
    Signature signature;
    std::size_t number = 0;
    for (const auto& resource : resources::in_folder("maps")) {
        const rules::Game game(formats::read_json(resource.bytes), rules::usual_ruleset(), 3);
        const players::Lineup lineup(
            std::vector<std::string>{"learned", "learned:4", "search:learned"}, 3, {.playouts = 8});
        play_match(game, lineup, {1}, number++, signature);
    }
    // A change of the network, its features or how players plan changes this number.
    EXPECT_EQ(signature.value(), 2930016345U);
}

} // namespace
} // namespace pampas::simulation
