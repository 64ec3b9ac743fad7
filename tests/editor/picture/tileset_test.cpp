#include "editor/picture/tileset.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/tiled/tileset.h"
#include "tests/editor/picture/pixels.h"
#include "tests/engine/child.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>
#include <set>

namespace pampas::picture {
namespace {

using testing::bytes_of;
using ::testing::HasSubstr;
using testing::pixel;
using testing::put;

constexpr std::array both_axes{hex::StaggerAxis::X, hex::StaggerAxis::Y};

/// Whether a pixel of the tileset is in a tile. It must be well within its hex, or well outside.
bool is_inside(hex::StaggerAxis axis, hex::Point from_centre, double radius) {
    return hex::space_at({1, 1, axis, hex::StaggerIndex::Odd},
                         {hex::centre({1, 1, axis}, {}).x + from_centre.x / radius,
                          hex::centre({1, 1, axis}, {}).y + from_centre.y / radius})
        .has_value();
}

TEST(TilesetPicture, HasAWholeHexForEveryTileAndNothingAroundIt) {
    for (const auto axis : both_axes) {
        const Surface image = testing::decoded(tileset_png(axis));
        const auto [width, height] = formats::tile_size(axis);
        ASSERT_EQ(cairo_image_surface_get_width(image.get()), 9 * width);
        ASSERT_EQ(cairo_image_surface_get_height(image.get()), height);
        for (int x = 0; x < 9 * width; ++x) {
            for (int y = 0; y < height; ++y) {
                const hex::Point from_centre{x % width + 0.5 - width / 2.0, y + 0.5 - height / 2.0};
                const std::uint32_t alpha = pixel(image.get(), x, y) >> 24;
                if (is_inside(axis, from_centre, formats::tile_side - 1)) {
                    EXPECT_EQ(alpha, 255U) << x << ", " << y;
                } else if (!is_inside(axis, from_centre, formats::tile_side + 2)) {
                    EXPECT_EQ(alpha, 0U) << x << ", " << y;
                }
            }
        }
    }
}

TEST(TilesetPicture, IsTheSameEachTime) {
    EXPECT_EQ(tileset_png(hex::StaggerAxis::X), tileset_png(hex::StaggerAxis::X));
    EXPECT_NE(tileset_png(hex::StaggerAxis::X), tileset_png(hex::StaggerAxis::Y));
}

class WriteMap : public ::testing::Test {
  protected:
    void write(const std::string& name, hex::StaggerAxis axis = hex::StaggerAxis::Y) {
        write_map(folder_ / name, *formats::format_of(name), map::Map({3, 2, axis}));
    }
    std::set<std::string> names() {
        std::set<std::string> result;
        for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) {
            result.insert(entry.path().filename().string());
        }
        return result;
    }

    testing::TemporaryFolder folder_;
};

using Names = std::set<std::string>;

TEST_F(WriteMap, PutsTheTilesetBesideMapsOfTiled) {
    write("a.tmx");
    EXPECT_EQ(names(), (Names{"a.tmx", "pampas-pointy.png", "pampas-pointy.tsx"}));
    EXPECT_EQ(bytes_of(folder_ / "pampas-pointy.png"), tileset_png(hex::StaggerAxis::Y));
    EXPECT_EQ(bytes_of(folder_ / "pampas-pointy.tsx"), formats::tileset_xml(hex::StaggerAxis::Y));
    EXPECT_EQ(formats::read_map(folder_ / "a.tmx").grid(), (hex::Grid{3, 2}));
    write("b.tmj", hex::StaggerAxis::X);
    EXPECT_EQ(names(), (Names{"a.tmx", "pampas-pointy.png", "pampas-pointy.tsx", "b.tmj",
                              "pampas-flat.png", "pampas-flat.tsx"}));
}

TEST_F(WriteMap, PutsNothingBesideOthers) {
    write("a.json");
    write("a.haz");
    EXPECT_EQ(names(), (Names{"a.haz", "a.json"}));
}

TEST_F(WriteMap, LeavesATilesetThatIsThere) {
    write("a.tmx");
    const auto old = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
    std::filesystem::last_write_time(folder_ / "pampas-pointy.png", old);
    std::filesystem::permissions(folder_ / "pampas-pointy.tsx", std::filesystem::perms(0444));
    write("b.tmj");
    write("a.tmx");
    EXPECT_EQ(std::filesystem::last_write_time(folder_ / "pampas-pointy.png"), old);
    EXPECT_EQ(names(), (Names{"a.tmx", "b.tmj", "pampas-pointy.png", "pampas-pointy.tsx"}));
}

TEST_F(WriteMap, WritesNothingWhereOthersHaveTheNamesOfTheTileset) {
    for (const std::string name : {"pampas-flat.tsx", "pampas-flat.png"}) {
        const std::string other = formats::tileset_xml(hex::StaggerAxis::X) + " ";
        put(folder_ / name, other);
        EXPECT_THAT([&] { write("a.tmx", hex::StaggerAxis::X); },
                    ::testing::ThrowsMessage<InputError>(
                        (folder_ / name).string() +
                        ": exists but is not the expected tileset; it was left unchanged"));
        EXPECT_EQ(bytes_of(folder_ / name), other);
        EXPECT_EQ(names(), Names{name});
        std::filesystem::remove(folder_ / name);
        std::filesystem::create_directory(folder_ / name);
        EXPECT_THROW(write("a.tmx", hex::StaggerAxis::X), InputError);
        std::filesystem::remove(folder_ / name);
        ASSERT_EQ(::mkfifo((folder_ / name).c_str(), 0600), 0);
        EXPECT_THROW(write("a.tmx", hex::StaggerAxis::X), InputError);
        std::filesystem::remove(folder_ / name);
        std::filesystem::create_symlink("nowhere", folder_ / name);
        EXPECT_THROW(write("a.tmx", hex::StaggerAxis::X), InputError);
        EXPECT_EQ(names(), Names{name});
        std::filesystem::remove(folder_ / name);
    }
    write("a.tmx", hex::StaggerAxis::X);
}

TEST_F(WriteMap, WritesNothingWhenTheMapCannotBe) {
    EXPECT_THROW(write("none/a.tmx"), InputError);
    std::filesystem::create_directory(folder_ / "a.tmx");
    EXPECT_THROW(write("a.tmx"), InputError);
    EXPECT_THAT(
        [&] {
            write_map(folder_ / "pampas-pointy.tsx", *formats::format_named("tmx"), map::Map());
        },
        ::testing::ThrowsMessage<InputError>(HasSubstr("is the place for the map's tileset")));
    EXPECT_EQ(names(), Names{"a.tmx"});
    EXPECT_EQ(testing::in_child([&] {
                  testing::limit_files_to(20'000); // the picture is larger
                  take_failing_writes_as_errors();
                  try {
                      write("b.tmx");
                  } catch (const InputError&) {
                      return 0;
                  }
                  return 1;
              }),
              0);
    EXPECT_EQ(names(), Names{"a.tmx"});
}

TEST_F(WriteMap, PutsNothingBesideADevice) {
    write_map("/dev/null", *formats::format_named("tmx"), map::Map());
    EXPECT_FALSE(std::filesystem::exists("/dev/pampas-pointy.tsx"));
}

} // namespace
} // namespace pampas::picture
