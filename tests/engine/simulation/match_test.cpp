#include "engine/formats/json.h"
#include "engine/players/greedy.h"
#include "engine/players/lineup.h"
#include "engine/resources/resource.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/random_action.h"
#include "engine/simulation/replay.h"
#include "engine/simulation/run.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <ranges>

namespace pampas::simulation {
namespace {

/// How a game began, what was done and who won.
struct Played {
    rules::Setup setup;
    std::vector<rules::Action> actions;
    std::vector<int> winners;

    friend bool operator==(const Played&, const Played&) = default;
};

struct Keeper {
    void begin(std::size_t number, const rules::Setup& setup) {
        current = &games[number];
        current->setup = setup;
    }
    void see(const rules::State&, int, const rules::Action& action, const rules::Outcome&) {
        current->actions.push_back(action);
    }
    void end(const rules::State& state) { current->winners = state.winners(); }

    std::map<std::size_t, Played> games;
    Played* current = nullptr;
};

const rules::Game& game_of_three() {
    static const rules::Game game(
        formats::read_json(resources::find("maps/first-pasture.json").value()),
        rules::ruleset_named("standard"), 3);
    return game;
}

players::Lineup random_players() {
    const std::vector<std::string> bots{"random"};
    return {bots, 3};
}

std::map<std::size_t, Played> played(const Dealing& dealing, DealRange deals, std::size_t threads) {
    std::vector<Keeper> keepers(threads);
    const players::Lineup lineup = random_players();
    EXPECT_EQ(play_deals(game_of_three(), lineup, dealing, deals, std::span(keepers)), deals.end);
    std::map<std::size_t, Played> all;
    for (Keeper& keeper : keepers) {
        all.merge(keeper.games);
    }
    return all;
}

TEST(PairedGames, HaveADealWhoseHandsGoRound) {
    const auto plain = played({5}, {0, 60}, 1);
    const auto paired = played({5, Pairing::Rotated}, {0, 20}, 1);
    ASSERT_EQ(paired.size(), 60);
    for (std::size_t number = 0; number < 60; ++number) {
        const std::size_t step = number % 3;
        EXPECT_EQ(paired.at(number).setup, rotated(plain.at(number - step).setup, step));
        EXPECT_EQ(paired.at(number) == plain.at(number), step == 0);
    }
}

TEST(PairedGames, AreTheSameOnAnyNumberOfThreadsAndInPieces) {
    const auto alone = played({5, Pairing::Rotated}, {0, 20}, 1);
    EXPECT_TRUE(played({5, Pairing::Rotated}, {0, 20}, 2) == alone);
    auto pieces = played({5, Pairing::Rotated}, {0, 9}, 8);
    pieces.merge(played({5, Pairing::Rotated}, {9, 20}, 3));
    EXPECT_TRUE(pieces == alone);
}

TEST(PairedGames, EndWithAWholeDeal) {
    std::stop_source stop;
    std::vector<Keeper> keepers(2);
    const RunControl control{stop.get_token(), [&](const RunState& state) {
                                 EXPECT_EQ(state.done % 3, 0);
                                 if (state.done > 20) {
                                     stop.request_stop();
                                 }
                             }};
    const players::Lineup lineup = random_players();
    const std::size_t end = play_deals(game_of_three(), lineup, {5, Pairing::Rotated}, {0, 1000},
                                       std::span(keepers), control);
    EXPECT_LT(end, 1000) << "how soon is the threads' affair";
    EXPECT_EQ(keepers[0].games.size() + keepers[1].games.size(), 3 * end);
    EXPECT_EQ(control.state().done, 3 * end);
}

/// Plays at random and counts how often it was asked.
struct Guest {
    struct Memory {};

    players::Plan plan(const rules::State& state, Memory&, chance::Stream& stream) const {
        ++*asked;
        return {simulation::random_action(state, stream)};
    }
    int* asked;
};

TEST(PairedGames, HaveATableForEachGameOfADeal) {
    std::array<int, 3> asked{};
    const std::vector<Guest> tables{{&asked[0]}, {&asked[1]}, {&asked[2]}};
    std::vector<Keeper> keeper(1);
    play_deals(game_of_three(), std::span(tables), {5, Pairing::Rotated}, {0, 10},
               std::span(keeper));
    std::array<int, 3> actions{};
    for (const auto& [number, game] : keeper.front().games) {
        actions[number % 3] += static_cast<int>(game.actions.size());
    }
    EXPECT_EQ(asked, actions);
}

TEST(PairedGames, AreReplayed) {
    const testing::TemporaryFolder folder;
    const rules::Game& game = game_of_three();
    const auto replayed = [&](const Dealing& as_dealt) {
        const auto path = folder / "games.jsonl";
        RecordFile file(path, record_header(rules::game_json(game), {"random"}, as_dealt));
        std::vector<Recorder<rules::Game>> recorders(2, Recorder(game, file));
        play_deals(game, random_players(), {5, Pairing::Rotated}, {0, 10}, std::span(recorders));
        file.keep();
        RecordReader reader(path);
        return reader.check_games(
            [&](const JsonValue& line) { Replay(game, reader.dealing(), line).check(); });
    };
    const ReplayedFile right = replayed({5, Pairing::Rotated});
    EXPECT_EQ(right.games, 30);
    EXPECT_EQ(right.bad.size(), 0);
    EXPECT_EQ(replayed({5, Pairing::Independent}).bad.size(), 20);
    EXPECT_EQ(replayed({6, Pairing::Rotated}).bad.size(), 30);
}

/// Has seen enough when a number of rounds are over.
struct Impatient : Keeper {
    bool has_seen_enough(const rules::State& state) const { return state.round() > rounds; }
    void end(const rules::State& state) { last_rounds.push_back(state.round()); }

    int rounds = 0;
    std::vector<int> last_rounds;
};

TEST(ImpatientWatchers, SeeTheBeginningsOfTheSameGames) {
    const auto whole = played({5}, {0, 6}, 1);
    std::vector<Impatient> watchers(1);
    watchers.front().rounds = 3;
    play_deals(game_of_three(), random_players(), {5}, {0, 6}, std::span(watchers));
    EXPECT_THAT(watchers.front().last_rounds, ::testing::ElementsAre(4, 4, 4, 4, 4, 4));
    for (const auto& [number, game] : watchers.front().games) {
        const auto& actions = whole.at(number).actions;
        ASSERT_LT(game.actions.size(), actions.size());
        EXPECT_TRUE(
            std::ranges::equal(game.actions, actions | std::views::take(game.actions.size())));
    }
}

TEST(ImpatientWatchers, SeeGamesThatEndEarlierToTheEnd) {
    std::vector<Impatient> watchers(1);
    watchers.front().rounds = 1000;
    play_deals(game_of_three(), random_players(), {5}, {0, 2}, std::span(watchers));
    const auto whole = played({5}, {0, 2}, 1);
    for (const auto& [number, game] : watchers.front().games) {
        EXPECT_EQ(game.actions, whole.at(number).actions);
    }
}

} // namespace
} // namespace pampas::simulation
