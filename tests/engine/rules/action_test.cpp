#include "engine/rules/action.h"

#include <gtest/gtest.h>

namespace pampas::rules {
namespace {

TEST(Action, IsCanonicalWithoutWhatItsKindHasNoUseFor) {
    EXPECT_TRUE(Action::end_turn().is_canonical());
    EXPECT_TRUE(Action::buy_land(from_supply).is_canonical());
    EXPECT_TRUE(Action::buy_water(1000).is_canonical());
    EXPECT_TRUE(Action::play_animal(Species::Sheep, 7).is_canonical());
    EXPECT_TRUE(Action::harvest(7, 9).is_canonical());
    EXPECT_TRUE(Action::harvest(7, no_cell).is_canonical());
    EXPECT_TRUE(Action::give_up().is_canonical());

    EXPECT_FALSE((Action{ActionKind::EndTurn, 2}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::EndTurn, 0, no_cell, 1}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::BuyAnimal, 2, no_cell, 1}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::BuyWater, 1, no_cell, 5}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::BuyHacienda, 0, 3, 5}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::PlayLand, 1, 3, 5}).is_canonical());
    EXPECT_FALSE((Action{ActionKind::Harvest, 1, 3, 5}).is_canonical());
}

} // namespace
} // namespace pampas::rules
