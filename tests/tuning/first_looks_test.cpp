#include "engine/formats/bundled_map.h"
#include "tests/tuning/first_looks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace pampas::tuning {
namespace {

TEST(FirstLooks, AreBetterAtWhatBringsMore) {
    const std::array maps{formats::bundled_map("two-corrals")};
    const auto looks = first_looks(maps, players::balanced(), 2, 1);
    for (const auto kind : {rules::ActionKind::PlayLand, rules::ActionKind::PlayAnimal,
                            rules::ActionKind::BuyWater}) {
        const auto found = std::ranges::find(looks, kind, &FirstLook::kind);
        ASSERT_NE(found, looks.end());
        EXPECT_GT(found->actions, 20U);
        EXPECT_GT(found->share, 0);
        EXPECT_GT(found->explained, 0.05);
        EXPECT_LE(found->explained, 1);
    }
}

TEST(FirstLooks, LeaveOutWhatLooksAlike) {
    const std::array maps{formats::bundled_map("two-corrals")};
    const auto looks = first_looks(maps, players::balanced(), 1, 1);
    EXPECT_EQ(std::ranges::find(looks, rules::ActionKind::BuyLand, &FirstLook::kind), looks.end());
}

} // namespace
} // namespace pampas::tuning
