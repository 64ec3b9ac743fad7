#include "analysis/balance/scoring_tally.h"
#include "tests/analysis/balance/noted_games.h"

#include <gmock/gmock.h>

#include <cmath>
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
    std::int64_t winners = 0;
    for (const NotedGame& game : testing::crowded_games().games()) {
        winners += (game.won(0) ? 1 : 0) + (game.won(1) ? 1 : 0) + (game.won(2) ? 1 : 0);
    }
    EXPECT_EQ(tally.final().winner_rows(), winners);
    EXPECT_EQ(tally.interim().winner_rows(), winners);
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

/// A leader after the interim scoring, with the lead in points.
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

/// What a scoring after each of the seat's turns would give it.
std::vector<rules::Score> scores_of_turns(const testing::NotedGame& game, int seat) {
    std::vector<rules::Score> scores;
    for (const testing::NotedStep& step : game.steps) {
        if (step.seat == seat && step.action.kind == rules::ActionKind::EndTurn) {
            scores.push_back(step.after.score(seat));
        }
    }
    return scores;
}

/// The points in a category after a share of the turns, summed over games.
double sum_after(double share, std::size_t category, int seat, bool winners_only) {
    double sum = 0;
    for (const testing::NotedGame& game : testing::crowded_games().games()) {
        const auto scores = scores_of_turns(game, seat);
        const double turn = std::ceil(share * static_cast<double>(scores.size()) - 1e-9);
        if (!winners_only || game.won(seat)) {
            sum += scores[static_cast<std::size_t>(turn) - 1].categories()[category];
        }
    }
    return sum;
}

TEST(CourseTally, AddsUpPositionsAfterTenthsOfTheTurns) {
    const PlayerSums& points = testing::crowded_games().tally().course().points();
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        const double share = static_cast<double>(step + 1) / CourseTally::steps;
        for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
            const std::size_t figure = CourseTally::figure(step, category);
            double winners = 0;
            for (int seat = 0; seat < 3; ++seat) {
                const auto found = points.seat_sum(static_cast<std::size_t>(seat), figure);
                EXPECT_EQ(static_cast<double>(found), sum_after(share, category, seat, false));
                winners += sum_after(share, category, seat, true);
            }
            EXPECT_EQ(static_cast<double>(points.winner_sum(figure)), winners);
        }
    }
    EXPECT_EQ(points.seat_rows(0), std::ssize(testing::crowded_games().games()));
}

/// The sole leader after each whole round of a game, in order. Rounds with a shared lead are left
/// out.
std::vector<int> leaders(const testing::NotedGame& game) {
    std::vector<int> result;
    std::vector<int> points;
    for (const testing::NotedStep& step : game.steps) {
        if (step.action.kind != rules::ActionKind::EndTurn) {
            continue;
        }
        points.push_back(step.after.score(step.seat).total());
        if (points.size() == 3) {
            for (int seat = 0; seat < 3; ++seat) {
                const auto number = static_cast<std::size_t>(seat);
                if (points[number] > points[(number + 1) % 3] &&
                    points[number] > points[(number + 2) % 3]) {
                    result.push_back(seat);
                }
            }
            points.clear();
        }
    }
    return result;
}

TEST(CourseTally, CountsHowOftenAnotherComesToLead) {
    double changes = 0;
    for (const testing::NotedGame& game : testing::crowded_games().games()) {
        const auto led = leaders(game);
        for (std::size_t i = 1; i < led.size(); ++i) {
            changes += led[i] != led[i - 1] ? 1 : 0;
        }
    }
    const auto& tally = testing::crowded_games().tally().course().lead_changes();
    EXPECT_GT(changes, 0);
    EXPECT_EQ(tally.count(), std::ssize(testing::crowded_games().games()));
    EXPECT_DOUBLE_EQ(tally.mean() * static_cast<double>(tally.count()), changes);
}

rules::Game game_without_land(int pesos) {
    rules::Ruleset rules = rules::ruleset_named("standard");
    rules.start_pesos = pesos;
    return {testing::drawn_map({"-"}), rules, 2};
}

rules::State start_of(const rules::Game& game) {
    chance::Stream stream(1, 0);
    return game.set_up(stream);
}

TEST(CourseTally, LooksAtTheLastRound) {
    const rules::Game poor = game_without_land(20);
    const rules::Game rich = game_without_land(50);
    CourseTally tally(2);
    for (const rules::Game* turn : {&rich, &poor, &poor, &rich}) {
        tally.see(start_of(*turn), rules::Action::end_turn());
    }
    EXPECT_EQ(tally.lead_changes_in_game(), 1);
    EXPECT_EQ(tally.most_behind_in_game({60, 0}),
              start_of(rich).score(0).total() - start_of(poor).score(0).total());
}

TEST(CourseTally, LooksAtGamesThatEndWithinARound) {
    // No action is possible: every seat passes, which ends the game.
    const rules::Game game = game_without_land(20);
    CourseTally tally(2);
    tally.see(start_of(game), rules::Action::end_turn());
    tally.end({60, 0}); // only the first seat had a turn
    EXPECT_EQ(tally.points().seat_rows(1), 1);
    const std::size_t money = CourseTally::figure(0, 5);
    EXPECT_EQ(tally.points().seat_sum(0, money), 2); // 20 pesos
    EXPECT_EQ(tally.points().seat_sum(1, money), 0);
}

} // namespace

} // namespace pampas::balance
