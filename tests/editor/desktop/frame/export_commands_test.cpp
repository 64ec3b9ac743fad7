#include "analysis/legality/client.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/paper/print_and_play.h"
#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class ExportCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        map::Map map({8, 6});
        map.details().name = "Honey";
        map.set({3, 3}, Space::Market);
        map.set({1, 1}, Space::Forest);
        open(map);
    }
    void export_as(const ExportChoices& choices, const std::string& file) {
        prompt.export_answer = Export{choices};
        files.answers = {folder / file};
        testing::press_key('E', wxMOD_CONTROL);
    }
    std::string bytes(const std::string& file) { return testing::bytes_of(folder / file); }
    std::string told() {
        const wxWindow& middle = *canvas().GetParent();
        return testing::field<NoticeBar>(middle).text().utf8_string();
    }
};

TEST_F(ExportCommandsTest, WritesWhatWasChosen) {
    export_as({.product = "haz"}, "map.haz");
    EXPECT_EQ(bytes("map.haz"), formats::write_haz(map()));
    export_as({.product = "json"}, "copy.json");
    EXPECT_EQ(formats::read_json(bytes("copy.json")), map());
    export_as({.product = "png", .side = 20, .picture = {.coordinates = true, .title = true}},
              "map.png");
    EXPECT_EQ(bytes("map.png"),
              picture::png(map(), {.style = {.coordinates = true}, .side = 20, .title = "Honey"}));
    export_as({.product = "svg", .width = 500, .picture = {.title = true}}, "map.svg");
    EXPECT_THAT(bytes("map.svg"), HasSubstr("width=\"500"));
    EXPECT_NE(bytes("map.svg").find("glyph"), std::string::npos) << "the title";
    EXPECT_EQ(title(), "Honey – map.json – Pampas") << "it is kept where it was";
    EXPECT_THAT(prompt.errors, ElementsAre());
}

TEST_F(ExportCommandsTest, PutsTheTilesetBesideAMapOfTiled) {
    export_as({.product = "tmx"}, "map.tmx");
    EXPECT_EQ(formats::read_map(folder / "map.tmx"), map());
    testing::put(folder / "pampas-pointy.png", "mine");
    export_as({.product = "tmj"}, "map.tmj");
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr("pampas-pointy.png: is not the tileset")));
    EXPECT_FALSE(std::filesystem::exists(folder / "map.tmj"));
}

TEST_F(ExportCommandsTest, WritesSheetsOfPaper) {
    const ExportChoices choices{.product = "pdf",
                                .picture = {.look = picture::Look::Ink, .coordinates = true},
                                .paper = {.hex = 60, .paper = "a4", .aids = true}};
    export_as(choices, "map.pdf");
    const paper::PrintJob job{
        .size = {.hex = 60}, .look = picture::Look::Ink, .coordinates = true, .aids = true};
    EXPECT_EQ(bytes("map.pdf"), paper::print_and_play(map(), job).bytes);
    EXPECT_EQ(files.proposed, folder / "Honey.pdf");
}

TEST_F(ExportCommandsTest, WritesWhatAClientsPlayersSee) {
    export_as({.client = "spielbyweb", .product = "png"}, "map.png");
    const auto client = legality::client_named("spielbyweb");
    EXPECT_EQ(bytes("map.png"), picture::png(legality::shown_by(client, map()).map));
}

TEST_F(ExportCommandsTest, MakesAFolderOfItsOwnForAVirtualTable) {
    for (const char* made : {"Honey-vassal", "Honey-vassal (2)"}) {
        prompt.export_answer = Export{{.product = "vassal"}};
        files.answers = {folder.path()};
        testing::press_key('E', wxMOD_CONTROL);
        for (const auto& file : virtual_table::vassal_files(map())) {
            EXPECT_EQ(testing::bytes_of(folder / made / file.name), file.bytes);
        }
    }
    EXPECT_EQ(files.proposed, folder.path());
    EXPECT_THAT(told(), HasSubstr("Honey-vassal (2)"));
}

TEST_F(ExportCommandsTest, SaysWhereTheFileIs) {
    EXPECT_EQ(told(), "");
    EXPECT_FALSE(item("File", "Show the written file in its folder").IsEnabled());
    export_as({.product = "png"}, "map.png");
    EXPECT_THAT(told(), HasSubstr((folder / "map.png").string()));
    EXPECT_THAT(status(0).utf8_string(), HasSubstr((folder / "map.png").string()));
    EXPECT_TRUE(testing::wait_until(
        [this] { return item("File", "Show the written file in its folder").IsEnabled(); }));
}

TEST_F(ExportCommandsTest, AFailureIsToldAndNothingElse) {
    std::filesystem::create_directory(folder / "map.png");
    export_as({.product = "png"}, "map.png");
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr("map.png")));
    EXPECT_EQ(told(), "");
}

TEST_F(ExportCommandsTest, RemembersWhatWasChosen) {
    const ExportChoices choices{.client = "tabletop",
                                .product = "svg",
                                .side = 55,
                                .width = 900,
                                .picture = {.look = picture::Look::Letters,
                                            .coordinates = true,
                                            .title = true,
                                            .overlay = "regions"},
                                .paper = {.hex = 40,
                                          .paper = "a3",
                                          .orientation = paper::Orientation::Portrait,
                                          .overlap = 5,
                                          .aids = true}};
    export_as(choices, "map.svg");
    start();
    testing::press_key('E', wxMOD_CONTROL);
    EXPECT_EQ(prompt.last_export, choices);
}

TEST_F(ExportCommandsTest, ProposesAFileOfTheKindBesideTheMap) {
    export_as({.product = "haz"}, "map.haz");
    EXPECT_EQ(files.proposed, folder / "Honey.haz");
    prompt.map_answer = map::Map({4, 4});
    testing::press_key('N', wxMOD_CONTROL);
    export_as({.product = "svg"}, "map.svg");
    EXPECT_EQ(files.proposed, folder / "Untitled.svg") << "where the last one went";
}

TEST_F(ExportCommandsTest, OffersTheOverlayThatIsSeen) {
    export_as({.product = "png"}, "map.png");
    EXPECT_FALSE(prompt.seen_overlay.has_value());
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(
        testing::wait_until([this] { return !context().overlays().overlay().marks.empty(); }));
    export_as({.product = "png"}, "map.png");
    ASSERT_TRUE(prompt.seen_overlay.has_value());
    EXPECT_EQ(prompt.seen_overlay->title, the<Legend>().title().utf8_string());
    EXPECT_EQ(prompt.seen_overlay->overlay, context().overlays().overlay());
}

} // namespace
} // namespace pampas::desktop
