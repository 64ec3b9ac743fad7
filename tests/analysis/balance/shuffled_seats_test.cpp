#include "analysis/balance/verdict.h"
#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/run.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>

#include <numeric>

/// The verdict on real games, on a board where the first player has a clear advantage.
namespace pampas::balance {
namespace {

const rules::Game& unfair_game() {
    static const rules::Game game(testing::drawn_map({"mfgrs", "mfgrs"}),
                                  rules::ruleset_named("standard"), 4);
    return game;
}

enum class Seats { AsPlayed, Shuffled };

/// Tallies who won the games of a deal. `Shuffled` assigns the wins to seats at random.
class Watcher {
  public:
    Watcher(Seats seats, std::uint64_t seed) : seats_(seats), stream_(seed, 1'000'000) {}

    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State&, int, const rules::Action&, const rules::Outcome&) {}
    void end(const rules::State& state) {
        std::vector<std::size_t> order(4);
        std::iota(order.begin(), order.end(), 0);
        if (seats_ == Seats::Shuffled) {
            chance::shuffle(order, stream_);
        }
        const WinParts wins = win_parts(state);
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            wins_[order[seat]] += wins[seat];
        }
        if (++games_ % 4 == 0) {
            tally.add_deal(wins_, wins_);
            wins_.assign(4, 0);
        }
    }

    DealTally tally{4, 4};

  private:
    Seats seats_;
    chance::Stream stream_;
    int games_ = 0;
    WinParts wins_ = WinParts(4);
};

/// Whether the verdict on one run of paired games is biased at any look.
bool is_biased(Seats seats, std::uint64_t seed, std::size_t games) {
    const std::vector<std::string> bots{"random"};
    const players::Lineup lineup(bots, 4);
    std::vector<Watcher> watcher(1, Watcher(seats, seed));
    for (std::size_t first = 0; first < games; first += 100) {
        simulation::play_deals(unfair_game(), lineup, {seed, simulation::Pairing::Rotated},
                               {first / 4, first / 4 + 25}, std::span(watcher));
        if (verdict(watcher.front().tally, 0.05) == Verdict::Biased) {
            return true;
        }
    }
    return false;
}

int biased_runs(Seats seats, int runs, std::size_t games) {
    int result = 0;
    for (int run = 1; run <= runs; ++run) {
        result += is_biased(seats, static_cast<std::uint64_t>(run), games) ? 1 : 0;
    }
    return result;
}

TEST(ShuffledSeatsInManyRuns, AreCalledBiasedInFiveOf100RunsAtMost) {
    EXPECT_LE(biased_runs(Seats::Shuffled, 100, 3000), 5);
}

TEST(ShuffledSeatsInManyRuns, WouldAllBeCalledBiasedIfLeftAsPlayed) {
    EXPECT_EQ(biased_runs(Seats::AsPlayed, 20, 2500), 20);
}

} // namespace
} // namespace pampas::balance
