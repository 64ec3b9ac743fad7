#include "tests/engine/formats/tiled/external_tileset.h"

#include <sys/stat.h>

/// Tilesets that are not plain files, and names that are not UTF-8.
namespace pampas::formats {
namespace {

using testing::ExternalTileset;
using testing::put;

TEST_F(ExternalTileset, IsNothingThatMightNeverEnd) {
    ASSERT_EQ(::mkfifo(beside("pipe.tsx").c_str(), 0600), 0);
    std::filesystem::create_symlink("/dev/zero", beside("zero.tsx"));
    expect_refusal("pipe.tsx", "there is no tileset \"pipe.tsx\"");
    expect_refusal("zero.tsx",
                   "the tileset \"zero.tsx\" is not in the map's folder, so it is not read");
    expect_refusal("/dev/zero", "\"/dev/zero\" is not in the map's folder, so it is not read");
    put(beside("huge.tsx"), "");
    std::filesystem::resize_file(beside("huge.tsx"), std::uintmax_t{1} << 40);
    expect_refusal("huge.tsx", "huge.tsx: is larger than any map (64 MiB)");
    std::filesystem::resize_file(beside("huge.tsx"), std::uintmax_t{5} << 20);
    expect_refusal("huge.tsx", "huge.tsx: is larger than any map (4 MiB)");
}

TEST_F(ExternalTileset, OfAMapThatCannotBeNamedAfterItsFile) {
    put(beside("pampas-pointy.tsx"), xml_);
    put(beside("\xff.tmj"),
        testing::changed(testing::tmj(testing::tiny_map()), "\"name\":\"name\"", "\"name\":\"n\""));
    EXPECT_EQ(read_map(beside("\xff.tmj")).details().name, "");
}

} // namespace
} // namespace pampas::formats
