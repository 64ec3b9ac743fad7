#pragma once

#include "analysis/report/ground/html_map.h"

#include <string>

namespace pampas::report {

/// The letters of columns above a map and the numbers of rows beside it: `C` and `7` meet at C7.
/// Where maps are small, other ones take their place: larger and, if need be, fewer.
class Rulers {
  public:
    /// `picture` shows a map of `grid`; it outlives the rulers. `ending` ends the ids on a page of
    /// several maps.
    Rulers(const hex::Grid& grid, const MapPicture& picture, std::string ending = {});

    /// What all views of the map share.
    Html shared() const;

    /// The rulers in one of them.
    Html shown() const;

    /// What a view shows, as an SVG picture says it: the picture and the rulers at its border.
    std::string view_box() const;

  private:
    /// Letters and numbers as high as `size`, in pixels of the picture.
    Html ruler(std::string_view id, double size) const;
    double middle_of_column(int column) const;
    double middle_of_row(int row) const;

    hex::Grid grid_;
    const MapPicture& picture_;
    std::string ending_;
    double size_;       ///< on wide screens
    double small_size_; ///< where maps are small
};

} // namespace pampas::report
