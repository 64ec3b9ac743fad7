#include "engine/simulation/random_action.h"
#include "engine/simulation/run.h"
#include "tests/engine/simulation/nim.h"

#include <gmock/gmock.h>

#include <atomic>
#include <future>
#include <map>
#include <mutex>
#include <numeric>
#include <stdexcept>
#include <utility>

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

std::map<std::size_t, std::vector<int>> played(std::uint64_t seed, DealRange deals,
                                               std::size_t threads) {
    std::vector<Moves> watchers(threads);
    EXPECT_EQ(play_deals(nim::Game(), nim::Player(), {seed}, deals, std::span(watchers)),
              deals.end);
    std::map<std::size_t, std::vector<int>> all;
    for (Moves& watcher : watchers) {
        all.merge(watcher.games);
    }
    return all;
}

TEST(Run, PlaysTheSameGamesOnAnyNumberOfThreads) {
    const auto alone = played(7, {0, 300}, 1);
    EXPECT_EQ(alone.size(), 300);
    EXPECT_EQ(played(7, {0, 300}, 2), alone);
    EXPECT_EQ(played(7, {0, 300}, 8), alone);
    EXPECT_NE(played(8, {0, 300}, 1), alone);
}

TEST(Run, PlaysEachGameByItsNumberAlone) {
    auto alone = played(7, {0, 300}, 1);
    auto pieces = played(7, {0, 120}, 2);
    pieces.merge(played(7, {120, 300}, 2));
    EXPECT_EQ(pieces, alone);
}

TEST(Run, StoppedEarlyHasPlayedTheFirstDeals) {
    for (const std::size_t threads : {1U, 2U, 8U}) {
        std::stop_source stop;
        std::mutex mutex;
        std::vector<std::size_t> numbers;
        const auto play = [&](std::size_t, std::size_t number) -> std::size_t {
            const std::lock_guard lock(mutex);
            numbers.push_back(number);
            if (numbers.size() >= 50) {
                stop.request_stop();
            }
            return 1;
        };
        const std::size_t end = on_threads({10, 100000}, threads, {stop.get_token()}, play);
        std::ranges::sort(numbers);
        std::vector<std::size_t> first(end - 10);
        std::iota(first.begin(), first.end(), 10);
        EXPECT_EQ(numbers, first);
        EXPECT_GE(numbers.size(), 50);
        EXPECT_LT(numbers.size(), 50 + threads) << "each thread may have begun one more";
    }
}

TEST(Run, StoppedBeforeItBeginsPlaysOneDeal) {
    std::stop_source stop;
    stop.request_stop();
    std::size_t deals = 0;
    const auto play = [&](std::size_t, std::size_t) { return ++deals; };
    EXPECT_EQ(on_threads({5, 9}, 1, {stop.get_token()}, play), 6);
    EXPECT_EQ(deals, 1);
}

TEST(Run, TellsOfEachGameOnce) {
    std::vector<std::size_t> told;
    on_threads({5, 9}, 1, {Stop(), [&](const RunState& state) { told.push_back(state.done); }},
               [](std::size_t, std::size_t number) { return number; });
    EXPECT_THAT(told, ::testing::ElementsAre(5, 11, 18, 26));
}

TEST(Run, TellsInTheEndOfGamesThatOtherThreadsPlayed) {
    std::size_t told = 0;
    std::promise<void> has_told;
    std::promise<void> all_played;
    const std::shared_future<void> after_telling = has_told.get_future().share();
    std::atomic<int> played = 0;
    const auto tell = [&, first = true](const RunState& state) mutable {
        told = state.done;
        if (std::exchange(first, false)) {
            EXPECT_LT(told, 9);
            has_told.set_value();
            all_played.get_future().wait();
        }
    };
    on_threads({0, 9}, 2, RunControl(Stop(), tell), [&](std::size_t thread, std::size_t) {
        if (++played == 9) {
            all_played.set_value();
        }
        if (thread == 1) {
            after_telling.wait();
        }
        return 1;
    });
    EXPECT_EQ(told, 9);
}

TEST(Run, GathersResultsInTheOrderOfDeals) {
    struct Result {
        std::size_t deal = 0;
        std::size_t games() const { return 3; }
    };
    for (const std::size_t threads : {1U, 4U}) {
        const RunControl control;
        const auto results =
            deal_results({5, 105}, threads, control, [](std::size_t deal) { return Result{deal}; });
        EXPECT_EQ(control.state().done, 300);
        ASSERT_EQ(results.size(), 100);
        for (std::size_t i = 0; i < results.size(); ++i) {
            EXPECT_EQ(results[i].deal, i + 5);
        }
    }
}

TEST(Run, EndsAtOnceWithoutAResult) {
    for (const std::size_t threads : {1U, 4U}) {
        const Stop stop;
        const auto play = [&](std::size_t, std::size_t number) -> std::size_t {
            if (number == 20) {
                stop.request(End::AtOnce);
            }
            return 1;
        };
        EXPECT_THROW(on_threads({0, 100000}, threads, stop, play), Abandoned);
    }
}

TEST(Run, EndsWithTheErrorOfAGame) {
    const auto fail = [](std::size_t, std::size_t number) -> std::size_t {
        if (number == 20) {
            throw std::runtime_error("disk full");
        }
        return 1;
    };
    for (const std::size_t threads : {1U, 4U}) {
        EXPECT_THROW(on_threads({0, 100000}, threads, {}, fail), std::runtime_error);
    }
}

TEST(Match, IsPlayedByTheRandomPlayerToo) {
    chance::Stream stream(1);
    nim::State state(nim::Setup{10});
    std::map<int, int> taken;
    for (int i = 0; i < 3000; ++i) {
        ++taken[simulation::random_action(state, stream).pieces];
    }
    EXPECT_EQ(taken.size(), 3);
    for (const auto& [pieces, times] : taken) {
        EXPECT_NEAR(times, 1000, 130); // five standard deviations
    }
}

} // namespace
} // namespace pampas::simulation
