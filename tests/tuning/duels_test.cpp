#include "engine/chance/stream.h"
#include "engine/formats/format.h"
#include "tests/tuning/duels.h"

#include <gtest/gtest.h>

namespace pampas::tuning {
namespace {

const Arena& two_corrals() {
    static const Arena arena(std::array{formats::bundled_map("two-corrals")});
    return arena;
}

double mean_wins(std::span<const DuelResult> duels) {
    double sum = 0;
    for (const DuelResult& duel : duels) {
        sum += duel.wins;
    }
    return sum / static_cast<double>(duels.size());
}

/// A style that values nothing but pesos.
players::EvaluationWeights miser() {
    return players::read_style(R"({"name": "miser", "markets": 0, "land": 0, "herds": 0})");
}

TEST(Duels, OfOneStyleAreEven) {
    const auto same = players::balanced();
    for (const DuelResult& duel : two_corrals().duels(players::balanced(), same, 3, 0, 6, 2)) {
        EXPECT_NEAR(duel.wins, 0.5, 1e-9);
        EXPECT_NEAR(duel.near_wins, 0.5, 1e-9);
    }
}

TEST(Duels, AreTheSameOnAnyNumberOfThreads) {
    const auto one = two_corrals().duels(players::balanced(), miser(), 3, 2, 6, 1);
    const auto two = two_corrals().duels(players::balanced(), miser(), 3, 2, 6, 2);
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].wins, two[i].wins);
        EXPECT_EQ(one[i].near_wins, two[i].near_wins);
    }
}

TEST(Duels, AreWonByWhoPlaysBetter) {
    const auto won = two_corrals().duels(players::balanced(), miser(), 1, 0, 10, 2);
    const auto lost = two_corrals().duels(miser(), players::balanced(), 1, 0, 10, 2);
    EXPECT_GT(mean_wins(won), 0.75);
    EXPECT_NEAR(mean_wins(won) + mean_wins(lost), 1, 1e-9);
}

TEST(Tuning, ChangesWeightsWithinTheirRanges) {
    auto start = miser();
    start.nearness = 0.99;
    const auto found = tuned(two_corrals(), start, {.steps = 6, .duels = 1, .threads = 2});
    EXPECT_NE(found, start);
    for (const players::Weight& weight : players::all_weights()) {
        EXPECT_EQ(found.*weight.member == 0, start.*weight.member == 0) << weight.name;
        EXPECT_GE(found.*weight.member, weight.least) << weight.name;
        EXPECT_LE(found.*weight.member, weight.most) << weight.name;
    }
}

/// Duels that the first style wins with a chance of `percent`.
std::vector<DuelResult> drawn(std::size_t count, std::size_t percent, std::uint64_t seed) {
    chance::Stream stream(seed);
    std::vector<DuelResult> duels(count);
    for (DuelResult& duel : duels) {
        for (int game = 0; game < 4; ++game) {
            duel.wins += stream.below(100) < percent ? 0.25 : 0;
        }
    }
    return duels;
}

TEST(Acceptance, TellsWhoIsStronger) {
    EXPECT_EQ(acceptance(drawn(4000, 55, 1)), Acceptance::Stronger);
    EXPECT_EQ(acceptance(drawn(4000, 47, 1)), Acceptance::NotStronger);
    EXPECT_EQ(acceptance(drawn(20, 52, 1)), Acceptance::Open);
}

TEST(Acceptance, RarelyCallsAnEqualOneStronger) {
    int wrong = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto all = drawn(1500, 50, seed);
        for (std::size_t look = 100; look <= all.size(); look += 100) {
            if (acceptance(std::span(all).first(look)) == Acceptance::Stronger) {
                ++wrong;
                break;
            }
        }
    }
    EXPECT_LE(wrong, 18); // of 200; 10 on average at most
}

} // namespace
} // namespace pampas::tuning
