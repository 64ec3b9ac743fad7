#pragma once

#include "editor/picture/cairo.h"
#include "editor/picture/view.h"
#include "engine/files/bounded.h"

#include <array>
#include <filesystem>

namespace pampas::desktop {

/// The placement of a backdrop on a map.
struct Placement {
    int opacity = 50; ///< in percent
    int scale = 100;  ///< in percent of the size that just fits the board
    int right = 0;    ///< offset from the board's left edge, in percent of a space's side
    int down = 0;     ///< offset from its top edge, in percent of a space's side

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Where a user takes a backdrop: corners in reading order, or elsewhere.
enum class Grip { TopLeft, TopRight, BottomLeft, BottomRight, Middle };

inline constexpr std::array corner_grips{Grip::TopLeft, Grip::TopRight, Grip::BottomLeft,
                                         Grip::BottomRight};

/// The bounds of `Placement::scale`.
inline constexpr Bounded<int> backdrop_scales{1, 1000, 100};
/// The bounds of `Placement::right` and `down`.
inline constexpr Bounded<int> backdrop_offsets{-50'000, 50'000, 0};

/// A picture to trace from, such as a photograph of a board.
class Backdrop {
  public:
    /// Reads an image file. Throws `InputError` if it is no image or damaged.
    explicit Backdrop(const std::filesystem::path& file);

    /// The absolute path of the image file.
    const std::filesystem::path& file() const { return file_; }
    /// Paints the picture over a map with this view.
    void paint(cairo_t* cairo, const hex::Grid& grid, const picture::View& view,
               const Placement& placement) const;

    /// The point of the map in a corner of the picture.
    hex::Point corner(const hex::Grid& grid, const Placement& placement, Grip corner) const;
    /// The placement after a drag from one point of the map to another: the middle moves the
    /// picture, a corner scales it and leaves the opposite one where it is. Stays within bounds.
    Placement dragged(const hex::Grid& grid, const Placement& before, Grip grip, hex::Point from,
                      hex::Point to) const;

  private:
    /// Its size on the map at a scale of 100 %.
    hex::Point full_size(const hex::Grid& grid) const;

    std::filesystem::path file_;
    int width_ = 0;
    int height_ = 0;
    picture::Surface surface_;
};

} // namespace pampas::desktop
