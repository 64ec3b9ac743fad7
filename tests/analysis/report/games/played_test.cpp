#include "analysis/balance/series.h"
#include "analysis/report/games/played.h"
#include "analysis/report/games/simulation.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using simulation::Pairing;

/// A report of some games, and what it was made of.
struct Reported {
    explicit Reported(Pairing pairing) : pairing_(pairing) {}

    std::string json(bool interrupted = false) const {
        return simulation_json({.game = game,
                                .bots = bots,
                                .seed = 7,
                                .pairing = pairing_,
                                .tally = tally,
                                .interrupted = interrupted});
    }

    rules::Game game{testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                     rules::ruleset_named("variant-1"), 3};
    std::vector<std::string> bots{"random", "greedy", "random"};
    balance::BoardTally tally =
        balance::play_series(game,
                             {.experiment = {.bots = bots, .dealing = {7, pairing_}}, .games = 9})
            .tally;

  private:
    Pairing pairing_;
};

TEST(Played, TellsWhatTheReportTells) {
    const Reported reported(Pairing::Rotated);
    const Played played = read_simulation(reported.json());
    EXPECT_EQ(played.ruleset, reported.game.rules().name);
    EXPECT_EQ(played.games, 9);
    EXPECT_EQ(played.seed, 7u);
    EXPECT_EQ(played.bots, reported.bots);
    EXPECT_TRUE(played.paired);
    EXPECT_FALSE(played.interrupted);
    EXPECT_TRUE(read_simulation(reported.json(true)).interrupted);
    EXPECT_EQ(played.rounds, reported.tally.seats().rounds().mean());

    ASSERT_EQ(played.seats.size(), 3u);
    const balance::SeatTally& seats = reported.tally.seats();
    const balance::DealTally& deals = reported.tally.deals();
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const PlayedSeat& of = played.seats[seat];
        EXPECT_EQ(of.win_rate, seats.wins(seat) / 9);
        EXPECT_EQ(of.win_interval, seats.win_interval(seat, deals.design_effect(seat)));
        EXPECT_EQ(of.points, seats.seats()[seat].points.mean());
        EXPECT_EQ(of.points_interval, deals.points_interval(seat));
        for (std::size_t category = 0; category < of.categories.size(); ++category) {
            EXPECT_EQ(of.categories[category], seats.category_mean(seat, category));
        }
    }
}

TEST(Played, TellsOfFairnessWhereTheGamesDo) {
    const Reported reported(Pairing::Rotated);
    const balance::Fairness expected = balance::fairness(reported.tally.deals(), 0.05);
    const auto fairness = read_simulation(reported.json()).fairness;
    ASSERT_TRUE(fairness);
    EXPECT_EQ(fairness->verdict, expected.verdict);
    EXPECT_EQ(fairness->tolerance, expected.tolerance);
    EXPECT_EQ(fairness->best, expected.best);
    EXPECT_EQ(fairness->worst, expected.worst);
    EXPECT_EQ(fairness->gap, expected.gap);
    EXPECT_EQ(fairness->gap_interval, expected.gap_interval);
    EXPECT_EQ(fairness->p_value, expected.p_value);
    EXPECT_FALSE(read_simulation(Reported(Pairing::Independent).json()).fairness) << "bots differ";
}

/// Whatever is left out or replaced, nothing but an `InputError` comes of it.
TEST(Played, RefusesWhatIsNoReport) {
    for (const char* text : {"", "{", "[]", "{}", "7", "null"}) {
        EXPECT_THROW(read_simulation(text), InputError) << text;
    }
    const auto whole = nlohmann::ordered_json::parse(Reported(Pairing::Rotated).json());
    const auto parts = whole.flatten();
    for (const auto& [key, value] : parts.items()) {
        for (const auto& other : {nlohmann::ordered_json("text"), nlohmann::ordered_json(99)}) {
            auto changed = whole;
            changed[nlohmann::ordered_json::json_pointer(key)] = other;
            try {
                const Played played = read_simulation(changed.dump());
                EXPECT_EQ(played.seats.size(), played.bots.size());
                EXPECT_LT(played.fairness->best, played.seats.size());
            } catch (const InputError&) {
            }
        }
    }
}

} // namespace
} // namespace pampas::report
