#include "editor/session/user_files.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/library/library.h"
#include "engine/resources/resource.h"
#include "tests/engine/environment_variable.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

namespace pampas::session {
namespace {

namespace fs = std::filesystem;
using library::Access;
using library::Library;
using testing::EnvironmentVariable;

class UserLibrary : public ::testing::Test {
  protected:
    testing::TemporaryFolder folder;
    EnvironmentVariable data{"XDG_DATA_HOME", (folder / "not yet/there").c_str()};
};

TEST_F(UserLibrary, IsMadeWithTheMapsThatComeWithPampas) {
    make_user_library();
    const Library maps(user_library(), Access::Read);
    const auto bundled = resources::in_folder("maps");
    ASSERT_GE(bundled.size(), 6U);
    EXPECT_EQ(maps.list().size(), bundled.size());
    for (const auto& resource : bundled) {
        const map::Map map = formats::read_json(resource.bytes);
        EXPECT_EQ(maps.load(map.details().name).map, map);
    }
}

TEST_F(UserLibrary, DoesNotBringBackWhatWasRemoved) {
    make_user_library();
    {
        Library maps(user_library(), Access::Write);
        for (const auto& entry : maps.list()) {
            maps.remove(entry.name);
        }
    }
    make_user_library();
    EXPECT_TRUE(Library(user_library(), Access::Read).list().empty());
}

TEST_F(UserLibrary, LeavesNothingBesideIt) {
    make_user_library();
    const fs::directory_iterator files(user_library().parent_path());
    EXPECT_EQ(std::distance(begin(files), end(files)), 1);
}

TEST_F(UserLibrary, IsNotMadeWhereThereCanBeNoFolder) {
    testing::put(folder / "not yet", "a file");
    EXPECT_THROW(make_user_library(), InputError);
    EXPECT_FALSE(fs::exists(user_library()));
}

TEST(UserLibraryPath, FollowsTheUsersFolders) {
    const EnvironmentVariable home("HOME", "/home/someone");
    {
        const EnvironmentVariable data("XDG_DATA_HOME", "/data");
        EXPECT_EQ(user_library(), "/data/pampas/maps.pampas");
    }
    for (const char* unusable : {static_cast<const char*>(nullptr), "", "relative"}) {
        const EnvironmentVariable data("XDG_DATA_HOME", unusable);
        EXPECT_EQ(user_library(), "/home/someone/.local/share/pampas/maps.pampas");
        const EnvironmentVariable no_home("HOME", nullptr);
        EXPECT_THROW(user_library(), InputError);
    }
}

} // namespace

} // namespace pampas::session
