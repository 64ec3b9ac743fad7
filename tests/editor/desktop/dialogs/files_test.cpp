#include "editor/desktop/dialogs/files.h"

#include <gtest/gtest.h>

namespace pampas::desktop {
namespace {

const std::vector<FileKind> offered_kinds{
    {"Picture", {".png"}}, {"Part", {".webp"}}, {"Whole", {".webp"}}, {"Page", {".html", ".htm"}}};

struct Left {
    std::string path; ///< in the dialog, when the user leaves it
    std::size_t chosen;
    std::string written;
    std::size_t kind;
};

TEST(FileToWrite, HasTheEndingOfTheChosenKindUnlessTheUserTypesAnother) {
    const std::vector<Left> all{{"St. Louis.png", 0, "St. Louis.png", 0},
                                {"a.PNG", 0, "a.PNG", 0},
                                {"St. Louis", 0, "St. Louis.png", 0},
                                {"St. Louis", 2, "St. Louis.webp", 2},
                                {"St. Louis.png", 2, "St. Louis.webp", 2},
                                {"a.PNG", 3, "a.html", 3},
                                {"a.webp", 1, "a.webp", 1},
                                {"a.webp", 2, "a.webp", 2},
                                {"a.webp", 0, "a.webp", 1},
                                {"a.htm", 2, "a.htm", 3},
                                {"a.htm", 3, "a.htm", 3},
                                {"a.svg", 3, "a.svg.html", 3},
                                {"some.png/St", 0, "some.png/St.png", 0},
                                {".png", 3, ".png.html", 3}};
    for (const Left& left : all) {
        const FileToWrite file =
            file_to_write(left.path, left.chosen, "St. Louis.png", offered_kinds);
        EXPECT_EQ(file.path, left.written) << left.path << ", kind " << left.chosen;
        EXPECT_EQ(file.kind, left.kind) << left.path << ", kind " << left.chosen;
    }
}

TEST(FileToWrite, BeginsWithTheKindOfTheProposedFile) {
    EXPECT_EQ(proposed_kind("a.png", offered_kinds), 0U);
    EXPECT_EQ(proposed_kind("a.htm", offered_kinds), 3U);
    EXPECT_EQ(proposed_kind("a.webp", offered_kinds), 1U);
    EXPECT_EQ(proposed_kind("a", offered_kinds), 0U);
}

} // namespace
} // namespace pampas::desktop
