#pragma once

#include "editor/picture/art.h"
#include "editor/picture/cairo.h"
#include "engine/hex/geometry.h"
#include "engine/map/space.h"

#include <vector>

namespace pampas::picture {

/// What is painted on: an image, or a file of shapes that keep crisp at any size.
enum class Target { Pixels, Vectors };

/// Ready-made little pictures of the spaces at one size, made when first asked for. On images they
/// exist for several fractions of a pixel, so that spaces lie where they should.
class Stamps {
  public:
    explicit Stamps(Target target) : target_(target) {}

    /// Makes stamps for hexes of this side in pixels. Cheap when nothing changes.
    void prepare(double side, hex::StaggerAxis axis);

    /// Paints a space of this kind with its centre at a point in pixels.
    void space(cairo_t* cairo, map::Space kind, hex::Point centre);

    /// Paints the board's outline along a side of the hex with this centre; sides are
    /// numbered as `side_across` does.
    void edge(cairo_t* cairo, std::size_t side, hex::Point centre);

  private:
    struct Reach {
        int x = 0;
        int y = 0;
    };

    Reach reach(std::size_t what) const;
    void stamp(cairo_t* cairo, std::size_t what, hex::Point centre);
    Surface rendered(std::size_t what, hex::Point shift) const;
    Surface recorded(std::size_t what) const;
    void draw(cairo_t* cairo, std::size_t what) const;
    void draw_space(cairo_t* cairo, const Art& art) const;
    void add_hex(cairo_t* cairo, double radius) const;

    Target target_;
    double side_ = 0;
    hex::StaggerAxis axis_ = hex::StaggerAxis::Y;
    int phases_ = 1; ///< steps in a pixel
    std::vector<Surface> surfaces_;
};

} // namespace pampas::picture
