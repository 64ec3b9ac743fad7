#include "engine/files/growing_file.h"
#include "engine/files/input_error.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>

namespace pampas {
namespace {

class GrowingFiles : public ::testing::Test {
  protected:
    testing::TemporaryFolder folder;
    const std::filesystem::path path = folder / "growing";
};

TEST_F(GrowingFiles, HoldAllThatWasAdded) {
    {
        GrowingFile file = GrowingFile::create(path);
        file.add("first ");
        file.add("second");
        EXPECT_EQ(testing::bytes_of(path), "first second") << "others may read it";
    }
    GrowingFile::take_over(path, 5).add(" part");
    EXPECT_EQ(testing::bytes_of(path), "first part");
}

TEST_F(GrowingFiles, AreInUseWhileOpenForAppending) {
    EXPECT_FALSE(GrowingFile::in_use(path));
    {
        const GrowingFile file = GrowingFile::create(path);
        EXPECT_TRUE(GrowingFile::in_use(path));
        EXPECT_THROW(GrowingFile::take_over(path, 0), InputError);
        EXPECT_THROW(GrowingFile::create(path), InputError);
    }
    EXPECT_FALSE(GrowingFile::in_use(path));
}

TEST_F(GrowingFiles, CanBeRemoved) {
    GrowingFile file = GrowingFile::create(path);
    file.remove();
    EXPECT_FALSE(std::filesystem::exists(path));
    EXPECT_THROW(GrowingFile::take_over(path, 0), InputError);
}

} // namespace
} // namespace pampas
