#include "analysis/report/ground/rulers.h"

#include "engine/hex/name.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::report {
namespace {

/// In how many parts a map's height on a wide screen, or its width on a narrow one, falls when each
/// is as high as letters have to be to be read.
constexpr double parts_of_height = 44;
constexpr double parts_of_width = 36;

/// Beyond the ends of a letter, in its height.
constexpr double gap = 0.35;

/// Every how many columns or rows has a name when it needs so much room.
int step(double pitch, double room) {
    constexpr std::array steps{1, 2, 5, 10, 20};
    const auto found = std::ranges::find_if(steps, [=](int step) { return step * pitch >= room; });
    return found == steps.end() ? steps.back() : *found;
}

Html letters(double x, double y, std::string_view name) {
    return html("<text x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", x, y, name);
}

} // namespace

Rulers::Rulers(const hex::Grid& grid, const MapPicture& picture, std::string ending)
    : grid_(grid), picture_(picture), ending_(std::move(ending)),
      size_(std::max(picture.side / 2, picture.height / parts_of_height)),
      small_size_(std::max(size_, picture.width / parts_of_width)) {}

double Rulers::middle_of_column(int column) const {
    const double x = hex::centre(grid_, {column, 0}).x + hex::centre(grid_, {column, 1}).x;
    return picture_.origin.x + picture_.side * x / 2;
}

double Rulers::middle_of_row(int row) const {
    const double y = hex::centre(grid_, {0, row}).y + hex::centre(grid_, {1, row}).y;
    return picture_.origin.y + picture_.side * y / 2;
}

Html Rulers::ruler(std::string_view id, double size) const {
    Html columns;
    const double widest = static_cast<double>(hex::column_name(grid_.columns - 1).size());
    const int column_step =
        step(middle_of_column(1) - middle_of_column(0), size * (0.7 * widest + gap));
    for (int column = column_step - 1; column < grid_.columns; column += column_step) {
        columns += letters(middle_of_column(column), -gap * size, hex::column_name(column));
    }
    Html rows;
    const int row_step = step(middle_of_row(1) - middle_of_row(0), size * (1 + gap));
    for (int row = row_step - 1; row < grid_.rows; row += row_step) {
        rows += letters(-gap * size, middle_of_row(row), std::to_string(row + 1));
    }
    return html(
        "<g class=\"letters\" id=\"{}{}\" font-size=\"{:.1f}\"><g class=\"columns\">\n{}</g>\n"
        "<g class=\"rows\">\n{}</g></g>\n",
        id, ending_, size, columns, rows);
}

Html Rulers::shared() const {
    return ruler("ruler", size_) + ruler("small-ruler", small_size_);
}

Html Rulers::shown() const {
    return html("<use class=\"ruler\" href=\"#ruler{0}\"/>"
                "<use class=\"small-ruler\" href=\"#small-ruler{0}\"/>\n",
                ending_);
}

std::string Rulers::view_box() const {
    const double digits = static_cast<double>(std::to_string(grid_.rows).size());
    const double left = small_size_ * (0.7 * digits + gap);
    const double top = small_size_ * (1 + gap);
    return fmt::format("{:.1f} {:.1f} {:.1f} {:.1f}", -left, -top, picture_.width + left,
                       picture_.height + top);
}

} // namespace pampas::report
