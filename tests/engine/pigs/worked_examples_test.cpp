// The examples in the text of the rules.
#include "engine/pigs/sharing.h"
#include "engine/pigs/state.h"

#include <gtest/gtest.h>

#include <vector>

namespace pampas::pigs {
namespace {

using enum ActionKind;

/// An edition whose cards all have these limits and no effect.
Edition edition_with(std::array<int, tasks> limits) {
    Edition edition = usual_edition();
    for (Card& card : edition.cards) {
        card.limits = limits;
        card.effect = {};
    }
    return edition;
}

constexpr std::array<int, tasks> eight{8, 8, 8, 8};

/// A game in progress that tests play.
class Table {
  public:
    explicit Table(const Edition& edition, int players)
        : game_(edition, {}, players), state_(started(game_)) {}

    State& operator*() { return state_; }
    State* operator->() { return &state_; }
    Outcome play(const Action& action) {
        EXPECT_TRUE(state_.allows(action));
        return state_.apply(action);
    }
    /// All seats end what they may do in this phase.
    void all_done() {
        const Phase phase = state_.phase();
        while (state_.phase() == phase && !state_.over()) {
            play(Action::done());
        }
    }
    /// All seats choose, from the first player on.
    void choose(const std::vector<Task>& chosen) {
        for (const Task task : chosen) {
            Action action = Action::of(Choose, task);
            if (state_.neutral_holder() == state_.seat()) {
                action.neutral = neutral;
            }
            play(action);
        }
    }

    std::uint8_t neutral = 1 + static_cast<std::uint8_t>(Task::Sell);

  private:
    static State started(const Game& game) {
        chance::Stream stream(1);
        return game.start(game.deal(stream));
    }

    Game game_;
    State state_;
};

void buy(Table& table, Size size, int times = 1) {
    for (; times > 0; --times) {
        table.play(Action::of(BuyPig, size));
    }
}

TEST(WorkedPigs, FivePurchasesFor24Of45Dollars) {
    Table table(usual_edition(), 3);
    EXPECT_EQ(table->points(0), 45);
    buy(table, Size::Small, 2);
    buy(table, Size::Medium);
    table.play(Action::of(BuyItem, Item::Vaccine));
    table.play(Action::of(BuyItem, Item::Supplement));
    EXPECT_EQ(table->points(0), 21);
    EXPECT_EQ(table->seat(), 1);
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{0, 2, 1, 0}));
}

TEST(WorkedPigs, EightFeedingsAreSharedClockwise) {
    const auto feeders = [](int count) {
        Tiles tiles{.players = 3, .first = 0};
        for (int seat = 0; seat < 3; ++seat) {
            tiles.own[index(seat)] = seat < count ? 1 : 2;
        }
        const auto all = shares(tiles, eight);
        return std::vector(all.begin(), all.begin() + count);
    };
    EXPECT_EQ(feeders(1), (std::vector{8}));
    EXPECT_EQ(feeders(2), (std::vector{4, 4}));
    EXPECT_EQ(feeders(3), (std::vector{3, 3, 2}));
}

TEST(WorkedPigs, TheRestOfAShareGoesToTheFirstClockwise) {
    const auto all = shares({.players = 3, .first = 2, .own = {1, 1, 1}}, eight);
    EXPECT_EQ(all[2], 3);
    EXPECT_EQ(all[0], 3);
    EXPECT_EQ(all[1], 2);
}

TEST(WorkedPigs, TwoDollarsForTwoFeedingsNotTaken) {
    Table table(edition_with(eight), 2);
    buy(table, Size::Baby, 3);
    table.all_done();
    table.choose({Task::Feed, Task::Feed}); // and a neutral tile elsewhere
    EXPECT_EQ(table->share(0), 4);
    table.play(Action::of(Feed, Size::Baby));
    table.play(Action::of(Feed, Size::Baby));
    const int before = table->points(0);
    EXPECT_EQ(table.play(Action::done()).dollars, 2);
    EXPECT_EQ(table->points(0), before + 2);
}

TEST(WorkedPigs, APigIsFedOnceATurn) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Small);
    table.all_done();
    table.choose({Task::Feed, Task::Buy, Task::Buy});
    table.play(Action::of(Feed, Size::Small));
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{0, 0, 1, 0}));
    EXPECT_FALSE(table->allows(Action::of(Feed, Size::Medium)));
}

TEST(WorkedPigs, ASupplementIsAnotherSize) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Small, 2);
    table.play(Action::of(BuyItem, Item::Supplement));
    table.all_done();
    table.choose({Task::Feed, Task::Buy, Task::Buy});
    table.play(Action::of(Feed, Size::Small, false, true));
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{0, 1, 0, 1}));
    EXPECT_EQ(table->farm(0).items[index(Item::Supplement)], 0);
    EXPECT_EQ(table->market().items[index(Item::Supplement)], 25);
}

TEST(WorkedPigs, ABigPigHasABabyOnceATurn) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Big);
    table.all_done();
    table.choose({Task::Mate, Task::Buy, Task::Buy});
    table.play(Action::of(Mate, Size::Big));
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{1, 0, 0, 1}));
    EXPECT_FALSE(table->allows(Action::of(Mate, Size::Big)));
    EXPECT_FALSE(table->allows(Action::of(Mate, Size::Baby)));
}

TEST(WorkedPigs, AnAmuletBringsASmallPig) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Medium);
    table.play(Action::of(BuyItem, Item::Amulet));
    table.all_done();
    table.choose({Task::Mate, Task::Buy, Task::Buy});
    table.play(Action::of(Mate, Size::Medium, false, true));
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{0, 1, 1, 0}));
}

TEST(WorkedPigs, SeasonOfLoveBringsABabyForEachPairOfAdults) {
    Edition edition = edition_with(eight);
    for (Card& card : edition.cards) {
        card.effect.babies_a_pair = 1;
    }
    Table table(edition, 3);
    buy(table, Size::Medium, 3);
    table.all_done();
    table.choose({Task::Feed, Task::Feed, Task::Feed});
    table.all_done();
    EXPECT_EQ(table->farm(0).pigs[0], (PigCounts{1, 0, 3, 0}));
}

TEST(WorkedPigs, ABigPigIsSoldFor15Dollars) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Big);
    table.all_done();
    table.choose({Task::Sell, Task::Buy, Task::Buy});
    EXPECT_EQ(table.play(Action::of(Sell, Size::Big)).dollars, 15);
    EXPECT_EQ(table->market().pigs[index(Size::Big)], 50);
}

TEST(WorkedPigs, MeadowsCost10Then15Then20Then25) {
    const Edition& edition = usual_edition();
    EXPECT_EQ(edition.meadow_price(0), 0);
    EXPECT_EQ(edition.meadow_price(1), 10);
    EXPECT_EQ(edition.meadow_price(2), 15);
    EXPECT_EQ(edition.meadow_price(3), 20);
    EXPECT_EQ(edition.meadow_price(4), 25);
    EXPECT_EQ(edition.meadow_price(5), 30);
}

TEST(WorkedPigs, OnlyVaccinatedPigsOutliveTheSeason) {
    Table table(edition_with(eight), 3);
    buy(table, Size::Small, 2);
    table.play(Action::of(BuyItem, Item::Vaccine));
    while (table->phase() != Phase::Vaccinate) {
        if (table->phase() == Phase::Choose) {
            table.choose({Task::Feed, Task::Sell, Task::Mate});
        }
        table.all_done();
    }
    EXPECT_EQ(table->seat(), 0);
    table.play(Action::of(Vaccinate, Size::Small));
    EXPECT_EQ(table->farm(0).pigs[0], PigCounts{});
    EXPECT_EQ(table->farm(0).pigs[1], (PigCounts{0, 1, 0, 0}));
    EXPECT_EQ(table->card().season, Season::Summer);
}

TEST(WorkedPigs, NeutralTilesGoToThePlayerTheyHinder) {
    Table table(edition_with(eight), 2);
    table.all_done();
    EXPECT_EQ(table->neutral_holder(), 1);
    table.neutral = 1 + static_cast<std::uint8_t>(Task::Feed);
    table.choose({Task::Feed, Task::Buy}); // seat 1 hinders seat 0
    EXPECT_EQ(table->share(0), 4);
    EXPECT_EQ(table->share(1), 8);
    EXPECT_EQ(table->neutral_holder(), 0);
    table.all_done();
    table.neutral = 1 + static_cast<std::uint8_t>(Task::Sell);
    table.choose({Task::Feed, Task::Buy}); // seat 0 hinders nobody
    EXPECT_EQ(table->neutral_holder(), 0);
}

TEST(WorkedPigs, ItemsAndMeadowsBreakTies) {
    Table table(edition_with(eight), 3);
    table.play(Action::of(BuyItem, Item::Vaccine));
    table.all_done();
    while (!table->over()) {
        if (table->phase() == Phase::Choose) {
            table.choose({Task::Feed, Task::Sell, Task::Mate});
        }
        table.all_done();
    }
    EXPECT_EQ(table->points(1), table->points(2));
    EXPECT_EQ(table->points(0), table->points(1) - 1);
    EXPECT_EQ(table->property(0), 1);
    EXPECT_EQ(table->winners(), (std::vector{1, 2}));
}

} // namespace
} // namespace pampas::pigs
