#include "engine/files/input_error.h"
#include "engine/pigs/players/lineup.h"
#include "engine/simulation/match.h"
#include "tests/engine/sanitized.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>

namespace pampas::pigs {
namespace {

using Names = std::vector<std::string>;

/// Wins of the first player of these in games in which two kinds of players sit alternately, all on
/// each seat equally often.
double share_of_wins(const Names& two, int players, int games, const Variants& variants = {}) {
    const Game game(usual_edition(), variants, players);
    double wins = 0;
    for (int number = 0; number < games; ++number) {
        Names names;
        for (int seat = 0; seat < players; ++seat) {
            names.push_back(two[index((seat + number) % 2)]);
        }
        const Lineup lineup(names, players);
        chance::Stream stream(7, static_cast<std::uint64_t>(number / 2));
        State state = game.start(game.deal(stream));
        Lineup::Memory memory;
        while (!state.over()) {
            for (const Action& action : lineup.plan(state, memory, stream)) {
                EXPECT_TRUE(state.allows(action));
                state.apply(action);
            }
        }
        const std::vector<int> winners = state.winners();
        wins += static_cast<double>(std::ranges::count_if(
                    winners, [&](int seat) { return names[index(seat)] == two[0]; })) /
                static_cast<double>(winners.size());
    }
    return wins / games;
}

constexpr int some_games = sanitized ? 4 : 40;

TEST(PigPlayers, GreedyBeatsRandom) {
    for (const int players : {2, 4, 6}) {
        EXPECT_GT(share_of_wins({"greedy", "random"}, players, some_games), 0.9);
    }
}

TEST(PigPlayers, ThinkingBeatsGreedy) {
    const int games = sanitized ? 2 : 30;
    for (const int players : {2, 4, 6}) {
        const double share = share_of_wins({"thinking", "greedy"}, players, games);
        EXPECT_TRUE(sanitized || share > 0.5) << players << ": " << share;
    }
}

TEST(PigPlayers, PlayAllVariants) {
    for (const Variants variants : {Variants{true, false}, {false, true}, {true, true}}) {
        EXPECT_GT(share_of_wins({"greedy", "random"}, 3, some_games, variants), 0.9);
        share_of_wins({"thinking", "breeder"}, 2, 2, variants);
        share_of_wins({"thinking:trader", "feeder"}, 5, 2, variants);
    }
}

/// The same game with other cards where nobody has seen them: from turn `first` on, from 0.
Setup with_other_cards(const Game& game, const Setup& setup, std::size_t first) {
    Setup other = setup;
    for (std::size_t turn = first; turn < setup.cards.size(); ++turn) {
        const Season season = game.edition().cards[setup.cards[turn]].season;
        for (const std::uint8_t card : game.edition().cards_of(season)) {
            if (std::ranges::count(other.cards, card) == 0) {
                other.cards[turn] = card;
                break;
            }
        }
    }
    return other;
}

TEST(PigPlayers, DoNotKnowCardsToCome) {
    const Game game(usual_edition(), {true, false}, 3);
    for (const std::string name : {"greedy", "thinking", "random"}) {
        const Lineup lineup(Names{name}, 3);
        chance::Stream deal(8);
        const auto setup = game.deal(deal);
        for (std::size_t turn = 0; turn + 2 < setup.cards.size(); turn += 3) {
            // The card after this turn's lies open.
            State state = game.start(setup);
            State other = game.start(with_other_cards(game, setup, turn + 2));
            Lineup::Memory memory;
            chance::Stream stream(9);
            chance::Stream other_stream(9);
            while (index(state.round() - 1) <= turn && !state.over()) {
                const Plan plan = lineup.plan(state, memory, stream);
                ASSERT_EQ(plan, lineup.plan(other, memory, other_stream)) << name << turn;
                for (const Action& action : plan) {
                    state.apply(action);
                    other.apply(action);
                }
            }
        }
    }
}

TEST(PigPlayers, DoNotKnowWhatOthersHaveChosen) {
    for (int players = 2; players <= 4; ++players) {
        const Game game(usual_edition(), {}, players);
        const Lineup greedy(Names{"greedy"}, players);
        const Lineup thinking(Names{"thinking"}, players);
        chance::Stream stream(10);
        State state = game.start(game.deal(stream));
        Lineup::Memory memory;
        while (!state.over()) {
            const Plan plan = greedy.plan(state, memory, stream);
            const bool is_first =
                state.phase() == Phase::Choose && state.seat() == state.first_player();
            if (is_first) {
                std::vector<Plan> replies;
                for (const Action& choice : state.legal_actions()) {
                    State after = state;
                    after.apply(choice);
                    for (const Lineup* lineup : {&greedy, &thinking}) {
                        chance::Stream same(11);
                        replies.push_back(lineup->plan(after, memory, same));
                    }
                }
                for (std::size_t reply = 2; reply < replies.size(); ++reply) {
                    ASSERT_EQ(replies[reply], replies[reply - 2]);
                }
            }
            for (const Action& action : plan) {
                state.apply(action);
            }
        }
    }
}

TEST(PigPlayers, HaveNames) {
    EXPECT_EQ(Lineup(Names{"greedy"}, 3).names(), (Names{"greedy", "greedy", "greedy"}));
    const Names names{"random", "thinking:trader", "breeder"};
    EXPECT_EQ(Lineup(names, 3).rotated().names(), (Names{"thinking:trader", "breeder", "random"}));
    EXPECT_THROW(Lineup(Names{"bold"}, 3), InputError);
    EXPECT_THROW(Lineup(Names{"greedy", "random"}, 3), InputError);
    EXPECT_THROW(Lineup(Names{"thinking:bold"}, 3), InputError);
}

} // namespace
} // namespace pampas::pigs
