#include "engine/players/random.h"
#include "engine/simulation/run.h"
#include "tests/engine/simulation/nim.h"

#include <gmock/gmock.h>

#include <atomic>
#include <latch>
#include <map>
#include <mutex>
#include <numeric>
#include <stdexcept>

namespace pampas::simulation {
namespace {

/// Keeps the moves of each game it watches.
struct Moves {
    void begin(std::size_t number, const nim::Setup& setup) {
        current = &games[number];
        current->push_back(setup.heap);
    }
    void see(const nim::State&, int seat, nim::Take take, nim::Left left) {
        current->insert(current->end(), {seat, take.pieces, left.pieces});
    }
    void end(const nim::State& state) { current->push_back(state.winners().front()); }

    std::map<std::size_t, std::vector<int>> games;
    std::vector<int>* current = nullptr;
};

std::map<std::size_t, std::vector<int>> played(const Games& games, std::size_t threads) {
    std::vector<Moves> watchers(threads);
    EXPECT_EQ(play_games(nim::Game(), nim::Player(), games, std::span(watchers)), games.end);
    std::map<std::size_t, std::vector<int>> all;
    for (Moves& watcher : watchers) {
        all.merge(watcher.games);
    }
    return all;
}

TEST(Run, PlaysTheSameGamesOnAnyNumberOfThreads) {
    const auto alone = played({7, 0, 300}, 1);
    EXPECT_EQ(alone.size(), 300);
    EXPECT_EQ(played({7, 0, 300}, 2), alone);
    EXPECT_EQ(played({7, 0, 300}, 8), alone);
    EXPECT_NE(played({8, 0, 300}, 1), alone);
}

TEST(Run, PlaysEachGameByItsNumberAlone) {
    auto alone = played({7, 0, 300}, 1);
    auto pieces = played({7, 0, 120}, 2);
    pieces.merge(played({7, 120, 300}, 2));
    EXPECT_EQ(pieces, alone);
}

TEST(Run, StoppedEarlyHasPlayedTheFirstGames) {
    for (const std::size_t threads : {1U, 2U, 8U}) {
        std::atomic<bool> stop = false;
        std::mutex mutex;
        std::vector<std::size_t> numbers;
        const std::size_t end =
            on_threads({1, 10, 100000}, threads, {&stop, {}}, [&](std::size_t, std::size_t number) {
                const std::lock_guard lock(mutex);
                numbers.push_back(number);
                stop = numbers.size() >= 50;
            });
        std::ranges::sort(numbers);
        std::vector<std::size_t> first(end - 10);
        std::iota(first.begin(), first.end(), 10);
        EXPECT_EQ(numbers, first);
        EXPECT_GE(numbers.size(), 50);
        EXPECT_LT(numbers.size(), 100);
    }
}

TEST(Run, StoppedBeforeItBeginsPlaysOneGame) {
    const std::atomic<bool> stop = true;
    int games = 0;
    EXPECT_EQ(on_threads({1, 5, 9}, 1, {&stop, {}}, [&](std::size_t, std::size_t) { ++games; }), 6);
    EXPECT_EQ(games, 1);
}

TEST(Run, TellsHowFarItHasCome) {
    std::vector<std::size_t> told;
    on_threads({1, 5, 9}, 1, {nullptr, [&](std::size_t begun) { told.push_back(begun); }},
               [](std::size_t, std::size_t) {});
    EXPECT_THAT(told, ::testing::ElementsAre(1, 2, 3, 4, 4));
}

TEST(Run, TellsInTheEndOfGamesThatOtherThreadsBegan) {
    std::vector<std::size_t> told;
    std::atomic_flag has_told;
    std::latch all(9);
    const auto progress = [&](std::size_t begun) {
        told.push_back(begun);
        has_told.test_and_set();
        has_told.notify_one();
        all.wait();
    };
    on_threads({1, 0, 9}, 2, {nullptr, progress}, [&](std::size_t thread, std::size_t) {
        all.count_down();
        if (thread == 1) {
            has_told.wait(false);
        }
    });
    EXPECT_LT(told.front(), 9);
    EXPECT_EQ(told.back(), 9);
}

TEST(Run, EndsWithTheErrorOfAGame) {
    const auto fail = [](std::size_t, std::size_t number) {
        if (number == 20) {
            throw std::runtime_error("disk full");
        }
    };
    for (const std::size_t threads : {1U, 4U}) {
        EXPECT_THROW(on_threads({1, 0, 100000}, threads, {}, fail), std::runtime_error);
    }
}

TEST(Match, IsPlayedByTheRandomPlayerToo) {
    chance::Stream stream(1);
    nim::State state(nim::Setup{10});
    std::map<int, int> taken;
    for (int i = 0; i < 3000; ++i) {
        ++taken[players::random_action(state, stream).pieces];
    }
    EXPECT_EQ(taken.size(), 3);
    for (const auto& [pieces, times] : taken) {
        EXPECT_NEAR(times, 1000, 130); // five standard deviations
    }
}

} // namespace
} // namespace pampas::simulation
