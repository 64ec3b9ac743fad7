#include "engine/files/input_error.h"
#include "engine/formats/tiled/tileset.h"
#include "tests/engine/formats/tiled/tiled_files.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

/// Tilesets in files of their own.
namespace pampas::formats {
namespace {

using map::Map;
using testing::changed;
using testing::put;
using testing::tiny_map;

constexpr std::string_view own_file = "pampas-pointy.tsx";

class ExternalTileset : public ::testing::Test {
  protected:
    /// tiny_map as it is read with a tileset at this path.
    Map read(const std::string& path, std::string_view format = "tmx") {
        const std::string bytes =
            format == "tmx" ? testing::tmx(tiny_map()) : testing::tmj(tiny_map());
        const auto file = folder_ / "map" / std::string("tiny.").append(format);
        std::filesystem::create_directory(file.parent_path());
        put(file, changed(bytes, own_file, path));
        return read_map(file);
    }
    void expect_refusal(const std::string& path, const std::string& message) {
        EXPECT_THAT([&] { read(path); }, ::testing::ThrowsMessage<InputError>(::testing::AllOf(
                                             ::testing::StartsWith((folder_ / "map/").string()),
                                             ::testing::EndsWith(message),
                                             ::testing::Not(::testing::HasSubstr("secret")))));
    }
    std::filesystem::path beside(std::string_view name) {
        std::filesystem::create_directory(folder_ / "map");
        return folder_ / "map" / name;
    }

    testing::TemporaryFolder folder_;
    const std::string xml_ = tileset_xml(hex::StaggerAxis::Y);
};

TEST_F(ExternalTileset, IsReadWhereverItLies) {
    put(beside("own.tsx"), xml_);
    put(folder_ / "two words é.tsx", xml_);
    EXPECT_EQ(read("own.tsx"), tiny_map());
    EXPECT_EQ(read("own.tsx", "tmj"), tiny_map());
    EXPECT_EQ(read("../two words é.tsx"), tiny_map());
    EXPECT_EQ(read((folder_ / "two words é.tsx").string()), tiny_map());
}

TEST_F(ExternalTileset, IsReadAsXmlOrJsonWhateverItIsCalled) {
    std::string json = R"({"type": "tileset", "name": "x", "tiles": [)";
    for (std::size_t id = 0; id < tiles.size(); ++id) {
        json += fmt::format("{}{{\"id\": {}, \"class\": \"{}\"}}", id > 0 ? ", " : "", id,
                            map::name(tiles[id]));
    }
    json += "]}";
    for (const std::string name : {"own.tsj", "own.json", "own.tsx"}) {
        put(beside(name), "\n" + json);
        EXPECT_EQ(read(name), tiny_map());
        EXPECT_EQ(read(name, "tmj"), tiny_map());
    }
    put(beside("own.tsj"), "\xef\xbb\xbf" + xml_);
    EXPECT_EQ(read("own.tsj"), tiny_map());
}

// What Pampas knows of its own tileset is for maps that lie nowhere.
TEST_F(ExternalTileset, MustBeThere) {
    const std::string told = "tiny.tmx: line 6: there is no tileset ";
    expect_refusal("pampas-pointy.tsx", told + "\"pampas-pointy.tsx\"");
    expect_refusal("none/none.tsx", told + "\"none/none.tsx\"");
    expect_refusal("..", told + "\"..\"");
    expect_refusal(std::string(5000, 'x'), "x\"");
}

TEST_F(ExternalTileset, IsNothingThatMightNeverEnd) {
    ASSERT_EQ(::mkfifo(beside("pipe.tsx").c_str(), 0600), 0);
    std::filesystem::create_symlink("/dev/zero", beside("zero.tsx"));
    expect_refusal("pipe.tsx", "there is no tileset \"pipe.tsx\"");
    expect_refusal("zero.tsx", "there is no tileset \"zero.tsx\"");
    expect_refusal("/dev/zero", "there is no tileset \"/dev/zero\"");
    put(beside("huge.tsx"), "");
    std::filesystem::resize_file(beside("huge.tsx"), std::uintmax_t{1} << 40);
    expect_refusal("huge.tsx", "huge.tsx: is larger than any map (64 MiB)");
    std::filesystem::resize_file(beside("huge.tsx"), std::uintmax_t{5} << 20);
    expect_refusal("huge.tsx", "huge.tsx: is larger than any map (4 MiB)");
}

TEST_F(ExternalTileset, TellsNothingOfWhatIsInAnotherFile) {
    for (const std::string bytes :
         {"secret", "<secret/>", "<tileset><secret></tileset>", "{\"a\": secret}",
          "{\"secret\": 1, \"secret\": 2}", "{\"tiles\": \"secret\"}",
          "{\"tiles\": {\"secret\": 1}}", "secret: \xff",
          "<tileset secret='&secret;'><tile secret='1'/></tileset>",
          "<!DOCTYPE tileset [<!ENTITY secret 'x'>]><tileset/>"}) {
        put(beside("other.tsx"), bytes);
        EXPECT_THAT([&] { read("other.tsx"); },
                    ::testing::ThrowsMessage<InputError>(
                        ::testing::AllOf(::testing::StartsWith(beside("other.tsx").string() + ": "),
                                         ::testing::Not(::testing::HasSubstr("secret")))))
            << bytes;
    }
}

TEST(TiledMapInAFile, IsCalledAsItWhenItHasNoName) {
    const testing::TemporaryFolder folder;
    put(folder / own_file, tileset_xml(hex::StaggerAxis::Y));
    put(folder / "Two Rivers.v2.tmx",
        changed(testing::tmx(tiny_map()), "<property name=\"name\" value=\"Tiny\" />", ""));
    put(folder / "\xff.tmj",
        changed(testing::tmj(tiny_map()), "\"name\":\"name\"", "\"name\":\"n\""));
    EXPECT_EQ(read_map(folder / "Two Rivers.v2.tmx").details().name, "Two Rivers.v2");
    EXPECT_EQ(read_map(folder / "\xff.tmj").details().name, "") << "no UTF-8";
}

} // namespace
} // namespace pampas::formats
