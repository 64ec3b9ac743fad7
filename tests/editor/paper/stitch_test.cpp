#include "editor/paper/print_and_play.h"
#include "engine/formats/format.h"
#include "tests/editor/paper/rendered.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <vector>

/// Joins sheets as people do: by their register marks.
namespace pampas::paper {
namespace {

using hex::Coordinate;
using picture::Surface;

constexpr double pixels_per_mm = 6;

/// A place on a page or on a table, in pixels.
struct Pixel {
    int x = 0;
    int y = 0;

    friend bool operator==(const Pixel&, const Pixel&) = default;
};

/// The weighted middle of pixels that look like the middle of a mark.
class Mark {
  public:
    void add(double x, double y, double weight) {
        x_ += weight * x;
        y_ += weight * y;
        weight_ += weight;
    }
    double x() const { return x_ / weight_; }
    double y() const { return y_ / weight_; }

  private:
    double x_ = 0;
    double y_ = 0;
    double weight_ = 0;
};

constexpr double least_like = 7;

Pixel size_of(const Surface& image) {
    return {cairo_image_surface_get_width(image.get()),
            cairo_image_surface_get_height(image.get())};
}

/// How much the surroundings of a pixel look like a ring with a cross in it: at most 12.
double likeness(const Surface& page, Pixel at) {
    const Pixel size = size_of(page);
    const auto dark = [&](double far, double angle) {
        const int x = at.x + static_cast<int>(std::lround(far * std::cos(angle)));
        const int y = at.y + static_cast<int>(std::lround(far * std::sin(angle)));
        const bool inside = x >= 0 && y >= 0 && x < size.x && y < size.y;
        return inside ? 1 - testing::lightness(page.get(), x, y) / 255.0 : 0.0;
    };
    constexpr double radius = 1.1 * pixels_per_mm;
    double result = 4 * dark(0, 0);
    for (int i = 0; i < 8; ++i) {
        const double angle = std::numbers::pi * (i + 0.5) / 4; // between the arms of the cross
        result +=
            std::max({dark(radius - 0.7, angle), dark(radius, angle), dark(radius + 0.7, angle)});
        result -= dark(radius / 2, angle);
    }
    return result;
}

/// The marks in the margins of a page: each is the middle of all nearby pixels that look like one.
std::vector<Mark> marks_on(const Surface& page) {
    const Pixel size = size_of(page);
    constexpr auto margin = static_cast<int>(page_margin * pixels_per_mm);
    std::vector<Mark> marks;
    for (int y = 0; y < size.y; ++y) {
        for (int x = 0; x < size.x; ++x) {
            const bool in_margin = std::min({x, y, size.x - 1 - x, size.y - 1 - y}) < margin;
            if (!in_margin || testing::lightness(page.get(), x, y) > 200) {
                continue;
            }
            const double weight = likeness(page, {x, y}) - least_like;
            if (weight <= 0) {
                continue;
            }
            const auto near = std::ranges::find_if(marks, [&](const Mark& mark) {
                return std::hypot(mark.x() - x, mark.y() - y) < pixels_per_mm;
            });
            Mark& mark = near == marks.end() ? marks.emplace_back() : *near;
            mark.add(x, y, weight);
        }
    }
    return marks;
}

/// The marks of the joint on one side of a page, the upper or left one first.
std::vector<Mark> marks_towards(const Surface& page, const std::vector<Mark>& marks,
                                Coordinate way) {
    const Pixel size = size_of(page);
    constexpr double margin = page_margin * pixels_per_mm;
    std::vector<Mark> result;
    for (const Mark& mark : marks) {
        const bool above_or_below = mark.y() < margin || mark.y() > size.y - margin;
        const double along = above_or_below ? 2 * mark.x() - size.x : 2 * mark.y() - size.y;
        if (above_or_below == (way.column != 0) && (along > 0) == (way.column + way.row > 0)) {
            result.push_back(mark);
        }
    }
    std::ranges::sort(result, {}, [](const Mark& mark) { return mark.x() + mark.y(); });
    return result;
}

/// A printed sheet, and where it lies on the table.
struct Printed {
    Surface page;
    std::vector<Mark> marks;
    Pixel at;
};

/// Lays a sheet on the table beside another, so that their marks meet.
void lay(Printed& sheet, const Printed& beside, Coordinate way) {
    const auto here = marks_towards(sheet.page, sheet.marks, {-way.column, -way.row});
    const auto there = marks_towards(beside.page, beside.marks, way);
    ASSERT_EQ(here.size(), 2U);
    ASSERT_EQ(there.size(), 2U);
    const auto step = [&](std::size_t mark) {
        return hex::Point{there[mark].x() - here[mark].x(), there[mark].y() - here[mark].y()};
    };
    EXPECT_NEAR(step(0).x, step(1).x, 1) << "not askew";
    EXPECT_NEAR(step(0).y, step(1).y, 1) << "not askew";
    sheet.at = {beside.at.x + static_cast<int>(std::lround((step(0).x + step(1).x) / 2)),
                beside.at.y + static_cast<int>(std::lround((step(0).y + step(1).y) / 2))};
}

/// All sheets of a file on the table. Each but the first has a neighbour to its left or above.
std::map<Coordinate, Printed> laid_out(const PrintAndPlay& made) {
    const testing::PdfFile file(made.bytes);
    std::map<Coordinate, Printed> table;
    int number = 0;
    for (const Coordinate place : made.tiling.sheets) {
        Printed sheet{file.page(++number, pixels_per_mm), {}, {}};
        sheet.marks = marks_on(sheet.page);
        const auto left = table.find({place.column - 1, place.row});
        const auto above = table.find({place.column, place.row - 1});
        if (left != table.end()) {
            lay(sheet, left->second, {1, 0});
        } else if (above != table.end()) {
            lay(sheet, above->second, {0, 1});
        } else {
            EXPECT_TRUE(table.empty());
        }
        table.emplace(place, std::move(sheet));
    }
    return table;
}

/// The pages with everything outside the cut marks cut off, joined.
Surface joined(const std::map<Coordinate, Printed>& table) {
    constexpr auto margin = static_cast<int>(page_margin * pixels_per_mm);
    Pixel from{0, 0};
    Pixel to{0, 0};
    for (const auto& [place, sheet] : table) {
        from = {std::min(from.x, sheet.at.x), std::min(from.y, sheet.at.y)};
        to = {std::max(to.x, sheet.at.x + size_of(sheet.page).x),
              std::max(to.y, sheet.at.y + size_of(sheet.page).y)};
    }
    Surface board = picture::image(to.x - from.x, to.y - from.y);
    const picture::Context cairo = picture::context(board.get());
    picture::set_colour(cairo.get(), picture::white);
    cairo_paint(cairo.get());
    for (const auto& [place, sheet] : table) {
        const Pixel at{sheet.at.x - from.x, sheet.at.y - from.y};
        const Pixel size = size_of(sheet.page);
        cairo_set_source_surface(cairo.get(), sheet.page.get(), at.x, at.y);
        cairo_rectangle(cairo.get(), at.x + margin, at.y + margin, size.x - 2 * margin,
                        size.y - 2 * margin);
        cairo_fill(cairo.get());
    }
    return board;
}

/// The part that is not white, except for `around` pixels at the edges.
Surface trimmed(const Surface& image, int around) {
    const Pixel size = size_of(image);
    Pixel from = size;
    Pixel to{0, 0};
    for (int y = around; y < size.y - around; ++y) {
        for (int x = around; x < size.x - around; ++x) {
            if (testing::lightness(image.get(), x, y) < 128) {
                from = {std::min(from.x, x), std::min(from.y, y)};
                to = {std::max(to.x, x), std::max(to.y, y)};
            }
        }
    }
    Surface result = picture::image(to.x - from.x + 1, to.y - from.y + 1);
    const picture::Context cairo = picture::context(result.get());
    cairo_set_source_surface(cairo.get(), image.get(), -from.x, -from.y);
    cairo_paint(cairo.get());
    return result;
}

/// The largest mean difference of two images, in squares of `part` pixels.
double largest_difference(const Surface& a, const Surface& b, int part) {
    const Pixel size{std::min(size_of(a).x, size_of(b).x), std::min(size_of(a).y, size_of(b).y)};
    double largest = 0;
    for (int top = 0; top + part <= size.y; top += part) {
        for (int left = 0; left + part <= size.x; left += part) {
            double sum = 0;
            for (int y = top; y < top + part; ++y) {
                for (int x = left; x < left + part; ++x) {
                    sum += std::abs(testing::lightness(a.get(), x, y) -
                                    testing::lightness(b.get(), x, y));
                }
            }
            largest = std::max(largest, sum / part / part);
        }
    }
    return largest;
}

TEST(Stitch, SheetsJoinedAtTheirMarksAreTheBoard) {
    const map::Map map = formats::bundled_map("windmill");
    PrintJob job{.size = {.hex = 10, .paper = paper_named("a5")}};
    const PrintAndPlay sheets = print_and_play(map, job);
    ASSERT_GE(sheets.tiling.across, 2);
    ASSERT_GE(sheets.tiling.down, 2);
    const Surface board = trimmed(joined(laid_out(sheets)), 0);
    job.size.paper = std::nullopt;
    const testing::PdfFile poster(print_and_play(map, job).bytes);
    const Surface whole =
        trimmed(poster.page(1, pixels_per_mm), static_cast<int>(page_margin * pixels_per_mm));
    EXPECT_NEAR(size_of(board).x, size_of(whole).x, 2);
    EXPECT_NEAR(size_of(board).y, size_of(whole).y, 2);
    // Edges may lie a pixel off. Another kind of space differs by 30, white by 80 and more.
    EXPECT_LT(largest_difference(board, whole, static_cast<int>(5 * pixels_per_mm)), 20);
}

} // namespace
} // namespace pampas::paper
