#pragma once

#include "editor/picture/cairo.h"
#include "editor/picture/view.h"

#include <filesystem>

namespace pampas::desktop {

/// Where a picture to trace from lies on a map.
struct Placement {
    int opacity = 50; ///< in percent
    int scale = 100;  ///< in percent of the size at which it just fits the board
    int right = 0;    ///< from the board's left border, in percent of the side of a space
    int down = 0;     ///< from its upper border, in percent of the side of a space

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// A picture to trace from, such as a photograph of a board.
class Backdrop {
  public:
    /// Reads an image file. Throws `InputError` when it is no image, or damaged.
    explicit Backdrop(const std::filesystem::path& file);

    /// The file it was read from, as an absolute path.
    const std::filesystem::path& file() const { return file_; }
    /// Paints it over a map that has this view.
    void paint(cairo_t* cairo, const hex::Grid& grid, const picture::View& view,
               const Placement& placement) const;

  private:
    std::filesystem::path file_;
    int width_ = 0;
    int height_ = 0;
    picture::Surface surface_;
};

} // namespace pampas::desktop
