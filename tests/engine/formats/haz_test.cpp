#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "engine/hex/geometry.h"
#include "engine/map/transform.h"
#include "tests/engine/corpus.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/refusal.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace pampas::formats {
namespace {

using hex::StaggerAxis;
using hex::StaggerIndex;
using map::Map;
using map::Space;

std::string control(int columns, int rows, const std::string& more = "") {
    return "[Control]\r\nVersion=GRHIG0101\r\nColCount=" + std::to_string(columns) +
           "\r\nRowCount=" + std::to_string(rows) +
           "\r\nAuthor=me\r\nMapName=Tiny\r\nMapVersion=3\r\n" + more;
}

/// Two columns, three doubled rows.
const std::string tiny = control(2, 3) + "[Hex]\r\n100=9\r\n1=2\r\n102=10\r\n";

Map filled(const hex::Grid& grid, Space space = Space::Forest) {
    return Map(grid, space);
}

/// How a client shows a map: the place of each space, however the grid numbers it, without void.
/// `turned`: a quarter counter-clockwise.
std::set<std::tuple<Space, long, long>> look(const Map& map, bool turned = false) {
    std::vector<std::tuple<Space, hex::Point>> shown;
    hex::Point corner{1e9, 1e9};
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        const hex::Point at = hex::centre(map.grid(), map.grid().coordinate(offset));
        const hex::Point place = turned ? hex::Point{at.y, -at.x} : at;
        if (map.spaces()[offset] != Space::Void) {
            shown.emplace_back(map.spaces()[offset], place);
            corner = {std::min(corner.x, place.x), std::min(corner.y, place.y)};
        }
    }
    std::set<std::tuple<Space, long, long>> result;
    for (const auto& [space, place] : shown) {
        result.emplace(space, std::lround(1000 * (place.x - corner.x)),
                       std::lround(1000 * (place.y - corner.y)));
    }
    return result;
}

/// How often each two kinds of space are adjacent.
std::map<std::pair<Space, Space>, int> adjacencies(const Map& map) {
    std::map<std::pair<Space, Space>, int> result;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        for (const hex::Coordinate next : map.grid().neighbours(map.grid().coordinate(offset))) {
            if (map.spaces()[offset] != Space::Void && map.at(next) != Space::Void) {
                ++result[{map.spaces()[offset], map.at(next)}];
            }
        }
    }
    return result;
}

/// Small maps, and maps as high as the file can hold.
rc::Gen<Map> any_haz_map() {
    const auto fits = [](const Map& map) { return haz_size(map).rows <= 100; };
    return rc::gen::oneOf(
        testing::any_map(),
        rc::gen::suchThat(testing::any_map_on(testing::any_grid_up_to(4, 50)), fits),
        rc::gen::suchThat(testing::any_map_on(testing::any_grid_up_to(50, 4)), fits));
}

RC_GTEST_PROP(Haz, EveryMapComesBackTheSameToLookAt, ()) {
    const auto before = *any_haz_map();
    const Map after = read_haz(write_haz(before));
    RC_ASSERT(after.grid().axis == StaggerAxis::X);
    RC_ASSERT(after.grid().index == StaggerIndex::Even);
    RC_ASSERT(look(after) == look(before, before.grid().axis == StaggerAxis::Y));
    RC_ASSERT(adjacencies(after) == adjacencies(before));
    for (const Space space : map::all_spaces) {
        RC_ASSERT(space == Space::Void || after.all(space).size() == before.all(space).size());
    }
    RC_ASSERT(write_haz(after) == write_haz(before));
}

/// The format (engine/formats#haz) word for word: 1 + the last doubled row of the grid, minus one
/// if all of it is void.
RC_GTEST_PROP(Haz, SizeIsThatOfTheFormat, ()) {
    const auto map = *testing::any_map();
    const Map form =
        map.grid().axis == StaggerAxis::X ? map : map::moved(map, hex::Motion::Rotate270);
    std::map<int, bool> void_rows;
    for (std::size_t offset = 0; offset < form.grid().size(); ++offset) {
        const auto [column, row] = form.grid().coordinate(offset);
        const bool odd_index = form.grid().index == StaggerIndex::Odd;
        const bool shifted = (column % 2 == 1) == odd_index;
        const int doubled = 2 * row + (shifted ? 1 : 0) + (odd_index ? 1 : 0);
        RC_ASSERT((column + doubled) % 2 == 1);
        void_rows.try_emplace(doubled, true);
        void_rows[doubled] = void_rows[doubled] && form.spaces()[offset] == Space::Void;
    }
    const auto [last, is_void] = *void_rows.rbegin();
    const HazSize size = haz_size(map);
    RC_ASSERT(size.columns == form.grid().columns);
    RC_ASSERT(size.rows == std::max(1, 1 + last - (is_void ? 1 : 0)));
    RC_ASSERT(size.spaces() == size.columns * size.rows);
}

TEST(Haz, ReadsHeaderAndHexes) {
    const Map map = read_haz(tiny);
    EXPECT_EQ(map.grid(), (hex::Grid{2, 2, StaggerAxis::X, StaggerIndex::Even}));
    EXPECT_EQ(map.details().author, "me");
    EXPECT_EQ(map.details().name, "Tiny");
    EXPECT_EQ(map.details().haz, (map::HazHeader{"GRHIG0101", 3, 3, {}}));
    EXPECT_EQ(map.at({1, 0}), Space::Market);
    EXPECT_EQ(map.at({0, 0}), Space::Pampas);
    EXPECT_EQ(map.at({1, 1}), Space::Water);
    EXPECT_EQ(map.at({0, 1}), Space::Void); // doubled row 3, below an odd RowCount
    EXPECT_EQ(write_haz(map), tiny);
}

TEST(Haz, CodesAreThoseOfTheFormat) {
    const std::vector<Space> codes{Space::Void,   Space::Pampas, Space::Meadow,   Space::Forest,
                                   Space::Swamp,  Space::Rocks,  Space::Mountain, Space::Land,
                                   Space::Market, Space::Water};
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::string file = control(1, 2) + "[Hex]\r\n1=" + std::to_string(i + 1) + "\r\n";
        EXPECT_EQ(read_haz(file).at({0, 0}), codes[i]);
        EXPECT_EQ(write_haz(read_haz(file)), file);
    }
}

TEST(Haz, LinesMayComeInAnyOrderAndEndWithLfAlone) {
    const Map map = read_haz(tiny);
    EXPECT_EQ(read_haz(control(2, 3) + "[Hex]\n\n102=10\n1=2\n100=9"), map);
}

TEST(Haz, KeptRowCountServesTheGridItCameWith) {
    const std::string with_void = control(2, 4) + "[Hex]\r\n100=9\r\n1=2\r\n102=10\r\n3=1\r\n";
    const Map map = read_haz(with_void);
    EXPECT_EQ(write_haz(map), with_void); // the last row could be left out
    Map painted = read_haz(tiny);
    painted.set({0, 1}, Space::Forest); // a space for which RowCount 3 has no room
    EXPECT_EQ(haz_size(painted).rows, 4);
    EXPECT_EQ(haz_size(map::reframed(map, {0, 0}, 2, 3, Space::Forest)).rows, 6);
    EXPECT_EQ(haz_size(map::reframed(map, {0, 0}, 2, 1, Space::Forest)).rows, 2);
}

TEST(Haz, KeptRowCountMayBeAnything) {
    for (const int kept : {0, 1, 1'000'000, std::numeric_limits<int>::max()}) {
        Map map = filled({3, 2, StaggerAxis::X, StaggerIndex::Even});
        map.details().haz = map::HazHeader{"v", -7, kept, {}};
        EXPECT_EQ(haz_size(map).rows, 4);
        EXPECT_EQ(read_haz(write_haz(map)).details().haz->map_version, -7);
    }
}

TEST(Haz, KeepsOtherLinesOfControl) {
    const std::string file =
        control(1, 2, "Zoo=a=b\r\nEmpty=\r\nCaf\xe9=\x80\r\n") + "[Hex]\r\n1=2\r\n";
    EXPECT_EQ(write_haz(read_haz(file)), file);
    EXPECT_EQ(write_haz(read_json(write_json(read_haz(file)))), file);
}

TEST(Haz, LeavesOutKeysThatControlCannotHold) {
    Map map = filled({2, 1, StaggerAxis::X, StaggerIndex::Even});
    const std::string plain = write_haz(map);
    map.details().haz = map::HazHeader{"GRHIG0101",
                                       1,
                                       2,
                                       {{"[Hex]", "\"x\""},
                                        {"a=b", "\"x\""},
                                        {"", "\"x\""},
                                        {"ColCount", "\"99\""},
                                        {"number", "1"}}};
    EXPECT_EQ(write_haz(map), plain);
}

TEST(Haz, RefusesToWriteWhatTheFileCannotHold) {
    using testing::refuses;
    const Map high = filled({1, 51, StaggerAxis::X, StaggerIndex::Even});
    EXPECT_EQ(haz_size(high).rows, 102);
    EXPECT_THAT([&] { write_haz(high); }, refuses("102 doubled rows"));
    EXPECT_THAT([] { write_haz(filled({51, 1})); }, refuses("102 doubled rows"));
    EXPECT_THAT([] { write_haz(filled({250, 250})); }, refuses("doubled rows"));
    EXPECT_NO_THROW(write_haz(filled({250, 50, StaggerAxis::X, StaggerIndex::Even})));

    Map map = filled({2, 2});
    map.details().name = "two\nlines";
    EXPECT_THAT([&] { write_haz(map); }, refuses("the name has a line break"));
    map.details().name = "☃";
    EXPECT_THAT([&] { write_haz(map); }, refuses("the name has a character outside Windows-1252"));
    map.details().name = "Café €";
    EXPECT_EQ(read_haz(write_haz(map)).details().name, "Café €");
    map.details().author = "a\rb";
    EXPECT_THAT([&] { write_haz(map); }, refuses("the author has a line break"));
}

struct WrongHaz {
    std::string bytes;
    std::string message; ///< its beginning
};

TEST(Haz, RefusesWhatIsWrongAndTellsWhere) {
    const std::string head = control(2, 3) + "[Hex]\r\n"; // 8 lines
    const std::vector<WrongHaz> all{
        {"", "line 1: expected [Control]"},
        {"{}", "line 1: expected a section"},
        {"Version=1\r\n", "line 1: expected [Control]"},
        {"[Control]\r\nnonsense\r\n", "line 2: expected a section or key=value"},
        {"[Control]\r\n[Hex]\r\n", "[Control]: ColCount or RowCount is missing"},
        {"[Control]\r\n[More]\r\n", "line 2: \"[More]\" has no meaning"},
        {control(0, 3), "line 3: ColCount must be a whole number from 1 to 250, not \"0\""},
        {control(251, 3), "line 3: ColCount must be"},
        {control(2, 101), "line 4: RowCount must be a whole number from 1 to 100"},
        {"[Control]\r\nColCount=99999999999\r\n", "line 2: ColCount must be"},
        {"[Control]\r\nColCount= 2\r\n", "line 2: ColCount must be"},
        {control(2, 3, "MapVersion=1\r\n"), "line 8: MapVersion is repeated"},
        {control(2, 3, "MapName=x\r\n"), "line 8: MapName is repeated"},
        {control(2, 3, "row_count=1\r\n"), "line 8: \"row_count\" has no meaning"},
        {control(2, 3), "[Hex]: hex 1 is missing"},
        {head + "100=9\r\n1=2\r\n", "[Hex]: hex 102 is missing"},
        {head + "100=9\r\n100=9\r\n", "line 10: hex 100 is repeated"},
        {head + "100=9\r\n2=9\r\n", "line 10: hex 2 is not on a grid of 2 columns and 3 rows"},
        {head + "3=9\r\n", "line 9: hex 3 is not on a grid"},
        {head + "201=9\r\n", "line 9: hex 201 is not on a grid"},
        {head + "-1=9\r\n", "line 9: \"-1\" is not the number of a hex"},
        {head + "a=9\r\n", "line 9: \"a\" is not the number of a hex"},
        {head + "1=11\r\n", "line 9: 1 must be a whole number from 1 to 10, not \"11\""},
        {head + "1=\r\n", "line 9: 1 must be a whole number from 1 to 10, not \"\""},
    };
    for (const WrongHaz& wrong : all) {
        EXPECT_THAT([&] { read_haz(wrong.bytes); },
                    ::testing::ThrowsMessage<InputError>(::testing::StartsWith(wrong.message)))
            << wrong.bytes;
    }
}

TEST(Haz, RefusesEveryFileThatIsCutShort) {
    const std::string bytes = control(2, 3) + "[Hex]\r\n100=9\r\n1=2\r\n102=7\r\n";
    for (std::size_t length = 0; length + 2 < bytes.size(); ++length) {
        EXPECT_THROW(read_haz(bytes.substr(0, length)), InputError) << length;
    }
}

RC_GTEST_PROP(Haz, DamagedFilesAreReadOrRefused, ()) {
    const std::string bytes = *testing::damaged(tiny);
    try {
        const Map map = read_haz(bytes);
        RC_ASSERT(read_json(write_json(map)) == map);
        RC_ASSERT(read_haz(write_haz(map)).grid() == map.grid());
    } catch (const InputError&) {
    }
}

TEST(Corpus, ComesBackByteForByte) {
    PAMPAS_NEEDS_CORPUS();
    const auto files = testing::corpus_files();
    EXPECT_GE(files.size(), 42u);
    for (const auto& file : files) {
        const std::string bytes = read_file(file);
        const Map map = read_haz(bytes);
        EXPECT_EQ(write_haz(map), bytes) << file;
        EXPECT_EQ(write_haz(read_json(write_json(map))), bytes) << file;
        Map turned = map;
        for (int turn = 0; turn < 4; ++turn) {
            turned = map::moved(turned, hex::Motion::Rotate90);
        }
        EXPECT_EQ(write_haz(turned), bytes) << file;
        EXPECT_EQ(write_haz(map::moved(map, hex::Motion::Rotate90)), bytes) << file;
    }
}

} // namespace
} // namespace pampas::formats
