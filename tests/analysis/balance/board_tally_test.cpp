#include "analysis/balance/board_tally.h"
#include "engine/players/lineup.h"
#include "engine/simulation/run.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>

namespace pampas::balance {
namespace {

using hex::Coordinate;

/// Shows games to a tally, and counts them again from the actions alone.
class Counting {
  public:
    explicit Counting(const rules::Game& game) : game_(&game), tally_(game) {}

    void begin(std::size_t, const rules::Setup&) {
        covered_.assign(game_->board().cells(), false);
        reached_.assign(game_->board().markets().size(), false);
    }
    void see(const rules::State& state, int, const rules::Action& action,
             const rules::Outcome& outcome) {
        tally_.see(state, action, outcome);
        using enum rules::ActionKind;
        actions += action.kind != EndTurn;
        if (action.kind == PlayLand || action.kind == PlayAnimal) {
            covered_[action.cell()] = true;
        } else if (action.kind == BuyWater) {
            for (const rules::Cell cell : game_->board().placements()[action.place].spaces()) {
                covered_[cell] = true;
            }
        }
        if (action.kind == PlayAnimal) {
            income += outcome.income;
            note_markets(game_->board().at(action.cell()));
        }
    }
    void end(const rules::State& state) {
        tally_.end(state);
        used += std::ranges::count(covered_, true);
        reached += std::ranges::count(reached_, true);
    }

    const BoardTally& tally() const { return tally_; }

    std::int64_t actions = 0;
    std::int64_t income = 0;  ///< paid by markets
    std::int64_t used = 0;    ///< spaces taken at the end, summed over games
    std::int64_t reached = 0; ///< markets that an animal reached, summed over games

  private:
    void note_markets(Coordinate at) {
        const auto& grid = game_->board().map().grid();
        for (std::size_t market = 0; market < reached_.size(); ++market) {
            for (const Coordinate near : grid.neighbours(game_->board().markets()[market])) {
                reached_[market] = reached_[market] || near == at;
            }
        }
    }

    const rules::Game* game_;
    BoardTally tally_;
    std::vector<bool> covered_;
    std::vector<bool> reached_;
};

std::int64_t all_pesos(const BoardTally& tally) {
    std::int64_t sum = 0;
    for (const MarketFigures& market : tally.markets()) {
        sum += market.pesos;
    }
    return sum;
}

std::int64_t all_reached(const BoardTally& tally) {
    std::int64_t sum = 0;
    for (const MarketFigures& market : tally.markets()) {
        sum += market.reached;
    }
    return sum;
}

std::int64_t all_used(const BoardTally& tally) {
    std::int64_t sum = 0;
    for (const std::int64_t games : tally.used()) {
        sum += games;
    }
    return sum;
}

class BoardTallyOfGames : public ::testing::TestWithParam<std::string> {};

TEST_P(BoardTallyOfGames, CountsActionsMarketsAndSpaces) {
    // Markets side by side and a space beside three of them; undecided land; water.
    const map::Map map = testing::drawn_map({"m.$$..", ".l.$.f", "w..l..", "s.gr.$"});
    const rules::Ruleset rules = rules::ruleset_named(GetParam());
    const rules::Game game(map, rules, rules.least_players);
    const std::vector<std::string> bots{"random"};
    std::vector<Counting> watchers(3, Counting(game));
    simulation::play_deals(game, players::Lineup(bots, game.players()), {3}, {0, 60},
                           std::span(watchers));
    BoardTally all(game);
    Counting sums(game);
    for (const Counting& watcher : watchers) {
        all.add(watcher.tally());
        sums.actions += watcher.actions;
        sums.income += watcher.income;
        sums.used += watcher.used;
        sums.reached += watcher.reached;
    }
    EXPECT_EQ(all.seats().games(), 60);
    EXPECT_EQ(all.actions(), sums.actions);
    EXPECT_EQ(all_pesos(all), sums.income);
    EXPECT_EQ(all_reached(all), sums.reached);
    EXPECT_EQ(all_used(all), sums.used);
    EXPECT_GT(sums.income, 0);
    EXPECT_GT(sums.reached, 0);
}

INSTANTIATE_TEST_SUITE_P(Rulesets, BoardTallyOfGames,
                         ::testing::Values("standard", "variant-1", "variant-2", "crucible"));

} // namespace
} // namespace pampas::balance
