#include "editor/session/origin.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "tests/editor/session/named_map.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::session {
namespace {

using library::Access;
using library::Library;

class OriginTest : public ::testing::Test {
  protected:
    testing::TemporaryFolder folder;
    const std::filesystem::path file = folder / "maps.pampas";
    Library library{file, Access::Create};

    OpenedMap opened(const std::string& name) const {
        return open_map(library::NamedMap{file, name});
    }
};

TEST_F(OriginTest, FilesAreSavedInTheFormatOfTheirEnding) {
    const map::Map map = named("Honey");
    for (const char* name : {"map.json", "map.haz", "map.board"}) {
        const MapFile origin{folder / name};
        EXPECT_EQ(save_map(map, origin), Origin(origin));
        const OpenedMap again = open_map(MapFile{folder / name});
        EXPECT_EQ(again.origin, Origin(origin));
        EXPECT_EQ(again.map.details().name, "Honey");
    }
    EXPECT_EQ(testing::bytes_of(folder / "map.board"), formats::write_json(map));
    EXPECT_EQ(testing::bytes_of(folder / "map.haz"), formats::write_haz(map));
}

TEST_F(OriginTest, APlaceThatTheSystemRefusesIsRefusedWhenItIsOpened) {
    EXPECT_EQ(read_place(""), Place(MapFile{}));
    for (const std::string& text : {std::string(), std::string(300, 'x') + "/map.json"}) {
        EXPECT_THROW(open_map(read_place(text)), InputError);
    }
}

TEST_F(OriginTest, AMapOfTiledIsSavedWithItsTileset) {
    const MapFile origin{folder / "map.tmx"};
    save_map(named("Honey"), origin);
    EXPECT_EQ(open_map(origin).map, named("Honey"));
    EXPECT_TRUE(std::filesystem::exists(folder / "pampas-pointy.png"));
    EXPECT_EQ(not_kept(named("Honey"), origin), "");
    EXPECT_EQ(not_kept(named("Honey"), MapFile{"elsewhere.tmj"}), "");
}

TEST_F(OriginTest, AFileThatCannotBeWrittenStaysAsItWas) {
    const MapFile origin{folder / "map.haz"};
    save_map(named("Honey"), origin);
    const std::string before = testing::bytes_of(origin.path);
    EXPECT_THROW(save_map(named("two\nlines"), origin), InputError);
    EXPECT_EQ(testing::bytes_of(origin.path), before);
    EXPECT_THROW(save_map(named("Honey"), MapFile{folder / "nowhere/map.json"}), InputError);
}

TEST_F(OriginTest, EverySaveInALibraryIsARevision) {
    Origin origin = save_map(named("Honey"), InLibrary{{file, "Honey"}, {}});
    origin = save_map(named("Honey", map::Space::Forest), origin);
    EXPECT_EQ(std::get<InLibrary>(origin).revision->number, 2);
    const OpenedMap again = opened("Honey");
    EXPECT_EQ(again.origin, origin);
    EXPECT_EQ(again.map, named("Honey", map::Space::Forest));
    EXPECT_EQ(library.load("Honey", 1).map, named("Honey"));
}

TEST_F(OriginTest, ANewerRevisionIsNotOverwritten) {
    library.add(named("Honey"));
    const OpenedMap mine = opened("Honey");
    library.add(named("Honey", map::Space::Water));
    EXPECT_THROW(save_map(named("Honey", map::Space::Forest), mine.origin), library::Conflict);
    EXPECT_THROW(save_map(named("Bees", map::Space::Forest), mine.origin), library::Conflict);
    EXPECT_EQ(library.load("Honey").map, named("Honey", map::Space::Water));
    EXPECT_EQ(library.list().size(), 1u);
}

TEST_F(OriginTest, AMapOfANameThatIsTakenIsNotOverwritten) {
    library.add(named("Honey"));
    EXPECT_THROW(save_map(named("Honey", map::Space::Forest), InLibrary{{file, "Honey"}, {}}),
                 library::Conflict);
    EXPECT_EQ(library.load("Honey").map, named("Honey"));
}

TEST_F(OriginTest, AMapWithANewNameIsRenamedInTheLibrary) {
    library.add(named("Honey"));
    const Origin origin = save_map(named("Bees"), opened("Honey").origin);
    EXPECT_EQ(std::get<InLibrary>(origin).map.name, "Bees");
    ASSERT_EQ(library.list().size(), 1u);
    EXPECT_EQ(library.history("Bees").size(), 2u);
}

TEST_F(OriginTest, TellsWhatAFileDoesNotHold) {
    map::Map map({5, 4, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    map.details().author = "A. Author";
    EXPECT_EQ(not_kept(map, MapFile{"map.haz"}), "");
    map.details().description = "Two herds meet.";
    map.details().players = map::PlayerRange{2, 4};
    EXPECT_EQ(not_kept(map, MapFile{"map.haz"}), "the description, the players");
    map.details().notes = {{{1, 1}, "Too near"}};
    map.details().locked = {{2, 2}};
    EXPECT_EQ(not_kept(map, MapFile{"map.haz"}), "the description, the players, the notes on "
                                                 "spaces, which spaces are locked");
    EXPECT_EQ(not_kept(map, MapFile{"map.json"}), "");
    EXPECT_EQ(not_kept(map, InLibrary{{file, "map"}, {}}), "");
    EXPECT_EQ(not_kept(named("pointy"), MapFile{"map.haz"}), "the orientation of the board");
}

TEST_F(OriginTest, TellsWhereAMapIsKept) {
    const map::Map map = named("Honey");
    EXPECT_EQ(place_of({}), std::nullopt);
    EXPECT_EQ(place_of(MapFile{"/tmp/a.haz"}), Place(MapFile{"/tmp/a.haz"}));
    EXPECT_EQ(short_place({}), "");
    EXPECT_EQ(short_place(MapFile{"/tmp/a.haz"}), "a.haz");
    const library::NamedMap honey{"/tmp/b.pampas", "Honey"};
    const InLibrary kept{honey, library::Revision{1, 1, "", ""}};
    const InLibrary removed{honey, {}};
    EXPECT_EQ(place_of(kept), Place(honey));
    EXPECT_EQ(place_of(removed), std::nullopt);
    EXPECT_EQ(short_place(kept), "b.pampas");
    EXPECT_EQ(short_place(removed), "");
    EXPECT_EQ(title(map, {}), "Honey");
    EXPECT_EQ(title(named(""), {}), "Untitled");
    EXPECT_EQ(title(named(""), MapFile{"/tmp/a.haz"}), "a");
}

TEST(Place, IsReadAsItIsWritten) {
    for (const Place& place : {Place(MapFile{"/maps/a.haz"}), Place(MapFile{"/maps/a #1.json"}),
                               Place(library::NamedMap{"/maps/b.pampas", "Honey"}),
                               Place(library::NamedMap{"/maps/b.pampas", "old.pampas"}),
                               Place(LibraryFile{"/maps/b.pampas"})}) {
        EXPECT_EQ(read_place(place_text(place)), place) << place_text(place);
    }
}

TEST(Place, IsThatFromTheWorkingDirectory) {
    const auto here = std::filesystem::current_path();
    EXPECT_EQ(read_place("a.json"), Place(MapFile{here / "a.json"}));
    EXPECT_EQ(read_place("b.PAMPAS"), Place(LibraryFile{here / "b.PAMPAS"}));
    EXPECT_EQ(read_place("b.pampas#../c"), Place(library::NamedMap{here / "b.pampas", "../c"}));
}

} // namespace

} // namespace pampas::session
