#include "editor/paper/print_and_play.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "tests/editor/paper/rendered.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

namespace pampas::paper {
namespace {

using map::Map;
using map::Space;
using picture::Look;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::PdfFile;

constexpr std::array looks{Look::Colour, Look::Ink, Look::Letters};

/// Every kind of space, many times.
Map colourful(const hex::Grid& grid) {
    Map map(grid);
    for (std::size_t i = 0; i < grid.size(); ++i) {
        map.set(grid.coordinate(i), map::all_spaces[i * 7 % (map::all_spaces.size() - 1)]);
    }
    map.details().name = "Honey (draft) – ñandú";
    map.details().author = "M. Lanza";
    return map;
}

/// Where lines cross the middle of a page's row or column of pixels, in millimetres.
std::vector<double> lines_across(cairo_surface_t* page, double place, bool along_x,
                                 double pixels_per_mm) {
    const int end =
        along_x ? cairo_image_surface_get_width(page) : cairo_image_surface_get_height(page);
    const int other = static_cast<int>(place * pixels_per_mm);
    std::vector<double> lines;
    double sum = 0;
    double ink = 0;
    const int margin = static_cast<int>(page_margin * pixels_per_mm); // holds words and marks
    for (int at = margin; at < end - margin; ++at) {
        const int dark = 255 - (along_x ? testing::lightness(page, at, other)
                                        : testing::lightness(page, other, at));
        if (dark > 20) {
            sum += dark * (at + 0.5);
            ink += dark;
        } else if (ink > 0) {
            lines.push_back(sum / ink / pixels_per_mm);
            sum = ink = 0;
        }
    }
    return lines;
}

/// As measured with a ruler: within 0.2 mm on 100 mm.
TEST(PrintAndPlay, HasHexesAsLargeAsAskedFor) {
    for (const double hex : {10.0, 25.0, 31.5}) {
        for (const hex::StaggerAxis axis : {hex::StaggerAxis::X, hex::StaggerAxis::Y}) {
            const bool along_x = axis == hex::StaggerAxis::Y;
            const Map map(along_x ? hex::Grid{5, 1, axis} : hex::Grid{1, 5, axis});
            const PrintJob job{.size = {.hex = hex}, .look = Look::Letters};
            const PdfFile file(print_and_play(map, job).bytes);
            constexpr double pixels_per_mm = 8;
            const picture::Surface page = file.page(1, pixels_per_mm);
            const double middle = (along_x ? cairo_image_surface_get_height(page.get())
                                           : cairo_image_surface_get_width(page.get())) /
                                  pixels_per_mm / 2;
            const auto lines = lines_across(page.get(), middle, along_x, pixels_per_mm);
            ASSERT_EQ(lines.size(), 6U);
            for (std::size_t i = 1; i < lines.size(); ++i) {
                const double expected = hex * static_cast<double>(i);
                EXPECT_NEAR(lines[i] - lines[0], expected, 0.002 * expected + 0.03);
            }
        }
    }
}

TEST(PrintAndPlay, HasVectorsAndItsFontsAndNamesItself) {
    for (const Look look : looks) {
        const PrintJob job{.look = look, .coordinates = true, .aids = true};
        const PdfFile file(print_and_play(colourful({9, 7}), job).bytes);
        const std::string info = file.told_by("pdfinfo");
        EXPECT_THAT(info, HasSubstr("Honey (draft) – ñandú"));
        EXPECT_THAT(info, HasSubstr("M. Lanza"));
        EXPECT_THAT(info, Not(HasSubstr("CreationDate")));
        const std::string images = file.told_by("pdfimages -list");
        EXPECT_EQ(std::ranges::count(images, '\n'), 2) << images; // a heading and a line under it
        const std::string fonts = file.told_by("pdffonts");
        EXPECT_THAT(fonts, HasSubstr("DejaVuSans"));
        const std::regex row("\n[A-Z]{6}\\+DejaVuSans.*?(yes|no) (yes|no) (yes|no) ");
        int count = 0;
        for (std::sregex_iterator i(fonts.begin(), fonts.end(), row), end; i != end; ++i) {
            EXPECT_EQ((*i)[1], "yes") << "embedded";
            ++count;
        }
        EXPECT_EQ(count, std::ranges::count(fonts, '\n') - 2) << fonts;
    }
}

/// The page is the paper; inside its cut marks is the board. Programs print it at its true size.
TEST(PrintAndPlay, HasTheBoxesOfItsPages) {
    const PrintAndPlay made =
        print_and_play(colourful({20, 12}), {.size = {.paper = paper_named("letter")}});
    const PdfFile file(made.bytes);
    constexpr double points = 72 / 25.4;
    const std::string boxes = file.told_by("pdfinfo -box -f 1 -l 99");
    for (int page = 1; page <= made.pages; ++page) {
        const auto box = [&](const char* name, double margin) {
            return fmt::format("Page {:4} {:<9}{:10.2f} {:8.2f} {:8.2f} {:8.2f}\n", page,
                               fmt::format("{}:", name), points * margin, points * margin,
                               points * (made.tiling.page_width - margin),
                               points * (made.tiling.page_height - margin));
        };
        EXPECT_THAT(boxes, HasSubstr(box("MediaBox", 0)));
        EXPECT_THAT(boxes, HasSubstr(box("CropBox", 0)));
        EXPECT_THAT(boxes, HasSubstr(box("TrimBox", page_margin)));
    }
}

TEST(PrintAndPlay, IsTheSameWhenItIsMadeAgain) {
    const PrintJob job{.aids = true};
    EXPECT_EQ(print_and_play(colourful({12, 9}), job).bytes,
              print_and_play(colourful({12, 9}), job).bytes);
}

TEST(PrintAndPlay, StaysSmallForTheLargestBoardsOfClients) {
    for (const Look look : looks) {
        const PrintJob job{.look = look, .coordinates = true, .aids = true};
        EXPECT_LT(print_and_play(colourful({44, 40}), job).bytes.size(), 500'000U);
    }
}

TEST(PrintAndPlay, HasTheSheetsAndWithAidsMore) {
    const Map map({20, 12});
    const PrintAndPlay board = print_and_play(map, {});
    EXPECT_EQ(board.pages, static_cast<int>(board.tiling.sheets.size()));
    const PdfFile file(board.bytes);
    EXPECT_THAT(file.told_by("pdfinfo"),
                HasSubstr(fmt::format("Pages:           {}\n", board.pages)));
    const PrintAndPlay more = print_and_play(map, {.aids = true});
    EXPECT_EQ(more.tiling.sheets, board.tiling.sheets);
    EXPECT_EQ(more.pages, board.pages + 5) << "sheet map, player aid, land tiles and their backs, "
                                              "water tiles";
}

/// So that each sheet finds its place without a plan of the sheets.
TEST(PrintAndPlay, NamesItsSheets) {
    const PrintAndPlay made = print_and_play(colourful({20, 12}), {});
    const PdfFile file(made.bytes);
    int number = 0;
    for (const hex::Coordinate place : made.tiling.sheets) {
        ++number;
        EXPECT_THAT(file.words(number),
                    HasSubstr(fmt::format("sheet {}, {} of {}", hex::name(place), number,
                                          made.tiling.sheets.size())));
    }
}

/// Players find all rules on any paper, even if they do not fit on one page.
TEST(PrintAndPlay, TellsTheRulesAfterTheBoard) {
    for (const PaperSize& size : paper_sizes) {
        const PrintJob job{.size = {.paper = size}, .aids = true};
        const PrintAndPlay made = print_and_play(colourful({9, 7}), job);
        const PdfFile file(made.bytes);
        std::string words;
        for (int page = 1; page <= made.pages; ++page) {
            words += file.words(page);
        }
        for (const char* word : {"Swamp", "Set-up", "Animal cards removed", "Harvest", "Scoring",
                                 "Land chains", "Water tiles: 9 single"}) {
            EXPECT_THAT(words, HasSubstr(word)) << size.title;
        }
    }
}

TEST(PrintAndPlay, RefusesRulesThatAreNotKnownAndTilesThatAreTooLarge) {
    Map map = colourful({3, 3});
    EXPECT_THROW(print_and_play(map, {.size = {.hex = 150}, .aids = true}), InputError);
    EXPECT_EQ(print_and_play(map, {.size = {.hex = 150}}).pages, 6);
    map.details().ruleset = "poker";
    EXPECT_THROW(print_and_play(map, {.aids = true}), InputError);
    EXPECT_EQ(print_and_play(map, {}).pages, 1);
}

} // namespace
} // namespace pampas::paper
