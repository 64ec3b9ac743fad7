#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/match.h"
#include "tests/engine/drawn_map.h"

#include <gtest/gtest.h>

#include <array>

namespace pampas::players {
namespace {

/// What each of two seats did in some games.
class BanWatcher {
  public:
    void begin(std::size_t, const rules::Setup&) {}
    void see(const rules::State& state, int seat, const rules::Action& action,
             const rules::Outcome&) {
        auto& counts = counts_[static_cast<std::size_t>(seat)];
        ++counts.kinds[static_cast<std::size_t>(action.kind)];
        if (action.kind == rules::ActionKind::PlayAnimal) {
            ++counts.species[action.item];
            const auto cell = static_cast<rules::Cell>(action.place);
            for (const std::uint16_t market : state.position().board().markets_at(cell)) {
                ++counts.markets[market];
            }
        }
    }
    void end(const rules::State&) {}

    struct Counts {
        std::array<int, rules::action_kinds> kinds{};
        std::array<int, rules::species_names.size()> species{};
        std::array<int, 8> markets{};
    };
    const Counts& of(std::size_t seat) const { return counts_[seat]; }

  private:
    std::array<Counts, 2> counts_{};
};

BanWatcher games_with(const Ban& ban) {
    const rules::Game game(testing::drawn_map({".$..f..m..$", "mm..ff.....", "..g....w..g",
                                               ".gg.rr.$..g", "ss........."}),
                           rules::ruleset_named("standard"), 2);
    const std::string greedy = "greedy";
    Lineup lineup({&greedy, 1}, 2);
    lineup.forbid(1, ban);
    BanWatcher watcher;
    for (std::size_t number = 0; number < 30; ++number) {
        simulation::play_match(game, lineup, {3}, number, watcher);
    }
    return watcher;
}

TEST(PlayersWithABan, NeverDoWhatIsForbidden) {
    using enum rules::ActionKind;
    for (const auto kind : {Harvest, BuyHacienda, BuyWater}) {
        const BanWatcher watcher = games_with({.kind = kind});
        const auto number = static_cast<std::size_t>(kind);
        EXPECT_EQ(watcher.of(1).kinds[number], 0);
        EXPECT_GT(watcher.of(0).kinds[number], 0) << "others do as they like";
    }
    for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
        const BanWatcher watcher = games_with({.species = static_cast<rules::Species>(number)});
        EXPECT_EQ(watcher.of(1).species[number], 0);
        EXPECT_GT(watcher.of(0).species[number], 0);
    }
}

TEST(PlayersWithABan, ComeToOtherMarkets) {
    for (std::size_t market = 0; market < 3; ++market) {
        const BanWatcher watcher = games_with({.market = market});
        EXPECT_EQ(watcher.of(1).markets[market], 0);
        EXPECT_GT(watcher.of(1).markets[(market + 1) % 3], 0);
        EXPECT_GT(watcher.of(0).markets[market], 0);
    }
}

} // namespace
} // namespace pampas::players
