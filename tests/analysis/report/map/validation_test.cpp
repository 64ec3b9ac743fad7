#include "analysis/report/map/analysis.h"
#include "tests/engine/drawn_map.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace pampas::report {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

Validation validation(const std::vector<std::string>& rows, const std::string& name) {
    map::Map map = testing::drawn_map(rows);
    map.details().name = name;
    return validate(map, legality::client_named("yucata"));
}

const Validation good = validation({"mfgrs.$"}, "Good");
const Validation bad = validation({"mfgr.$-w", "------$-"}, "Bad");

TEST(ValidationJson, IsAsDocumented) {
    const auto json = validation_json(std::span(&bad, 1));
    EXPECT_EQ(json["map"], "Bad");
    EXPECT_EQ(json["client"], "yucata");
    EXPECT_EQ(json["legal"], false);
    ASSERT_EQ(json["findings"].size(), 3U);
    const auto& closed = json["findings"][0];
    EXPECT_EQ(closed["code"], "market-closed");
    EXPECT_EQ(closed["severity"], "error");
    EXPECT_THAT(closed["message"].get<std::string>(), HasSubstr("G2"));
    EXPECT_EQ(closed["spaces"], nlohmann::ordered_json::parse("[[6, 1]]"));
    EXPECT_FALSE(closed.contains("terrain"));
    EXPECT_EQ(json["findings"][1]["terrain"], "swamp");
    EXPECT_EQ(json["findings"][1]["spaces"], nlohmann::ordered_json::array());
    EXPECT_EQ(json["findings"][2]["code"], "water-idle");
}

TEST(ValidationJson, IsAnArrayForSeveralMaps) {
    const auto json = validation_json(std::array{good, bad});
    ASSERT_EQ(json.size(), 2U);
    EXPECT_EQ(json[0]["legal"], true);
    EXPECT_EQ(json[0]["findings"], nlohmann::ordered_json::array());
    EXPECT_EQ(json[1]["map"], "Bad");
}

TEST(ValidationText, LeadsWithTheAnswer) {
    EXPECT_EQ(validation_text(std::span(&good, 1)), "Good: legal for Yucata, nothing to report\n");
    const std::string text = validation_text(std::span(&bad, 1));
    EXPECT_THAT(text, StartsWith("Bad: NOT LEGAL for Yucata, 1 error, 2 warnings\n"
                                 "  error    The market at G2 "));
    EXPECT_THAT(text, HasSubstr("\n  warning  The water at H1 "));
}

TEST(ValidationText, SumsUpSeveralMaps) {
    EXPECT_THAT(validation_text(std::array{good, bad, good}),
                EndsWith("\n3 maps: 2 legal, 1 not.\n"));
}

TEST(ValidationText, EscapesNames) {
    const Validation nasty = validation({"mfgrs.$"}, "a\nb\x1b[31m");
    EXPECT_THAT(validation_text(std::span(&nasty, 1)), Not(HasSubstr("\x1b")));
    EXPECT_THAT(validation_text(std::span(&nasty, 1)), StartsWith("a\\nb"));
}

} // namespace
} // namespace pampas::report
