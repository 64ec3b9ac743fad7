#include "analysis/balance/scoring_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <functional>
#include <numeric>

namespace pampas::balance {
namespace {

using testing::NotedGame;

std::vector<const NotedGame*> with_interim() {
    std::vector<const NotedGame*> games;
    for (const NotedGame& game : testing::crowded_games().games()) {
        if (game.end().scorings().size() == 2) {
            games.push_back(&game);
        }
    }
    return games;
}

TEST(ScoringTally, AddsUpBothScorings) {
    const ScoringTally& tally = testing::crowded_games().tally().scorings();
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        std::int64_t of_winners = 0;
        for (std::size_t seat = 0; seat < 3; ++seat) {
            std::int64_t interim = 0;
            std::int64_t final = 0;
            for (const NotedGame& game : testing::crowded_games().games()) {
                const auto scorings = game.end().scorings();
                const int points = scorings.back().scores[seat].categories()[category];
                final += points;
                of_winners += game.won(static_cast<int>(seat)) ? points : 0;
                interim +=
                    scorings.size() == 2 ? scorings[0].scores[seat].categories()[category] : 0;
            }
            EXPECT_EQ(tally.interim().seat_sum(seat, category), interim);
            EXPECT_EQ(tally.final().seat_sum(seat, category), final);
        }
        EXPECT_EQ(tally.final().winner_sum(category), of_winners);
    }
    EXPECT_EQ(tally.interim().seat_rows(0), std::ssize(testing::crowded_games().games()));
}

TEST(ScoringTally, KnowsTheRoundsOfInterimScorings) {
    const ScoringTally& tally = testing::crowded_games().tally().scorings();
    const auto games = with_interim();
    ASSERT_GT(games.size(), 10);
    EXPECT_EQ(tally.interim_rounds().count(), std::ssize(games));
    double rounds = 0;
    for (const NotedGame* game : games) {
        rounds += game->end().scorings()[0].round;
    }
    EXPECT_DOUBLE_EQ(tally.interim_rounds().mean(), rounds / static_cast<double>(games.size()));
}

/// Leaders after the interim scoring, with how far they are ahead.
struct Leader {
    int lead;
    double win;
};

/// Enough games for leads to be shared now and then.
const testing::Noter& many_games() {
    static const testing::Noter noter = testing::noted_games(testing::crowded_game(), 300, true);
    return noter;
}

void add_leaders(std::vector<Leader>& leaders, const NotedGame& game) {
    const auto& scores = game.end().scorings()[0].scores;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        int best_other = -1000;
        for (std::size_t other = 0; other < 3; ++other) {
            best_other = other == seat ? best_other : std::max(best_other, scores[other].total());
        }
        if (const int lead = scores[seat].total() - best_other; lead >= 0) {
            leaders.push_back({lead, game.win(static_cast<int>(seat))});
        }
    }
}

std::vector<Leader> all_leaders() {
    std::vector<Leader> leaders;
    for (const NotedGame& game : many_games().games()) {
        if (game.end().scorings().size() == 2) {
            add_leaders(leaders, game);
        }
    }
    return leaders;
}

void expect_rate(const WinRate& rate, const std::function<bool(int)>& counts) {
    std::int64_t players = 0;
    double wins = 0;
    for (const Leader& leader : all_leaders()) {
        players += counts(leader.lead) ? 1 : 0;
        wins += counts(leader.lead) ? leader.win : 0;
    }
    ASSERT_EQ(rate.players(), players);
    ASSERT_GT(players, 0);
    EXPECT_NEAR(rate.rate(), wins / static_cast<double>(players), 1e-12);
}

TEST(ScoringTally, TellsHowOftenLeadersWin) {
    const ScoringTally& tally = many_games().tally().scorings();
    expect_rate(tally.sole_leaders(), [](int lead) { return lead > 0; });
    for (std::size_t i = 0; i < ScoringTally::leads.size(); ++i) {
        expect_rate(tally.leaders()[i], [range = ScoringTally::leads[i]](int lead) {
            return range.least <= lead && lead <= range.most;
        });
    }
}

TEST(ScoringTally, CountsNoLeadWithoutAnInterimScoring) {
    const rules::Game game(testing::crowded_map(), rules::ruleset_named("variant-2"), 3);
    const testing::Noter noter = testing::noted_games(game, 3);
    EXPECT_EQ(noter.tally().scorings().interim_rounds().count(), 0);
    EXPECT_EQ(noter.tally().scorings().sole_leaders().players(), 0);
}

} // namespace
} // namespace pampas::balance
