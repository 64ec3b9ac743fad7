#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "tests/editor/command_line/json_report.h"

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::json_report;
using testing::run_pampas;

class LibraryCommand : public ::testing::Test {
  protected:
    /// Writes a map file. Another number of columns makes another map of the same name.
    std::string file(const std::string& name, int columns = 3) {
        map::Map map({columns, 2});
        map.details().name = name;
        const auto path = folder_ / (name + std::to_string(columns) + ".json");
        testing::put(path, formats::write_json(map));
        return path;
    }
    std::string library() const { return folder_ / "maps.pampas"; }

    static void succeed(const std::vector<std::string>& arguments) {
        const auto outcome = run_pampas(arguments);
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        EXPECT_THAT(outcome.out, IsEmpty());
    }

    testing::TemporaryFolder folder_;
};

TEST_F(LibraryCommand, KeepsMapsAndTheirHistory) {
    succeed({"library", "add", library(), file("Honey"), file("Nectar")});
    succeed({"library", "add", library(), file("Honey", 5), "--note", "wider"});
    const auto list = json_report({"library", "list", library()});
    ASSERT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0]["name"], "Honey");
    EXPECT_EQ(list[0]["columns"], 5);
    EXPECT_EQ(list[0]["rows"], 2);
    EXPECT_EQ(list[0]["revision"], 2);
    EXPECT_TRUE(list[0].contains("modified"));
    const auto history = json_report({"library", "history", library(), "Honey"});
    ASSERT_EQ(history.size(), 2u);
    EXPECT_EQ(history[0]["note"], "wider");
    EXPECT_EQ(history[1]["revision"], 1);

    succeed({"library", "restore", library(), "Honey", "1"});
    EXPECT_EQ(
        formats::read_json(run_pampas({"library", "show", library(), "Honey"}).out).grid().columns,
        3);
    EXPECT_THAT(run_pampas({"library", "list", library()}).out, HasSubstr("revision   3"));

    succeed({"library", "rename", library(), "Honey", "Mead"});
    succeed({"library", "remove", library(), "Nectar"});
    EXPECT_EQ(json_report({"library", "list", library()}).size(), 1u);
    EXPECT_EQ(run_pampas({"library", "check", library()}).out, "no damage found\n");
}

TEST_F(LibraryCommand, CopiesMapsAndWritesNotes) {
    succeed({"library", "add", library(), file("Honey")});
    succeed({"library", "add", library(), file("Honey", 5)});
    EXPECT_EQ(run_pampas({"library", "duplicate", library(), "Honey"}).err,
              "copied Honey to Honey (2)\n");
    EXPECT_EQ(json_report({"library", "history", library(), "Honey (2)"}).size(), 1u);
    EXPECT_EQ(
        formats::read_json(run_pampas({"library", "show", library(), "Honey (2)"}).out).grid(),
        hex::Grid({5, 2}));
    succeed({"library", "note", library(), "Honey", "too narrow", "--revision", "1"});
    succeed({"library", "note", library(), "Honey", "wider"});
    const auto history = json_report({"library", "history", library(), "Honey"});
    EXPECT_EQ(history[0]["note"], "wider");
    EXPECT_EQ(history[1]["note"], "too narrow");
    expect_misuse({"library", "note", library(), "Honey", "x", "--revision", "3"}, "no revision 3");
    expect_misuse({"library", "duplicate", library(), "Nectar"}, "no map \"Nectar\"");
    EXPECT_EQ(run_pampas({"library", "check", library()}).out, "no damage found\n");
}

TEST_F(LibraryCommand, RemovedMapsAreInTheTrash) {
    succeed({"library", "add", library(), file("Honey"), file("Nectar")});
    succeed({"library", "add", library(), file("Honey", 5)});
    succeed({"library", "remove", library(), "Honey"});
    succeed({"library", "remove", library(), "Nectar"});
    const auto trash = json_report({"library", "trash", library()});
    ASSERT_EQ(trash.size(), 2u);
    for (const auto& removed : trash) {
        EXPECT_EQ(removed["revision"], removed["name"] == "Honey" ? 2 : 1);
        EXPECT_TRUE(removed.contains("removed"));
    }
    EXPECT_THAT(run_pampas({"library", "trash", library()}).out, HasSubstr("Nectar"));

    succeed({"library", "add", library(), file("Honey", 7)});
    const auto outcome = run_pampas({"library", "trash", library(), "--restore", "Honey"});
    EXPECT_EQ(outcome.err, "put Honey back as Honey (2)\n");
    EXPECT_EQ(json_report({"library", "history", library(), "Honey (2)"}).size(), 2u);
    expect_misuse({"library", "trash", library(), "--restore", "Honey"}, "no map \"Honey\" in");
    expect_misuse({"library", "trash", library(), "--restore", "Nectar", "--empty"},
                  "cannot be used with");

    succeed({"library", "trash", library(), "--empty"});
    EXPECT_EQ(json_report({"library", "trash", library()}).size(), 0u);
    EXPECT_EQ(json_report({"library", "list", library()}).size(), 2u);
    EXPECT_EQ(run_pampas({"library", "check", library()}).out, "no damage found\n");
}

TEST_F(LibraryCommand, IsAPlaceForMapsOfOtherCommands) {
    succeed({"new", "--name", "Blank", "-o", library()});
    succeed({"transform", library() + "#Blank", "--rotate", "90", "-o", library() + "#Turned"});
    EXPECT_EQ(json_report({"library", "list", library()}).size(), 2u);
    EXPECT_EQ(run_pampas({"validate", library() + "#Turned"}).status, Status::No);
    expect_misuse({"validate", library()}, "NAME");
    expect_misuse({"validate", library() + "#Missing"}, "Missing");
}

TEST_F(LibraryCommand, OneUnreadableFileKeepsNoneOfThem) {
    expect_misuse({"library", "add", library(), file("Honey"), folder_ / "none.json"},
                  "none.json: ");
    EXPECT_FALSE(std::filesystem::exists(library()));
}

TEST_F(LibraryCommand, AMapWithoutANameMakesNoLibrary) {
    expect_misuse({"library", "add", library(), file("Honey"), file("")}, "/name: ");
    EXPECT_FALSE(std::filesystem::exists(library()));
}

TEST_F(LibraryCommand, RefusesWhatIsNoLibrary) {
    const std::string junk = folder_ / "junk.pampas";
    testing::put(junk, std::string(5000, 'x'));
    for (const std::string command : {"list", "check"}) {
        expect_misuse({"library", command, junk}, "junk.pampas: ");
        expect_misuse({"library", command, folder_ / "none.pampas"}, "none.pampas: ");
    }
    for (const std::string command : {"show", "remove", "history"}) {
        expect_misuse({"library", command, junk, "Honey"}, "junk.pampas: ");
    }
    expect_misuse({"library", "rename", junk, "Honey", "Mead"}, "junk.pampas: ");
    expect_misuse({"library", "restore", junk, "Honey", "1"}, "junk.pampas: ");
    expect_misuse({"library", "add", junk, file("Honey")}, "junk.pampas: ");
    EXPECT_EQ(testing::bytes_of(junk), std::string(5000, 'x'));
    expect_misuse({"library"}, "a command is missing");
    expect_misuse({"library", "list"}, "LIBRARY");
}

TEST_F(LibraryCommand, RefusesMapsAndRevisionsThatAreNotThere) {
    succeed({"library", "add", library(), file("Honey"), file("Nectar")});
    expect_misuse({"library", "show", library(), "Mead"}, "Mead");
    expect_misuse({"library", "show", library(), "Honey", "--revision", "9"}, "9");
    expect_misuse({"library", "restore", library(), "Honey", "9"}, "9");
    expect_misuse({"library", "remove", library(), "Mead"}, "Mead");
    expect_misuse({"library", "rename", library(), "Honey", "Nectar"}, "Nectar");
    expect_misuse({"library", "history", library(), "Mead"}, "Mead");
}

} // namespace
} // namespace pampas::command_line
