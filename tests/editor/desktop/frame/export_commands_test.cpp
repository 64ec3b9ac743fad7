#include "analysis/legality/client.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/frame/export_commands.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/tileset.h"
#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/dcmemory.h>
#include <wx/dnd.h>
#include <wx/image.h>
#include <wx/menu.h>

namespace pampas::desktop {
namespace {

using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
namespace fs = std::filesystem;
using ::testing::IsEmpty;

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
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr(
                                   "pampas-pointy.png: exists but is not the expected tileset")));
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
    EXPECT_FALSE(item("File", "Show the exported file in its folder").IsEnabled());
    export_as({.product = "png"}, "map.png");
    EXPECT_THAT(told(), HasSubstr((folder / "map.png").string()));
    EXPECT_THAT(status(0).utf8_string(), HasSubstr((folder / "map.png").string()));
    EXPECT_TRUE(testing::wait_until(
        [this] { return item("File", "Show the exported file in its folder").IsEnabled(); }));
}

TEST_F(ExportCommandsTest, AFailureIsAllThatIsReported) {
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
    context().choose_client("tabletop");
    testing::press_key('E', wxMOD_CONTROL);
    EXPECT_EQ(prompt.last_export, choices);
}

TEST_F(ExportCommandsTest, BeginsWithTheClientThatTheMapIsCheckedFor) {
    export_as({.product = "png"}, "map.png");
    testing::press_key('E', wxMOD_CONTROL);
    EXPECT_EQ(prompt.last_export.client, "yucata");
    EXPECT_EQ(prompt.last_export.product, "haz") << "what it reads";
    context().choose_client("tabletop");
    testing::press_key('E', wxMOD_CONTROL);
    EXPECT_EQ(prompt.last_export.client, "tabletop");
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

map::Map with_market(const std::string& name, int columns = 6) {
    map::Map map({columns, 5});
    map.details().name = name;
    map.set({2, 2}, Space::Market);
    return map;
}

class TransferCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        library::Library maps(library, library::Access::Create);
        maps.add(with_market("Ararat"));
        maps.add(with_market("Bryce"));
        maps.add(with_market("Zion"));
        fs::create_directory(out);
        open_at(library);
        testing::settle();
    }
    void choose(const char* label) {
        wxCommandEvent event(wxEVT_MENU, item("File", label).GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
    }
    void export_all(const ExportChoices& choices) {
        prompt.export_answer = Export{choices};
        files.answers = {out};
        choose("Export all maps…");
    }
    std::vector<std::string> written() {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(out)) {
            names.push_back(entry.path().filename().string());
        }
        std::ranges::sort(names);
        return names;
    }
    std::vector<std::string> kept() {
        std::vector<std::string> names;
        for (const auto& entry : library::Library(library, library::Access::Read).list()) {
            names.push_back(entry.name);
        }
        return names;
    }
    void drop(const std::vector<fs::path>& paths) {
        wxArrayString dropped;
        for (const fs::path& path : paths) {
            dropped.Add(wxString::FromUTF8(path.string()));
        }
        auto* target = dynamic_cast<wxFileDropTarget*>(frame->GetDropTarget());
        ASSERT_NE(target, nullptr);
        EXPECT_TRUE(target->OnDropFiles(10, 10, dropped));
        testing::settle();
    }

    fs::path library = folder / "maps.pampas";
    fs::path out = folder / "out";
};

TEST_F(TransferCommandsTest, WritesEveryMapOfTheLibrary) {
    export_all({.product = "haz"});
    EXPECT_EQ(prompt.exported_maps, 3U);
    EXPECT_THAT(written(), ElementsAre("Ararat.haz", "Bryce.haz", "Zion.haz"));
    EXPECT_EQ(testing::bytes_of(out / "Bryce.haz"),
              formats::format_named("haz")->write(with_market("Bryce")));
    EXPECT_THAT(prompt.errors, IsEmpty());
    EXPECT_THAT(prompt.outcomes, IsEmpty()) << "all is well";
    EXPECT_THAT(testing::field<NoticeBar>(*canvas().GetParent()).text().utf8_string(),
                HasSubstr("3 maps written to " + out.string()));
}

TEST_F(TransferCommandsTest, EachPictureBearsItsMapsName) {
    export_all({.product = "png", .picture = {.title = true}});
    EXPECT_EQ(testing::bytes_of(out / "Zion.png"),
              picture::png(with_market("Zion"), {.title = "Zion"}));
}

TEST_F(TransferCommandsTest, NothingIsReplacedUnasked) {
    write_file(out / "Bryce.haz", "mine");
    export_all({.product = "haz"});
    EXPECT_EQ(prompt.asked_to_replace, "1 of 3");
    EXPECT_THAT(written(), ElementsAre("Bryce.haz")) << "he gave up";
    prompt.replace_answer = false;
    export_all({.product = "haz"});
    EXPECT_THAT(written(), ElementsAre("Ararat.haz", "Bryce.haz", "Zion.haz"));
    EXPECT_EQ(testing::bytes_of(out / "Bryce.haz"), "mine");
    EXPECT_EQ(status(0), "Maps: 2 written, 1 left unchanged");
    EXPECT_THAT(prompt.outcomes, IsEmpty()) << "a dialog only for what went wrong";
    prompt.replace_answer = true;
    export_all({.product = "haz"});
    EXPECT_NE(testing::bytes_of(out / "Bryce.haz"), "mine");
}

TEST_F(TransferCommandsTest, TellsWhatAClientDoesNotTake) {
    export_all({.client = "yucata", .product = "haz"});
    EXPECT_THAT(written(), IsEmpty());
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr("Ararat: not legal for Yucata"),
                                           HasSubstr("Bryce"), HasSubstr("Zion")));
    EXPECT_THAT(prompt.outcomes, ElementsAre("3 refused"));
}

TEST_F(TransferCommandsTest, StopsWhenTheUserHasEnough) {
    prompt.patience = 1;
    export_all({.product = "json"});
    EXPECT_THAT(written(), ElementsAre("Ararat.json"));
    EXPECT_EQ(status(0), "Maps: 1 written, 2 not done");
}

TEST_F(TransferCommandsTest, BringsAFolderIntoTheLibrary) {
    write_file(out / "a.haz", formats::format_named("haz")->write(with_market("Honey")));
    write_file(out / "b.json", "{");
    files.answers = {out, out};
    choose("Import a folder…");
    EXPECT_EQ(prompt.asked_to_import, "2 from out to maps");
    EXPECT_THAT(kept(), ElementsAre("Ararat", "Bryce", "Zion")) << "he gave up";
    prompt.import_answer = true;
    choose("Import a folder…");
    EXPECT_THAT(kept(), ElementsAre("Ararat", "Bryce", "Honey", "Zion"));
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr("b.json: line 1")));
    EXPECT_THAT(prompt.outcomes, ElementsAre("1 added, 1 refused"));
}

TEST_F(TransferCommandsTest, AFolderThatIsDroppedIsImported) {
    write_file(out / "a.haz", formats::format_named("haz")->write(with_market("Honey")));
    prompt.import_answer = true;
    drop({out});
    EXPECT_THAT(kept(), ElementsAre("Ararat", "Bryce", "Honey", "Zion"));
    EXPECT_EQ(status(0), "Maps: 1 added");
    EXPECT_THAT(prompt.outcomes, IsEmpty());
}

TEST_F(TransferCommandsTest, EveryFileThatIsDroppedIsOpened) {
    const map::Map code = with_market("Code", 7);
    write_file(folder / "mail.txt", formats::format_named("share")->write(code));
    write_file(folder / "nothing.txt", "hello");
    picture::write_map(folder / "a.tmx", *formats::format_named("tmx"), with_market("Tiled", 8));
    drop({folder / "a.tmx", folder / "nothing.txt", folder / "mail.txt"});
    ASSERT_TRUE(testing::wait_until([this] { return map().details().name == "Code"; }));
    EXPECT_EQ(map().grid(), code.grid());
    EXPECT_EQ(context().maps().count(), 2U);
    EXPECT_THAT(prompt.errors, ElementsAre(HasSubstr("nothing.txt")));
}

TEST_F(TransferCommandsTest, ALibraryThatIsDroppedIsShown) {
    const fs::path other = folder / "other.pampas";
    library::Library(other, library::Access::Create).add(with_market("Alone"));
    drop({other});
    EXPECT_TRUE(testing::wait_until([&] { return context().library() == other; }));
}

class PrintCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        map::Map map({12, 6});
        map.details().name = "Honey";
        map.details().author = "Ann";
        map.set({3, 3}, map::Space::Market);
        open(map);
    }
};

TEST_F(PrintCommandsTest, TellsWhoDesignedTheMapAndHowLargeItIs) {
    testing::press_key('P', wxMOD_CONTROL);
    EXPECT_THAT(prompt.proposed_footer, HasSubstr("Designed by Ann"));
    EXPECT_THAT(prompt.proposed_footer, HasSubstr("Size for Yucata"));
    EXPECT_EQ(prompt.last_print, PrintChoices());
}

/// Uses the printing framework's own names for the page.
TEST(MapPrintout, FillsThePaperThatIsInThePrinter) {
    map::Map map({12, 6}, map::Space::Water);
    MapPrintout printout("Honey", map, {.title = "Honey"});
    wxBitmap page(420, 594, 24);
    wxMemoryDC dc(page);
    dc.SetBackground(*wxWHITE_BRUSH);
    dc.Clear();
    printout.SetDC(&dc);
    printout.SetPageSizePixels(420, 594);
    printout.SetPageSizeMM(420, 594);
    int first = 0;
    int last = 0;
    int from = 0;
    int to = 0;
    printout.GetPageInfo(&first, &last, &from, &to);
    EXPECT_EQ(first, 1);
    EXPECT_EQ(last, 1);
    ASSERT_TRUE(printout.OnPrintPage(1));
    dc.SelectObject(wxNullBitmap);
    const wxImage image = page.ConvertToImage();
    const auto is_white = [&image](int x, int y) {
        return image.GetRed(x, y) == 255 && image.GetGreen(x, y) == 255 &&
               image.GetBlue(x, y) == 255;
    };
    EXPECT_TRUE(is_white(3, 3));
    EXPECT_TRUE(is_white(416, 590));
    EXPECT_FALSE(is_white(210, 297)) << "the map";
    EXPECT_FALSE(is_white(40, 297)) << "from margin to margin";
    EXPECT_FALSE(is_white(380, 297));
}

} // namespace

} // namespace pampas::desktop
