#include "engine/files/file.h"
#include "engine/formats/json.h"
#include "tests/editor/command_line/json_report.h"

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using testing::run_pampas;

class Validate : public ::testing::Test {
  protected:
    std::string kept(const std::string& name, map::Space middle) {
        map::Map map({5, 5});
        map.details().name = name;
        map.set({0, 0}, map::Space::Forest);
        map.set({2, 2}, middle);
        const std::string path = folder_ / (name + ".json");
        write_file(path, formats::write_json(map));
        return path;
    }
    testing::TemporaryFolder folder_;
};

TEST_F(Validate, StatusIsTheAnswer) {
    EXPECT_EQ(run_pampas({"validate", kept("fine", map::Space::Market)}).status, Status::Success);
    EXPECT_EQ(run_pampas({"validate", kept("bare", map::Space::Pampas)}).status, Status::No);
}

TEST_F(Validate, JsonIsAnObjectForOneMapAndAnArrayForMore) {
    const std::string fine = kept("fine", map::Space::Market);
    const std::string bare = kept("bare", map::Space::Pampas);
    const auto one = testing::json_report({"validate", fine});
    EXPECT_EQ(one["map"], "fine");
    EXPECT_EQ(one["client"], "yucata");
    EXPECT_EQ(one["legal"], true);
    const auto both = run_pampas({"validate", fine, bare, "--format", "json"});
    const auto array = testing::json_of(both, Status::No);
    ASSERT_EQ(array.size(), 2u);
    EXPECT_EQ(array[1]["findings"][0]["code"], "no-market");
}

TEST_F(Validate, OneUnreadableMapOfManyPrintsNothing) {
    expect_misuse({"validate", kept("fine", map::Space::Market), folder_ / "none.json"},
                  "none.json: ");
}

TEST_F(Validate, ClientMayBeAFile) {
    write_file(folder_ / "tiny.json", R"({"name": "tiny", "title": "Tiny", "max_spaces": 10})");
    const auto outcome = run_pampas(
        {"validate", kept("fine", map::Space::Market), "--client", folder_ / "tiny.json"});
    EXPECT_EQ(outcome.status, Status::No);
    write_file(folder_ / "tiny.json", R"({"name": "tiny", "max_spaces": "ten"})");
    expect_misuse({"validate", kept("fine", map::Space::Market), "--client", folder_ / "tiny.json"},
                  "/max_spaces");
}

} // namespace
} // namespace pampas::command_line
