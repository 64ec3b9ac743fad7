#pragma once

#include "editor/picture/cairo.h"
#include "editor/picture/view.h"

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

  private:
    std::filesystem::path file_;
    int width_ = 0;
    int height_ = 0;
    picture::Surface surface_;
};

} // namespace pampas::desktop
