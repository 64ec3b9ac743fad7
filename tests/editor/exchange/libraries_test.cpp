#include "editor/exchange/libraries.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/library/library.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <set>

namespace pampas::exchange {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class ParcelsTest : public ::testing::Test {
  protected:
    void add(const std::string& name) {
        map::Map map({3, 3});
        map.details().name = name;
        library::Library(library, library::Access::Create).add(map);
    }
    std::vector<std::string> files(const char* product) {
        std::vector<std::string> names;
        for (const Parcel& parcel : parcels(library, folder / "out", *product_named(product))) {
            EXPECT_EQ(parcel.path.parent_path(), folder / "out");
            names.push_back(parcel.path.filename().string());
        }
        return names;
    }

    testing::TemporaryFolder folder;
    std::filesystem::path library = folder / "maps.pampas";
};

TEST_F(ParcelsTest, EveryMapHasAFileOfItsName) {
    add("Honey");
    add("Río Ñandú");
    EXPECT_THAT(files("haz"), ElementsAre("Honey.haz", "Río Ñandú.haz"));
    EXPECT_THAT(files("vassal"), ElementsAre("Honey", "Río Ñandú"));
}

TEST_F(ParcelsTest, NamesDifferEvenWhereCaseIsIgnored) {
    for (const char* name : {"Honey", "honey", "honey (2)", "a/b", "a\\b", "a?b", "CON"}) {
        add(name);
    }
    std::set<std::string> seen;
    for (std::string name : files("png")) {
        std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
        EXPECT_TRUE(seen.insert(name).second) << name;
        EXPECT_EQ(name.find_first_of("/\\?*:<>|\""), std::string::npos) << name;
        EXPECT_NE(name, "con.png");
    }
    EXPECT_EQ(seen.size(), 7U);
}

TEST_F(ParcelsTest, TellsWhatIsThereAlready) {
    add("Honey");
    const auto all = parcels(library, folder.path(), *product_named("haz"));
    EXPECT_FALSE(is_taken(all.front()));
    write_file(all.front().path, "mine");
    EXPECT_TRUE(is_taken(all.front()));
}

TEST_F(ParcelsTest, ALibraryThatIsNotThereIsReported) {
    EXPECT_THROW(files("haz"), InputError);
}

class FolderImportTest : public ::testing::Test {
  protected:
    void put(const std::string& file, const std::string& name, int columns = 3) {
        map::Map map({columns, 3});
        map.details().name = name;
        const fs::path path = folder / file;
        write_file(path, formats::format_of(path)->write(map));
    }
    /// `name revision`, with a mark if nothing was added; or why a file was refused.
    std::vector<std::string> import_all() {
        FolderImport import(folder / "maps.pampas");
        std::vector<std::string> told;
        for (const auto& result : import.add(formats::map_files_in(folder.path()))) {
            const auto* outcome = std::get_if<FolderImport::Outcome>(&result);
            told.push_back(outcome == nullptr
                               ? std::get<std::string>(result)
                               : fmt::format("{} {}{}", outcome->name, outcome->revision,
                                             outcome->added ? "" : " known"));
        }
        return told;
    }

    testing::TemporaryFolder folder;
};

TEST_F(FolderImportTest, TakesTheMapFilesOfAFolderByName) {
    put("b.haz", "Bee");
    put("a.json", "Ant");
    put("c.haz", "");
    write_file(folder / "notes.doc", "not a map");
    fs::create_directory(folder / "d.json");
    EXPECT_THAT(formats::map_files_in(folder.path()),
                ElementsAre(folder / "a.json", folder / "b.haz", folder / "c.haz"));
    EXPECT_THAT(import_all(), ElementsAre("Ant 1", "Bee 1", "c 1"));
}

TEST_F(FolderImportTest, MapsOfOneNameAreToldApart) {
    put("a.json", "Honey", 3);
    put("b.json", "Honey", 4);
    EXPECT_THAT(import_all(), ElementsAre("Honey 1", "Honey (2) 1"));
}

TEST_F(FolderImportTest, WhatIsThereAlreadyIsNotAddedAgain) {
    put("a.json", "Honey", 3);
    import_all();
    EXPECT_THAT(import_all(), ElementsAre("Honey 1 known"));
    put("a.json", "Honey", 5);
    EXPECT_THAT(import_all(), ElementsAre("Honey 2"));
}

TEST_F(FolderImportTest, OneThatCannotBeReadDoesNotHinderTheNext) {
    write_file(folder / "a.json", "{");
    put("b.json", "Bee");
    EXPECT_THAT(import_all(), ElementsAre(HasSubstr("a.json: "), "Bee 1"));
}

TEST_F(FolderImportTest, BatchesAreAllFilesInOrderAndSmall) {
    const std::vector<fs::path> none(501, folder / "none.json");
    EXPECT_THAT(batches(none), ElementsAre(SizeIs(200), SizeIs(200), SizeIs(101)));
    std::vector<fs::path> files;
    for (const char* name : {"a.json", "b.json", "c.json"}) {
        files.push_back(folder / name);
        write_file(files.back(), std::string(std::size_t{3} << 20, ' '));
    }
    const auto large = batches(files);
    ASSERT_THAT(large, ElementsAre(SizeIs(2), SizeIs(1)));
    EXPECT_EQ(large[1].front(), folder / "c.json");
    EXPECT_THAT(batches({}), IsEmpty());
}

TEST_F(FolderImportTest, AFolderWithoutMapsIsReported) {
    EXPECT_THROW(formats::map_files_in(folder.path()), InputError);
    EXPECT_THROW(formats::map_files_in(folder / "nowhere"), InputError);
}

} // namespace
} // namespace pampas::exchange
