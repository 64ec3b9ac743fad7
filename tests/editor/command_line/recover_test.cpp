#include "editor/recovery/journal.h"
#include "engine/formats/format.h"
#include "tests/editor/command_line/json_report.h"
#include "tests/editor/command_line/run_pampas.h"

#include <cstdlib>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using testing::run_pampas;

class Recover : public ::testing::Test {
  protected:
    Recover() { ::setenv("XDG_STATE_HOME", folder.path().c_str(), 1); }
    ~Recover() override { ::unsetenv("XDG_STATE_HOME"); }

    /// An editor paints on a map kept in a file. Then it is stopped, unless the test keeps it open.
    std::string stopped_editor(const std::string& name) {
        session::Session session(map::Map({6, 4}));
        session.save_in(session::MapFile{folder / (name + ".json")});
        session.document().begin_stroke("Paint");
        session.document().paint({{1, 1}}, map::Space::Forest);
        session.document().end_stroke();
        painted = session.map();
        recovery::Journal journal(recovery::folder());
        journal.follow(session);
        return recovery::all_unsaved(recovery::folder()).front().id;
    }

    testing::TemporaryFolder folder;
    map::Map painted;
};

TEST_F(Recover, ListsNothingWhereThereIsNone) {
    EXPECT_EQ(run_pampas({"recover", "--format", "json"}).out, "[]\n");
    EXPECT_EQ(run_pampas({"recover"}).out, "");
}

TEST_F(Recover, ListsSavesAndForgets) {
    const std::string id = stopped_editor("rivers");
    const auto list = nlohmann::json::parse(run_pampas({"recover", "--format", "json"}).out);
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0]["id"], id);
    EXPECT_EQ(list[0]["name"], "rivers");
    EXPECT_EQ(list[0]["origin"], (folder / "rivers.json").string());
    EXPECT_EQ(list[0]["steps"], 1);
    EXPECT_FALSE(list[0].contains("open"));
    EXPECT_THAT(run_pampas({"recover"}).out, ::testing::HasSubstr(id));

    const std::string out = (folder / "back.json").string();
    EXPECT_EQ(run_pampas({"recover", id, "-o", out}).status, Status::Success);
    EXPECT_EQ(formats::read_map(out), painted);
    EXPECT_EQ(run_pampas({"recover", id, "--discard"}).status, Status::Success);
    EXPECT_EQ(run_pampas({"recover", "--format", "json"}).out, "[]\n");
}

TEST_F(Recover, WrongCallsAreRefused) {
    const std::string id = stopped_editor("rivers");
    expect_misuse({"recover", "nobody"}, "no unsaved work");
    expect_misuse({"recover", id, "-o", "x.json", "--discard"}, "");
    expect_misuse({"recover", "--discard"}, "");
    expect_misuse({"recover", "-o", "x.json"}, "");
    EXPECT_EQ(recovery::all_unsaved(recovery::folder()).size(), 1u);
}

} // namespace
} // namespace pampas::command_line
