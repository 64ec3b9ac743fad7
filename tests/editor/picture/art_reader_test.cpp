#include "editor/picture/art_reader.h"
#include "editor/picture/path_data.h"
#include "engine/files/input_error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace pampas::picture {
namespace {

using ::testing::ElementsAre;

MATCHER_P2(At, x, y, "") {
    return std::abs(arg.x - x) < 1e-9 && std::abs(arg.y - y) < 1e-9;
}

std::vector<hex::Point> ends(const std::vector<Segment>& path) {
    std::vector<hex::Point> result;
    for (const Segment& segment : path) {
        result.push_back(segment.points[2]);
    }
    return result;
}

Art art_with(const std::string& large) {
    return read_art(
        "<svg><defs><g id='leaf'><circle r='2' fill='#ff0000'/></g></defs><g id='ground'/>"
        "<g id='small' display='none'/><g id='large'>" +
        large + "</g></svg>");
}

TEST(PathData, ReadsAbsoluteAndRelativeCommands) {
    EXPECT_THAT(ends(read_path("M1 2L3,4H5V6m1-1l.5-.5h-1v2")),
                ElementsAre(At(1, 2), At(3, 4), At(5, 4), At(5, 6), At(6, 5), At(6.5, 4.5),
                            At(5.5, 4.5), At(5.5, 6.5)));
}

TEST(PathData, ReadsCurves) {
    const auto path = read_path("M0 0C1 2 3 4 5 6S9 9 10 10q3 0 6 6Z");
    EXPECT_THAT(ends(path), ElementsAre(At(0, 0), At(5, 6), At(10, 10), At(16, 16), At(0, 0)));
    EXPECT_THAT(path[2].points[0], At(7, 8));
    EXPECT_THAT(path[3].points[0], At(12, 10));
    EXPECT_THAT(path[3].points[1], At(14, 12));
}

TEST(PathData, GoesOnFromTheStartOfAClosedPath) {
    EXPECT_THAT(ends(read_path("M4 5l1 1zl2 0")),
                ElementsAre(At(4, 5), At(5, 6), At(4, 5), At(6, 5)));
}

TEST(PathData, TakesFurtherPointsAsLines) {
    EXPECT_THAT(ends(read_path("m1 1 1 1 1 1")), ElementsAre(At(1, 1), At(2, 2), At(3, 3)));
}

TEST(PathData, RefusesWhatItCannotRead) {
    for (const char* data : {"M", "M 1", "M 1 x", "M0 0A1 1 0 0 0 1 1", "M0 0Z 1 1", "M0 0 T1 1"}) {
        EXPECT_THROW(read_path(data), InputError) << data;
    }
}

TEST(ArtReader, InheritsPaintFromGroups) {
    const Art art = art_with("<g fill='none' stroke='#000000' stroke-width='3' opacity='0.5'>"
                             "<path d='M0 0H1' opacity='0.5'/></g><polygon points='0,0 1,0 1,1'/>");
    ASSERT_EQ(art.large.size(), 2U);
    EXPECT_EQ(art.large[0].fill, std::nullopt);
    EXPECT_EQ(art.large[0].stroke, (Colour{0, 0, 0, 0.25}));
    EXPECT_EQ(art.large[0].stroke_width, 3);
    EXPECT_EQ(art.large[1].fill, (Colour{0, 0, 0, 1}));
    EXPECT_EQ(art.large[1].stroke, std::nullopt);
}

TEST(ArtReader, MovesWhatIsUsed) {
    const Art art = art_with("<use href='#leaf' transform='translate(10 20) scale(2)'/>");
    ASSERT_EQ(art.large.size(), 1U);
    EXPECT_THAT(art.large[0].path[0].points[2], At(14, 20));
    EXPECT_EQ(art.large[0].fill, (Colour{1, 0, 0, 1}));
}

TEST(ArtReader, TurnsClockwise) {
    const Art art = art_with("<path d='M1 0L2 0' transform='rotate(90)'/>");
    EXPECT_THAT(ends(art.large[0].path), ElementsAre(At(0, 1), At(0, 2)));
}

TEST(ArtReader, RefusesWhatItWouldDrawWrongly) {
    for (const char* large :
         {"<rect width='1' height='1'/>", "<path d='M0 0' fill='red'/>",
          "<path d='M0 0' fill='#12'/>", "<path d='M0 0' transform='skewX(3)'/>",
          "<path d='M0 0' transform='scale'/>", "<use href='#nothing'/>", "<use/>"}) {
        EXPECT_THROW(art_with(large), InputError) << large;
    }
    EXPECT_THROW(read_art("<svg/>"), InputError);
    EXPECT_THROW(read_art("<svg"), InputError);
}

TEST(Art, IsThereForEveryKindButVoid) {
    for (const map::Space kind : map::all_spaces) {
        EXPECT_EQ(art(kind).ground.empty(), kind == map::Space::Void) << name(kind);
        EXPECT_EQ(art(kind).small.empty(), kind == map::Space::Void) << name(kind);
        EXPECT_EQ(art(kind).large.empty(), kind == map::Space::Void) << name(kind);
    }
}

} // namespace
} // namespace pampas::picture
