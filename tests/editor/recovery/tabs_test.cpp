#include "editor/recovery/tabs.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::recovery {
namespace {

using ::testing::IsEmpty;
using ::testing::SizeIs;

hex::Point any_point() {
    return {*rc::gen::inRange(-1000, 1000) / 7.0, *rc::gen::inRange(-1000, 1000) / 7.0};
}

session::Place any_place() {
    const std::string name = "/maps/" + std::to_string(*rc::gen::inRange(0, 9)) + " ä";
    return *rc::gen::arbitrary<bool>()
               ? session::Place(session::MapFile{name + ".json"})
               : session::Place(library::NamedMap{name + ".pampas", "Honey # 2"});
}

Tab any_tab() {
    Tab tab;
    if (*rc::gen::arbitrary<bool>()) {
        tab.work = "20260101-120000-0000000a";
    }
    if (*rc::gen::arbitrary<bool>()) {
        tab.place = any_place();
    } else {
        tab.map = *testing::any_map();
    }
    if (*rc::gen::arbitrary<bool>()) {
        tab.symmetry = {{*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>(),
                         *rc::gen::arbitrary<bool>()},
                        any_point()};
    }
    if (*rc::gen::arbitrary<bool>()) {
        tab.sight = {any_point(), *rc::gen::inRange(1, 2000) / 9.0};
    }
    return tab;
}

Tabs any_tabs() {
    Tabs tabs;
    for (int left = *rc::gen::inRange(1, 5); left > 0; --left) {
        tabs.open.push_back(any_tab());
    }
    tabs.current = *rc::gen::inRange<std::size_t>(0, tabs.open.size());
    return tabs;
}

/// The only file in a folder.
std::filesystem::path tabs_file(const std::filesystem::path& folder) {
    return std::filesystem::directory_iterator(folder)->path();
}

RC_GTEST_PROP(TabsFile, KeepsTheTabsThatWereWrittenWholeLast, ()) {
    const testing::TemporaryFolder folder;
    std::vector<Tabs> all;
    {
        TabsFile file(folder.path());
        for (int left = *rc::gen::inRange(1, 6); left > 0; --left) {
            all.push_back(any_tabs());
            file.keep(all.back());
            RC_ASSERT(left_open(folder.path()).files.empty()); // its editor runs
        }
    }
    RC_ASSERT(left_open(folder.path()).tabs == all.back());
    const std::string bytes = testing::bytes_of(tabs_file(folder.path()));
    const std::size_t cut = *rc::gen::inRange<std::size_t>(0, bytes.size());
    testing::put(tabs_file(folder.path()), bytes.substr(0, cut));
    const Tabs part = left_open(folder.path()).tabs;
    RC_ASSERT(part == Tabs() || std::ranges::find(all, part) != all.end());
}

TEST(TabsFileTest, DoesNotGrowWithoutEnd) {
    const testing::TemporaryFolder folder;
    TabsFile file(folder.path());
    Tabs tabs{{{.map = map::Map({60, 60})}}};
    for (int turn = 0; turn < 1000; ++turn) {
        tabs.open.front().sight = Sight{{1, 1}, 1.0 + turn};
        file.keep(tabs);
    }
    EXPECT_LT(std::filesystem::file_size(tabs_file(folder.path())), 2'000'000U);
    EXPECT_EQ(testing::entries_in(folder.path()), 1);
}

TEST(TabsFileTest, TabsOfSeveralEditorsComeOneAfterAnother) {
    const testing::TemporaryFolder folder;
    const Tabs one{{{.place = session::MapFile{"/one.json"}}}, 0};
    const Tabs two{
        {{.place = session::MapFile{"/two.json"}}, {.place = session::MapFile{"/three.json"}}}, 1};
    TabsFile(folder.path()).keep(one);
    TabsFile(folder.path()).keep(two);
    const LeftOpen left = left_open(folder.path());
    EXPECT_THAT(left.tabs.open, SizeIs(3));
    forget(left);
    EXPECT_THAT(left_open(folder.path()).files, IsEmpty());
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(TabsFileTest, ATabWithoutANameIsLeftOpen) {
    const testing::TemporaryFolder folder;
    testing::put(folder / "of-an-editor.tabs",
                 R"({"format":"pampas-tabs","version":1,"open":[{"place":""}],"current":0})"
                 "\n");
    EXPECT_THAT(left_open(folder.path()).tabs.open, SizeIs(1));
}

TEST(TabsFileTest, WithoutTabsOrAFolderThereIsNoFile) {
    const testing::TemporaryFolder folder;
    TabsFile(folder.path()).keep({});
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
    TabsFile({}).keep({{{.place = session::MapFile{"/one.json"}}}, 0});
    EXPECT_THAT(left_open(folder / "not there").files, IsEmpty());
}

} // namespace
} // namespace pampas::recovery
