#include "analysis/legality/client.h"
#include "editor/picture/export.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "engine/map/transform.h"
#include "tests/editor/command_line/run_pampas.h"

#include <algorithm>
#include <filesystem>
#include <set>

/// The commands that make maps from maps: new, decide, transform, import, export.
namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::run_pampas;
using ::testing::StartsWith;

class MapCommands : public ::testing::Test {
  protected:
    /// Runs a command that prints a map.
    static map::Map printed(const std::vector<std::string>& arguments) {
        const auto outcome = run_pampas(arguments);
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        return formats::read_json(outcome.out);
    }
    std::string kept(const map::Map& map) {
        const std::string path = folder_ / "map.json";
        write_file(path, formats::write_json(map));
        return path;
    }
    static map::Map sample() {
        map::Map map({4, 3, hex::StaggerAxis::Y, hex::StaggerIndex::Even});
        map.set({0, 0}, map::Space::Market);
        map.set({3, 2}, map::Space::Land);
        map.set({1, 1}, map::Space::Water);
        map.details().name = "Sample";
        return map;
    }
    testing::TemporaryFolder folder_;
};

TEST_F(MapCommands, NewIsBlank) {
    const map::Map map = printed({"new", "--columns", "7", "--rows", "5", "--stagger-axis", "x",
                                  "--stagger-index", "even", "--fill", "meadow", "--name", "Hi"});
    map::Map expected({7, 5, hex::StaggerAxis::X, hex::StaggerIndex::Even}, map::Space::Meadow);
    expected.details().name = "Hi";
    EXPECT_EQ(map, expected);
}

TEST_F(MapCommands, NewRefusesSizesOutOfRange) {
    expect_misuse({"new", "--columns", "0"}, "1 to 250");
    expect_misuse({"new", "--rows", "251"}, "1 to 250");
    expect_misuse({"new", "--rows", "99999999999999999999"}, "--rows");
    expect_misuse({"new", "--fill", "sand"}, "sand");
}

TEST_F(MapCommands, TransformDoesWhatTheLibraryDoes) {
    using enum hex::Motion;
    const std::string path = kept(sample());
    EXPECT_EQ(printed({"transform", path, "--rotate", "90"}), map::moved(sample(), Rotate90));
    EXPECT_EQ(printed({"transform", path, "--rotate", "180"}), map::moved(sample(), Rotate180));
    EXPECT_EQ(printed({"transform", path, "--rotate", "270"}), map::moved(sample(), Rotate270));
    EXPECT_EQ(printed({"transform", path, "--mirror", "x"}), map::moved(sample(), MirrorX));
    EXPECT_EQ(printed({"transform", path, "--mirror", "y"}), map::moved(sample(), MirrorY));
    EXPECT_EQ(printed({"transform", path, "--resize", "9x2", "--fill", "void"}),
              map::reframed(sample(), {0, 0}, 9, 2, map::Space::Void));
    EXPECT_EQ(printed({"transform", path, "--rotate", "90", "--mirror", "x"}),
              map::moved(map::moved(sample(), Rotate90), MirrorX));
}

TEST_F(MapCommands, TransformRefusesWrongOptions) {
    const std::string path = kept(sample());
    expect_misuse({"transform", path}, "--rotate, --mirror, --crop or --resize");
    expect_misuse({"transform", path, "--rotate", "45"}, "45");
    for (const std::string size : {"9", "9x", "x9", "0x4", "9x251", "9x9x9", "axb", "9 9", ""}) {
        expect_misuse({"transform", path, "--resize", size}, "COLUMNSxROWS");
    }
}

TEST_F(MapCommands, DecideLeavesNoUndecidedLandAndRepeatsItself) {
    map::Map open({10, 10}, map::Space::Land);
    open.details().name = "Open";
    const std::string path = kept(open);
    const map::Map decided = printed({"decide", path, "--seed", "7"});
    EXPECT_TRUE(decided.all(map::Space::Land).empty());
    EXPECT_EQ(printed({"decide", path, "--seed", "7"}), decided);
    EXPECT_NE(printed({"decide", path, "--seed", "8"}), decided);
    expect_misuse({"decide", path, "--seed", "-1"}, "--seed");
}

TEST_F(MapCommands, ExportedHazIsImportedAgain) {
    const std::string path = kept(sample());
    ASSERT_EQ(run_pampas({"export", path, "-o", folder_ / "map.haz"}).status, Status::Success);
    const map::Map back = printed({"import", folder_ / "map.haz"});
    EXPECT_EQ(back.details().name, "Sample");
    EXPECT_EQ(back.all(map::Space::Market).size(), 1u);
    EXPECT_EQ(run_pampas({"export", path, "--format", "haz"}).out, read_file(folder_ / "map.haz"));
}

TEST_F(MapCommands, AShareCodeStandsWhereverAMapMay) {
    const auto outcome = run_pampas({"export", kept(sample()), "--format", "share"});
    EXPECT_THAT(outcome.out, ::testing::MatchesRegex("pampas1:[-_A-Za-z0-9]+\n"));
    EXPECT_EQ(outcome.err, "");
    const std::string code = outcome.out.substr(0, outcome.out.size() - 1);
    EXPECT_EQ(printed({"import", code}), sample());
    EXPECT_EQ(printed({"transform", code, "--mirror", "x"}),
              map::moved(sample(), hex::Motion::MirrorX));
    EXPECT_EQ(run_pampas({"validate", code}).out, run_pampas({"validate", kept(sample())}).out);
    write_file(folder_ / "code.json", outcome.out);
    EXPECT_EQ(printed({"import", folder_ / "code.json"}), sample());
    expect_misuse({"import", code + "A"}, "the share code is damaged");
}

TEST_F(MapCommands, AShareCodeWithoutRoomForTheNameNamesTheMap) {
    map::Map map = sample();
    map.details().name = std::string(1001, 'x');
    const std::string path = kept(map);
    expect_misuse({"export", path, "--format", "share"}, path + ": the name is too long");
}

TEST_F(MapCommands, AFileThatCannotHoldTheNameIsNamed) {
    map::Map map = sample();
    map.details().name = "\x01";
    const std::string output = folder_ / "map.tmx";
    expect_misuse({"import", kept(map), "-o", output},
                  output + ": the name has a control character");
}

TEST_F(MapCommands, ALibraryThatCannotKeepAMapWithoutANameIsNamed) {
    map::Map map = sample();
    map.details().name.clear();
    const std::string output = folder_ / "maps.pampas";
    expect_misuse({"import", kept(map), "-o", output}, output + ": a map without a name");
    EXPECT_FALSE(std::filesystem::exists(output));
}

TEST_F(MapCommands, ImportBringsAFolderIntoALibrary) {
    std::filesystem::create_directories(folder_ / "maps" / "folder.json");
    const std::string folder = folder_ / "maps";
    const std::string library = folder_ / "maps.pampas";
    expect_misuse({"import", folder, "-o", library}, "has no .json");
    map::Map map = sample();
    write_file(folder + "/a.json", formats::write_json(map));
    map.set({2, 2}, map::Space::Swamp);
    write_file(folder + "/b.haz", formats::format_named("haz")->write(map));
    map.details().name.clear();
    write_file(folder + "/c.json", formats::write_json(map));
    write_file(folder + "/d.json", "{");
    write_file(folder + "/e.doc", "{");
    const auto outcome = run_pampas({"import", folder, "-o", library});
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_EQ(outcome.out, "added Sample, revision 1\nadded Sample (2), revision 1\nadded c, "
                           "revision 1\n3 added, 0 already there, 1 refused\n");
    EXPECT_THAT(outcome.err, StartsWith("pampas: " + folder + "/d.json: line 1, column 2: "));
    EXPECT_EQ(printed({"import", library + "#Sample"}), sample());
    EXPECT_EQ(printed({"import", library + "#c"}).spaces()[10], map::Space::Swamp);
    EXPECT_THAT(run_pampas({"import", folder, "-o", library}).out,
                StartsWith("0 added, 3 already there"));
    expect_misuse({"import", folder, "-o", folder_ / "all.json"},
                  "is a directory; give -o LIBRARY.pampas for its maps");
}

TEST_F(MapCommands, ExportSaysWhatIsNotInTheFile) {
    map::Map map = sample();
    map.details().author = "Somebody";
    map.details().locked = {{0, 0}};
    const std::string path = kept(map);
    for (const char* format : {"share", "text"}) {
        const auto outcome = run_pampas({"export", path, "--format", format});
        EXPECT_EQ(outcome.status, Status::Success);
        EXPECT_EQ(outcome.err,
                  "pampas: " + path +
                      ": this file does not store the author, which spaces are locked\n");
    }
    EXPECT_EQ(run_pampas({"export", path, "--format", "json"}).err, "");
}

TEST_F(MapCommands, ExportPutsTheTilesetBesideAMapOfTiled) {
    const std::string path = kept(sample());
    ASSERT_EQ(run_pampas({"export", path, "-o", folder_ / "map.tmx"}).status, Status::Success);
    EXPECT_EQ(printed({"import", folder_ / "map.tmx"}), sample());
    EXPECT_EQ(run_pampas({"export", path, "--format", "tmx"}).out, read_file(folder_ / "map.tmx"));
    ASSERT_EQ(run_pampas({"transform", folder_ / "map.tmx", "--rotate", "90", "-o",
                          folder_ / "turned.tmj"})
                  .status,
              Status::Success);
    EXPECT_EQ(printed({"import", folder_ / "turned.tmj"}),
              map::moved(sample(), hex::Motion::Rotate90));
    write_file(folder_ / "pampas-pointy.png", "mine");
    const std::string other = folder_ / "other.tmx";
    expect_misuse({"export", path, "-o", other},
                  "pampas-pointy.png: exists but is not the expected tileset");
    EXPECT_FALSE(std::filesystem::exists(other));
}

TEST_F(MapCommands, ImportNamesAMapOfTiledAfterItsFile) {
    const std::string path = kept(sample());
    ASSERT_EQ(run_pampas({"export", path, "-o", folder_ / "map.tmx"}).status, Status::Success);
    std::string bytes = read_file(folder_ / "map.tmx");
    bytes.replace(bytes.find("\"name\" value"), 6, "\"title\"");
    write_file(folder_ / "Two Rivers.tmx", bytes);
    EXPECT_EQ(printed({"import", folder_ / "Two Rivers.tmx"}).details().name, "Two Rivers");
    std::filesystem::remove(folder_ / "pampas-pointy.tsx");
    expect_misuse({"import", folder_ / "map.tmx"},
                  "map.tmx: line 6: there is no tileset \"pampas-pointy.tsx\"");
}

TEST_F(MapCommands, ExportWritesEveryMapOfALibrary) {
    const std::string library = folder_ / "maps.pampas";
    const std::string out = folder_ / "out";
    map::Map map = sample();
    {
        library::Library kept(library, library::Access::Create);
        for (const char* name : {"Fen", "fen", "A/B: C?", "con", "Wide"}) {
            map.details().name = name;
            if (map.details().name == "Wide") {
                map = map::reframed(map, {0, 0}, 120, 3, map::Space::Forest);
                map.details().name = name;
            }
            kept.add(map);
        }
    }
    const auto outcome = run_pampas({"export", "--all", library, "--format", "haz", "-o", out});
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_EQ(std::ranges::count(outcome.out, '\n'), 5);
    EXPECT_THAT(outcome.out, HasSubstr("Wide was refused\n"));
    EXPECT_THAT(outcome.err, HasSubstr("4 written, 1 refused\n"));
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(out)) {
        files.insert(entry.path().filename().string());
        EXPECT_EQ(formats::read_map(entry.path()).all(map::Space::Market).size(), 1U);
    }
    EXPECT_THAT(files, ::testing::UnorderedElementsAre("-con.haz", "A-B- C-.haz", "Fen.haz",
                                                       "fen (2).haz"));
    const auto again = run_pampas({"export", "--all", library, "--format", "json", "-o", out});
    EXPECT_EQ(again.status, Status::Success) << again.err;
    write_file(out + "/Fen.json", "mine");
    const auto refused = run_pampas({"export", "--all", library, "--format", "json", "-o", out});
    EXPECT_EQ(refused.status, Status::No);
    EXPECT_THAT(refused.err, HasSubstr("Fen.json: already exists; use --overwrite to replace it"));
    EXPECT_EQ(testing::bytes_of(out + "/Fen.json"), "mine");
    EXPECT_EQ(run_pampas({"export", "--all", library, "--format", "json", "--overwrite", "-o", out})
                  .status,
              Status::Success);
    EXPECT_EQ(formats::read_map(out + "/Fen.json").details().name, "Fen");
    expect_misuse({"export", "--format", "json"}, "MAP, --all LIBRARY or --newest LIBRARY");
    expect_misuse({"export", "--all", library, "--format", "json"}, "give a folder with -o");
    expect_misuse({"export", "--all", library, "-o", out}, "give --format");
}

/// As file managers show a library.
TEST_F(MapCommands, ExportWritesTheMapOfALibraryThatWasSavedLast) {
    const std::string library = folder_ / "maps.pampas";
    {
        library::Library kept(library, library::Access::Create);
        expect_misuse({"export", "--newest", library, "--format", "json"}, "has no maps");
        map::Map map = sample();
        for (const char* name : {"First", "b#c", "Last", "b#c"}) {
            map.details().name = name;
            kept.add(map);
        }
    }
    EXPECT_EQ(printed({"export", "--newest", library, "--format", "json"}).details().name, "b#c");
    const auto picture =
        run_pampas({"export", "--newest", library, "--format", "png", "--fit", "9"});
    EXPECT_THAT(picture.out, StartsWith("\x89PNG"));
    const std::string path = kept(sample());
    EXPECT_EQ(run_pampas({"export", path, "--format", "png", "--fit", "9"}).out, picture.out);
    expect_misuse({"export", path, "--newest", library, "--format", "json"}, "--newest");
    expect_misuse({"export", "--all", library, "--newest", library, "--format", "json"},
                  "--newest");
    expect_misuse({"export", "--newest", path, "--format", "json"}, "is not a Pampas library");
    expect_misuse({"export", "--newest", library, "--format", "json", "--fit", "9"}, "--fit");
    expect_misuse({"export", path, "--format", "png", "--fit", "9", "--width", "9"}, "--fit");
}

TEST_F(MapCommands, ExportWritesPictures) {
    const std::string path = kept(sample());
    EXPECT_THAT(run_pampas({"export", path, "--format", "png"}).out, StartsWith("\x89PNG"));
    const std::string svg = run_pampas({"export", path, "--format", "svg"}).out;
    EXPECT_THAT(svg, StartsWith("<?xml"));
    EXPECT_NE(run_pampas({"export", path, "--format", "svg", "--overlay", "accessibility"}).out,
              svg);
    EXPECT_NE(run_pampas({"export", path, "--format", "svg", "--market", "A1"}).out, svg);
}

TEST_F(MapCommands, ExportForAClientRefusesAnIllegalMap) {
    const auto refused =
        run_pampas({"export", kept(sample()), "--client", "yucata", "-o", folder_ / "refused.haz"});
    EXPECT_EQ(refused.status, Status::Success) << refused.err;
    map::Map bare({3, 3});
    bare.details().name = "Bare";
    const auto outcome =
        run_pampas({"export", kept(bare), "--client", "yucata", "-o", folder_ / "bare.haz"});
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_THAT(outcome.err, HasSubstr("not legal for Yucata"));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "bare.haz"));
}

TEST_F(MapCommands, ExportForAClientWritesWhatItTakesAndSaysWhatIsDifferentThere) {
    map::Map map({9, 9, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    for (const int column : {0, 2, 4, 6, 8}) {
        map.set({column, 2}, map::terrains[static_cast<std::size_t>(column / 2)]);
        map.set({column, 6}, map::Space::Market);
    }
    const std::string path = kept(map);
    const auto file = run_pampas({"export", path, "--client", "yucata"});
    EXPECT_EQ(file.out, formats::format_named("haz")->write(map));
    EXPECT_EQ(file.err, "pampas: " + path +
                            ": Yucata shows the map turned, with hexes that stand on a corner.\n");
    const auto picture = run_pampas({"export", path, "--client", "yucata", "--format", "png"});
    EXPECT_EQ(picture.out,
              picture::png(legality::shown_by(legality::client_named("yucata"), map).map));
    EXPECT_THAT(run_pampas({"export", path, "--client", "spielbyweb"}).err,
                HasSubstr("SpielByWeb draws the terrain of land"));
    EXPECT_THAT(run_pampas({"export", path, "--client", "tabletop"}).out, StartsWith("%PDF-"))
        << "what a table takes is paper";
}

TEST_F(MapCommands, ExportWritesFoldersForVirtualTables) {
    const std::string path = kept(sample());
    for (const char* format : {"vassal", "tts"}) {
        const std::string folder = folder_ / format;
        EXPECT_EQ(run_pampas({"export", path, "--format", format, "-o", folder}).status,
                  Status::Success);
        EXPECT_THAT(testing::bytes_of(folder + "/grid.json"), HasSubstr("\"centres\""));
        EXPECT_TRUE(std::filesystem::exists(folder + "/board.png"));
        write_file(folder + "/board.png", "mine");
        expect_misuse({"export", path, "--format", format, "-o", folder}, "already exists");
        expect_misuse({"export", path, "--format", format}, "give a folder with -o");
    }
}

TEST_F(MapCommands, ExportRefusesWhatItCannotDo) {
    const std::string path = kept(sample());
    expect_misuse({"export", path}, "--format");
    expect_misuse({"export", path, "-o", folder_ / "map.xyz"}, "xyz");
    expect_misuse({"export", path, "--format", "gif"}, "gif");
    expect_misuse({"export", path, "--format", "png", "--overlay", "fame"}, "fame");
    expect_misuse({"export", path, "--format", "png", "--market", "B2"},
                  "map.json: there is no market \"B2\"");
    expect_misuse({"export", path, "--client", "nobody", "--format", "haz"}, "nobody");
    expect_misuse({"export", path, "--format", "png", "--side", "0"}, "--side");
    map::Map tall({2, 60, hex::StaggerAxis::X});
    tall.details().name = "Tall";
    expect_misuse({"export", kept(tall), "--format", "haz"}, "doubled rows");
    map::Map named = sample();
    named.details().name = "\u6771\u4eac";
    expect_misuse({"export", kept(named), "--format", "haz"}, "Windows-1252");
}

} // namespace
} // namespace pampas::command_line
