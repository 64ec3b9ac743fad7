#include "editor/exchange/folder_import.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::exchange {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;

class FolderImportTest : public ::testing::Test {
  protected:
    void put(const std::string& file, const std::string& name, int columns = 3) {
        map::Map map({columns, 3});
        map.details().name = name;
        const fs::path path = folder / file;
        write_file(path, formats::format_of(path)->write(map));
    }
    /// `name revision`, with a mark where nothing was added.
    std::vector<std::string> import_all() {
        FolderImport import(folder / "maps.pampas");
        std::vector<std::string> told;
        for (const fs::path& file : formats::map_files_in(folder.path())) {
            const auto outcome = import.add(file);
            told.push_back(fmt::format("{} {}{}", outcome.name, outcome.revision,
                                       outcome.added ? "" : " known"));
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
    FolderImport import(folder / "maps.pampas");
    EXPECT_THROW(import.add(folder / "a.json"), InputError);
    EXPECT_EQ(import.add(folder / "b.json").name, "Bee");
}

TEST_F(FolderImportTest, AFolderWithoutMapsIsToldOf) {
    EXPECT_THROW(formats::map_files_in(folder.path()), InputError);
    EXPECT_THROW(formats::map_files_in(folder / "nowhere"), InputError);
}

} // namespace
} // namespace pampas::exchange
