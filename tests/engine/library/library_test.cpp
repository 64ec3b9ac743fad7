#include "engine/files/file.h"
#include "engine/formats/haz.h"
#include "engine/library/library.h"
#include "tests/engine/corpus.h"
#include "tests/engine/library/libraries.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <ctime>

namespace pampas::library {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using testing::numbered_map;
using testing::refuses;
using testing::TemporaryFolder;

TEST(Library, KeepsEverySaveAsARevision) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT(library.list(), IsEmpty());
    const Revision first = library.save(numbered_map("Two Rivers", 1), {}, "drawn");
    const Revision second = library.save(numbered_map("Two Rivers", 2, {9, 5}), first, "painted");
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(second.number, 2);
    EXPECT_THAT(library.history("Two Rivers"), ElementsAre(second, first));
    EXPECT_EQ(library.load("Two Rivers").map, numbered_map("Two Rivers", 2, {9, 5}));
    EXPECT_EQ(library.load("Two Rivers").revision, second);
    EXPECT_EQ(library.load("Two Rivers", 1).map, numbered_map("Two Rivers", 1));
    EXPECT_EQ(library.load("Two Rivers", 1).revision, first);
    EXPECT_THAT(library.list(), ElementsAre(Entry{"Two Rivers", 9, 5, second.saved, 2}));
}

TEST(Library, TellsWhenARevisionWasSaved) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const std::time_t before = std::time(nullptr);
    const std::string saved = library.add(numbered_map("A", 1)).saved;
    ASSERT_THAT(saved, MatchesRegex("....-..-..T..:..:..Z"));
    std::tm parsed{};
    ::strptime(saved.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parsed);
    EXPECT_GE(::timegm(&parsed), before);
    EXPECT_LE(::timegm(&parsed), std::time(nullptr));
}

TEST(Library, IsStillThereInAnotherProgram) {
    const TemporaryFolder folder;
    Library(folder / "a.pampas", Access::Create).add(numbered_map("A", 1));
    Library first(folder / "a.pampas", Access::Create);
    Library second(folder / "a.pampas", Access::Write);
    first.add(numbered_map("B", 2));
    EXPECT_EQ(second.load("B").map, numbered_map("B", 2));
    EXPECT_EQ(Library(folder / "a.pampas", Access::Read).list(), first.list());
}

TEST(Library, ListsByName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    for (const char* name : {"b", "A", "C", "a", "ab"}) {
        library.add(numbered_map(name, 1));
    }
    std::vector<std::string> names;
    for (const Entry& entry : library.list()) {
        names.push_back(entry.name);
    }
    EXPECT_THAT(names, ElementsAre("A", "a", "ab", "b", "C"));
}

TEST(Library, RefusesToHideANewerRevision) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision first = library.save(numbered_map("A", 1), {});
    const Revision second = library.save(numbered_map("A", 2), first);
    try {
        library.save(numbered_map("A", 3), first);
        FAIL();
    } catch (const Conflict& conflict) {
        EXPECT_EQ(conflict.newest(), 2);
        EXPECT_THAT(conflict.what(), ::testing::StartsWith((folder / "a.pampas").string()));
        EXPECT_THAT(conflict.what(), ::testing::HasSubstr("number 2, was added"));
    }
    EXPECT_THROW(library.save(numbered_map("A", 3), {}), Conflict);
    EXPECT_THAT(library.history("A"), ElementsAre(second, first));
}

TEST(Library, NeverTakesARemovedMapForItsSuccessor) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision old = library.save(numbered_map("A", 1), {});
    library.remove("A");
    try {
        library.save(numbered_map("A", 2), old);
        FAIL();
    } catch (const Conflict& conflict) {
        EXPECT_EQ(conflict.newest(), 0);
        EXPECT_THAT(conflict.what(), ::testing::HasSubstr("no longer exists"));
    }
    library.save(numbered_map("A", 3), {}); // also number 1
    EXPECT_THROW(library.save(numbered_map("A", 2), old), Conflict);
}

TEST(Library, OldRevisionsBearTheNewName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    library.add(numbered_map("A", 1));
    library.add(numbered_map("A", 2));
    library.rename("A", "B");
    EXPECT_EQ(library.load("B", 1).map, numbered_map("B", 1));
    const Revision restored = library.restore("B", 1);
    EXPECT_EQ(restored.number, 3);
    EXPECT_EQ(restored.note, "Revision 1 restored");
    EXPECT_EQ(library.load("B").map, numbered_map("B", 1));
}

TEST(Library, ASaveGivesAMapAndItsHistoryANewName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision first = library.add(numbered_map("A", 1));
    const Revision second = library.save_renamed(numbered_map("B", 2), "A", first, "renamed");
    EXPECT_EQ(library.list().size(), 1u);
    EXPECT_THAT(library.history("B"), ElementsAre(second, first));
    EXPECT_EQ(second.number, 2);
    EXPECT_EQ(second.note, "renamed");
    EXPECT_EQ(library.load("B").map, numbered_map("B", 2));
}

TEST(Library, ARefusedSaveGivesNoNewName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision first = library.add(numbered_map("A", 1));
    const Revision other = library.add(numbered_map("B", 2));
    const auto save = [&](const std::string& name, const Revision& base) {
        return [&, name, base] { library.save_renamed(numbered_map(name, 3), "A", base); };
    };
    const auto list = library.list();
    EXPECT_THAT(save("B", first), refuses("already has a map \"B\""));
    EXPECT_THAT(save("", first), refuses("without a name"));
    EXPECT_THROW(save("C", other)(), Conflict);
    EXPECT_EQ(library.list(), list);
    library.rename("A", "D");
    EXPECT_THROW(save("C", first)(), Conflict);
    EXPECT_EQ(library.load("D").revision, first);
}

TEST(Library, StoresChangesTogetherOrNone) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    library.together([&] {
        library.add(numbered_map("A", 1));
        library.add(numbered_map("B", 2));
    });
    EXPECT_EQ(library.find("B")->map, numbered_map("B", 2));
    const auto fail = [&] {
        library.together([&] {
            library.add(numbered_map("C", 3));
            throw InputError("no");
        });
    };
    EXPECT_THROW(fail(), InputError);
    EXPECT_FALSE(library.find("C"));
    EXPECT_EQ(library.list().size(), 2u);
}

TEST(Library, NamesSomeMapsThatAreThere) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT([&] { library.load("x"); }, refuses("a.pampas: has no map \"x\"; it has no maps"));
    for (const char* name : {"A", "B", "C", "D", "E"}) {
        library.add(numbered_map(name, 1));
    }
    EXPECT_THAT([&] { library.history("x"); }, refuses("it has \"A\", \"B\", \"C\", \"D\", \"E\""));
    library.add(numbered_map("F", 1));
    library.add(numbered_map("G\n", 1));
    EXPECT_THAT([&] { library.remove("x"); }, refuses("\"E\" and 2 more"));
    EXPECT_THAT([&] { library.rename("x", "y"); }, refuses("has no map \"x\""));
    EXPECT_THAT([&] { library.restore("x", 1); }, refuses("has no map \"x\""));
    EXPECT_THAT([&] { library.restore("A", 7); },
                refuses("no revision 7 of \"A\"; the newest is 1"));
    EXPECT_THAT([&] { library.rename("A", "B"); }, refuses("already has a map \"B\""));
}

TEST(Library, RefusesNamesAndNotesNobodyCouldRead) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT([&] { library.add(numbered_map("", 1)); }, refuses("without a name"));
    EXPECT_THAT([&] { library.add(numbered_map("\xff", 1)); }, refuses("not UTF-8"));
    EXPECT_THAT([&] { library.add(numbered_map("A", 1), "\xff"); }, refuses("not UTF-8"));
    library.add(numbered_map("A", 1));
    EXPECT_THAT([&] { library.rename("A", ""); }, refuses("without a name"));
    EXPECT_THAT([&] { library.rename("A", "\xff"); }, refuses("not UTF-8"));
}

RC_GTEST_PROP(Library, KeepsAllThereIsInAMap, ()) {
    const TemporaryFolder folder;
    auto map = *testing::any_told_map();
    map.details().name += "x";
    const auto note = *testing::any_text();
    Library library(folder / "a.pampas", Access::Create);
    const Revision saved = library.add(map, note);
    RC_ASSERT(saved.note == note);
    RC_ASSERT(library.load(map.details().name).map == map);
    RC_ASSERT(library.history(map.details().name).front() == saved);
    RC_ASSERT(library.list().front().name == map.details().name);
}

TEST(Library, KeepsTheCorpusByteForByte) {
    PAMPAS_NEEDS_CORPUS();
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    for (const auto& file : testing::corpus_files()) {
        const std::string bytes = read_file(file);
        const map::Map map = formats::read_haz(bytes);
        library.add(map);
        EXPECT_EQ(formats::write_haz(library.load(map.details().name).map), bytes) << file;
    }
    EXPECT_EQ(library.list().size(), testing::corpus_files().size());
    EXPECT_THAT(check(folder / "a.pampas"), IsEmpty());
}

} // namespace
} // namespace pampas::library
