#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/picture/tileset.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/dnd.h>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

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
                HasSubstr("3 maps written into " + out.string()));
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
    EXPECT_THAT(prompt.outcomes, ElementsAre("2 written, 1 left as they are"));
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
    EXPECT_THAT(prompt.outcomes, ElementsAre("1 written, 2 not done"));
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

} // namespace
} // namespace pampas::desktop
