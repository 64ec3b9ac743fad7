#include "engine/files/input_error.h"
#include "engine/players/evaluation_weights.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace pampas::players {
namespace {

std::string error_of(std::string_view bytes) {
    try {
        read_style(bytes);
    } catch (const InputError& error) {
        return error.what();
    }
    return "none";
}

TEST(EvaluationWeights, FilesAreCalledByTheirNamesBalancedFirst) {
    EXPECT_EQ(styles().front(), balanced());
    EXPECT_GE(styles().size(), 5U);
    for (const EvaluationWeights& style : styles()) {
        const auto bytes = resources::find("players/" + style.name + ".json");
        ASSERT_TRUE(bytes) << style.name;
        EXPECT_EQ(read_style(*bytes), style);
        EXPECT_FALSE(style.description.empty());
    }
}

TEST(EvaluationWeights, SaysOnlyWhereItDiffersFromBalanced) {
    EvaluationWeights expected = balanced();
    expected.name = "mine";
    expected.description = "";
    expected.water = 2.5;
    EXPECT_EQ(read_style(R"({"name": "mine", "water": 2.5})"), expected);
}

TEST(EvaluationWeights, WhatIsWrongIsReportedWithItsPlace) {
    using ::testing::HasSubstr;
    EXPECT_THAT(error_of(R"({"water": 1})"), HasSubstr("name"));
    EXPECT_THAT(error_of(R"({"name": "a", "watr": 1})"), HasSubstr("watr"));
    for (const char* weight :
         {R"("nearness": 1.5)", R"("nearness": 0)", R"("half_reserve": 0)", R"("land": -1)",
          R"("land": 1e300)", R"("land": "1")", R"("land": null)", R"("land": true)"}) {
        EXPECT_THAT(error_of(fmt::format(R"({{"name": "a", {}}})", weight)),
                    HasSubstr("expected a number from "))
            << weight;
    }
}

} // namespace
} // namespace pampas::players
