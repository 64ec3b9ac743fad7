#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace pampas::formats {
namespace {

using testing::put;

TEST(Formats, AreFoundByNameAndEnding) {
    for (const Format& format : all_formats()) {
        EXPECT_EQ(format_named(format.name), &format);
        EXPECT_EQ(format_of(std::filesystem::path("a").concat(format.ending)), &format);
    }
    EXPECT_EQ(format_of("A.HAZ"), format_named("haz"));
    EXPECT_EQ(format_of("haz"), nullptr);
    EXPECT_EQ(format_named(".haz"), nullptr);
}

TEST(ReadMap, ReadsAsTheEndingTells) {
    const testing::TemporaryFolder folder;
    map::Map map({3, 2, hex::StaggerAxis::X, hex::StaggerIndex::Even}, map::Space::Swamp);
    map.details().name = "Fen";
    put(folder / "a.HAZ", write_haz(map));
    put(folder / "a.json", write_json(map));
    put(folder / "a.map", write_json(map));
    EXPECT_EQ(read_map(folder / "a.json"), map);
    EXPECT_EQ(read_map(folder / "a.map"), map);
    EXPECT_TRUE(std::ranges::equal(read_map(folder / "a.HAZ").spaces(), map.spaces()));
}

TEST(ReadMap, KnowsTextAndShareCodesWhateverTheirFileIsCalled) {
    const testing::TemporaryFolder folder;
    const map::Map map({3, 2}, map::Space::Swamp);
    for (const char* name : {"text", "share"}) {
        const std::string bytes = format_named(name)->write(map);
        EXPECT_EQ(format_in(bytes), format_named(name));
        for (const char* file : {"a.haz", "a.json", "a.txt", "a.share", "a"}) {
            put(folder / file, bytes);
            EXPECT_EQ(read_map(folder / file), map) << name << " in " << file;
        }
    }
    EXPECT_EQ(format_in(write_json(map)), nullptr);
    EXPECT_EQ(format_in(write_haz(map)), nullptr);
}

TEST(ReadMap, NamesTheFileThatIsWrong) {
    const testing::TemporaryFolder folder;
    put(folder / "a.haz", "{}");
    put(folder / "a.json", "\n?");
    EXPECT_THAT([&] { read_map(folder / "a.haz"); },
                ::testing::ThrowsMessage<InputError>(
                    ::testing::StartsWith((folder / "a.haz").string() + ": line 1: ")));
    EXPECT_THAT([&] { read_map(folder / "a.json"); },
                ::testing::ThrowsMessage<InputError>(
                    ::testing::StartsWith((folder / "a.json").string() + ": line 2, column 1: ")));
}

} // namespace
} // namespace pampas::formats
