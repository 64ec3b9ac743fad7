#include "analysis/report/games/again.h"
#include "analysis/report/games/parting.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::report {
namespace {

using wording::Playback;

map::Map rivers_with(const char* first_row = "mfgrs.$") {
    return testing::drawn_map({first_row, ".......", "...w...", "......m"});
}

GamesSummary games_at_rivers() {
    const rules::Game game(rivers_with(), rules::ruleset_named("standard"), 2);
    const balance::SeriesPlan plan{.experiment = balance::usual_experiment({"random", "greedy"}),
                                   .games = 10};
    return summary_of(game, plan, balance::play_series(game, plan));
}

/// Whether two actions are the same on any boards without water tiles.
bool alike(const Playback& one, const Playback& other, std::size_t number) {
    const auto spaces = [](const Playback& of, const wording::Step& step) {
        const rules::Board& board = of.game().board();
        std::vector<hex::Coordinate> result;
        for (const auto cell : {step.action.cell(), step.action.from}) {
            const bool is_at = step.action.kind != rules::ActionKind::EndTurn &&
                               !rules::shows_card(step.action) && cell != rules::no_cell;
            if (is_at && step.action.kind != rules::ActionKind::BuyWater) {
                result.push_back(board.at(cell));
            }
        }
        if (step.action.kind == rules::ActionKind::BuyWater) {
            for (const auto cell : board.placements()[step.action.place].spaces()) {
                result.push_back(board.at(cell));
            }
        }
        return result;
    };
    const auto& a = one.step(number);
    const auto& b = other.step(number);
    return a.seat == b.seat && a.action.kind == b.action.kind && a.action.item == b.action.item &&
           a.outcome.income == b.outcome.income &&
           (!rules::shows_card(a.action) || a.outcome.card == b.outcome.card) &&
           spaces(one, a) == spaces(other, b);
}

TEST(FirstDifference, IsTheFirstActionThatIsNotAlike) {
    const GamesSummary summary = games_at_rivers();
    std::size_t late = 0;
    for (const char* row : {"mfgr..$", "mfgrs$.", ".fgrs.$"}) {
        for (std::size_t number = 0; number < 10; ++number) {
            const auto before = play_on(rivers_with(), summary, number);
            const auto after = play_on(rivers_with(row), summary, number);
            const auto first = first_difference(before.playback, after.playback);
            const std::size_t common =
                std::min(before.playback.actions(), after.playback.actions());
            std::size_t expected = 1;
            while (expected <= common && alike(before.playback, after.playback, expected)) {
                ++expected;
            }
            if (expected > common && before.playback.actions() == after.playback.actions()) {
                EXPECT_EQ(first, std::nullopt);
            } else {
                EXPECT_EQ(first, expected) << row << number;
                late += expected > 1 ? 1 : 0;
            }
            EXPECT_TRUE(are_dealt_alike(before.playback, after.playback));
        }
    }
    EXPECT_GT(late, 0U);
}

TEST(FirstDifference, LooksAtSpacesWhateverTheirNumbers) {
    const GamesSummary summary = games_at_rivers();
    map::Map larger(hex::Grid{9, 6, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}, map::Space::Void);
    const map::Map map = rivers_with();
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Coordinate at = map.grid().coordinate(offset);
        larger.set(at, map.at(at));
    }
    const auto before = play_on(map, summary, 4);
    EXPECT_EQ(first_difference(before.playback, play_on(larger, summary, 4).playback),
              std::nullopt);
    EXPECT_EQ(play_on(map, summary, 4).playback.actions(),
              play_again(map, summary, 4).playback.actions());
}

TEST(FirstDifference, MayComeFromOtherCards) {
    const GamesSummary summary = games_at_rivers();
    const auto before = play_on(rivers_with(), summary, 0);
    EXPECT_FALSE(
        are_dealt_alike(before.playback, play_on(rivers_with("llgrs.$"), summary, 0).playback));
}

} // namespace
} // namespace pampas::report
