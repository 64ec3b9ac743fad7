#include "editor/exchange/parcels.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/library/library.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <set>

namespace pampas::exchange {
namespace {

using ::testing::ElementsAre;

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

TEST_F(ParcelsTest, NamesDifferWhereUpperAndLowerCaseAreOneToo) {
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

TEST_F(ParcelsTest, ALibraryThatIsNotThereIsToldOf) {
    EXPECT_THROW(files("haz"), InputError);
}

} // namespace
} // namespace pampas::exchange
