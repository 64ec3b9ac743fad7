#include "engine/files/file.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"
#include "tests/engine/library/libraries.h"

namespace pampas::library {
namespace {

using testing::numbered_map;
using testing::refuses;

class OpenMap : public ::testing::Test {
  protected:
    std::string path(const std::string& name) const { return (folder / name).string(); }

    testing::TemporaryFolder folder;
};

TEST_F(OpenMap, ReadsFiles) {
    write_file(path("a.json"), formats::write_json(numbered_map("A", 1)));
    write_file(path("x.pampas#A"), formats::write_json(numbered_map("A", 2)));
    EXPECT_EQ(open_map(path("a.json")), numbered_map("A", 1));
    EXPECT_EQ(open_map(path("x.pampas#A")), numbered_map("A", 2));
    EXPECT_THAT([&] { open_map(path("b#c.json")); }, refuses("b#c.json: cannot be opened"));
}

TEST_F(OpenMap, ReadsMapsOfLibraries) {
    std::filesystem::create_directory(path("a.pampas#b"));
    for (const char* file :
         {"maps.pampas", "MAPS.PAMPAS", "a.pampas#b/maps.pampas", "c#d.pampas"}) {
        Library library(path(file), Access::Create);
        for (const char* name : {"A", "#", "x.pampas#y", "two words", ""}) {
            if (*name != '\0') {
                library.add(numbered_map(name, 1));
                EXPECT_EQ(open_map(path(file) + "#" + name), numbered_map(name, 1));
            }
        }
    }
}

TEST_F(OpenMap, TellsWhatIsMissing) {
    Library(path("maps.pampas"), Access::Create).add(numbered_map("A", 1));
    EXPECT_THAT([&] { open_map(path("maps.pampas#B")); },
                refuses("maps.pampas: has no map \"B\"; it has \"A\""));
    EXPECT_THAT([&] { open_map(path("maps.pampas#")); }, refuses("maps.pampas: has no map \"\""));
    EXPECT_THAT([&] { open_map(path("maps.pampas")); }, refuses("name one of its maps"));
    EXPECT_THAT([&] { open_map(path("none.pampas#A")); }, refuses("none.pampas: cannot be opened"));
    EXPECT_THAT([&] { open_map(path("maps#A")); }, refuses("maps#A: cannot be opened"));
    EXPECT_THAT([&] { open_map(""); }, refuses("cannot be opened"));
}

} // namespace
} // namespace pampas::library
