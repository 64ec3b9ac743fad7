#include "editor/campaign/plan.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

const SmallCampaign& small() {
    static const SmallCampaign campaign;
    return campaign;
}

TEST(Campaign, ReadsWhatIsToBePlayed) {
    const Json json = Json::parse(R"({"format": "pampas-campaign", "version": 1,
        "maps": ["a.haz", "maps/", "lib.pampas"], "players": [2, 5], "rulesets": ["crucible"],
        "bots": [["greedy"], ["search", "random"]], "until_verdict": true, "tolerance": 0.1,
        "seed": 18446744073709551615, "playouts": 12})");
    const Campaign read = campaign_of(JsonValue(json));
    EXPECT_EQ(read.maps.size(), 3U);
    EXPECT_EQ(read.players, (std::vector{2, 5}));
    EXPECT_EQ(read.bots[1], (std::vector<std::string>{"search", "random"}));
    EXPECT_EQ(read.rulesets, std::vector<std::string>{"crucible"});
    EXPECT_TRUE(read.plan.until_verdict);
    EXPECT_EQ(read.plan.experiment.dealing.pairing, simulation::Pairing::Rotated)
        << "as for any verdict";
    EXPECT_EQ(read.plan.experiment.dealing.seed, 18446744073709551615U);
    EXPECT_EQ(read.plan.experiment.thinking.playouts, 12U);
    EXPECT_EQ(read.plan.games, std::nullopt);
}

TEST(Campaign, IsReadAgainAsItIsWritten) {
    for (const Json& keys : {Json::object(), Json{{"until_verdict", true}, {"seed", 7}},
                             Json{{"paired", false}, {"rulesets", {"variant-1"}}},
                             Json{{"until_ci", 0.02}, {"playouts", 3}}}) {
        const Json written = campaign_json(small().campaign(keys));
        EXPECT_EQ(campaign_json(campaign_of(JsonValue(written))), written);
    }
}

TEST(Campaign, SaysWhatIsWrong) {
    const std::vector<std::pair<Json, const char*>> wrong{
        {{{"players", {6}}}, "/players/0"},
        {{{"players", Json::array()}}, "/players"},
        {{{"bots", {{"nobody"}}}}, "/bots/0/0"},
        {{{"bots", {"greedy"}}}, "/bots/0"},
        {{{"rulesets", {"nothing"}}}, "/rulesets/0"},
        {{{"games", 0}}, "/games"},
        {{{"until_verdict", 1}}, "/until_verdict"},
        {{{"seed", -1}}, "/seed"},
        {{{"seed", "one"}}, "/seed"},
        {{{"maps", Json::array()}}, "/maps"},
        {{{"version", 2}}, "/version"},
        {{{"format", "pampas-map"}}, "/format"},
        {{{"turn_ms", 50}}, "playouts"},
        {{{"colour", "red"}}, "colour"}};
    for (const auto& [keys, place] : wrong) {
        EXPECT_THAT([&] { small().campaign(keys); }, ThrowsMessage<InputError>(HasSubstr(place)))
            << keys;
    }
}

TEST(Campaign, FilesAreNamed) {
    write_file(small().folder / "bad.json", "{\"format\": 1");
    EXPECT_THAT([] { read_campaign(small().folder / "bad.json"); },
                ThrowsMessage<InputError>(HasSubstr("bad.json: line 1")));
    EXPECT_THROW(read_campaign(small().folder / "gone.json"), InputError);
}

} // namespace
} // namespace pampas::campaign
