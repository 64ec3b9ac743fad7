#include "editor/picture/painter.h"

#include "engine/hex/name.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>
#include <span>
#include <string>
#include <tuple>

namespace pampas::picture {
namespace {

using hex::Coordinate;
using map::Map;
using map::Space;

bool on_board(const Map& map, std::optional<Coordinate> at) {
    return at && map.at(*at) != Space::Void;
}

/// The parts of a surface to paint.
class Clip {
  public:
    explicit Clip(cairo_t* cairo) : list_(cairo_copy_clip_rectangle_list(cairo)) {
        cairo_clip_extents(cairo, &left_, &top_, &right_, &bottom_);
        if (list_->status == CAIRO_STATUS_SUCCESS) {
            parts_ = {list_->rectangles, static_cast<std::size_t>(list_->num_rectangles)};
        } else {
            whole_ = {left_, top_, right_ - left_, bottom_ - top_};
            parts_ = {&whole_, 1};
        }
    }
    Clip(const Clip&) = delete;
    Clip& operator=(const Clip&) = delete;

    bool touches(const Box& box) const {
        return std::ranges::any_of(parts_, [&](const cairo_rectangle_t& part) {
            return part.x < box.x + box.width && box.x < part.x + part.width &&
                   part.y < box.y + box.height && box.y < part.y + part.height;
        });
    }
    hex::Point upper_left() const { return {left_, top_}; }
    hex::Point lower_right() const { return {right_, bottom_}; }

  private:
    Rectangles list_;
    double left_ = 0;
    double top_ = 0;
    double right_ = 0;
    double bottom_ = 0;
    cairo_rectangle_t whole_{};
    std::span<const cairo_rectangle_t> parts_;
};

/// The columns (or rows) from `first` to `last - 1`.
struct Range {
    int first = 0;
    int last = 0;
};

/// The lines, `pitch` apart, that may reach into the strip between two points.
Range reached(double from, double to, double pitch, int count) {
    const double first = std::clamp(std::floor(from / pitch) - 2, 0.0, double(count));
    const double last = std::clamp(std::ceil(to / pitch) + 2, first, double(count));
    return {static_cast<int>(first), static_cast<int>(last)};
}

/// The spaces that the clip touches, in reading order.
std::vector<Coordinate> touched(const Clip& clip, const hex::Grid& grid, const View& view) {
    const hex::Point from = view.to_map(clip.upper_left());
    const hex::Point to = view.to_map(clip.lower_right());
    const hex::Point first = hex::centre(grid, {0, 0});
    const hex::Point second = hex::centre(grid, {2, 2});
    const Range columns = reached(from.x, to.x, (second.x - first.x) / 2, grid.columns);
    const Range rows = reached(from.y, to.y, (second.y - first.y) / 2, grid.rows);
    std::vector<Coordinate> result;
    for (int row = rows.first; row < rows.last; ++row) {
        for (int column = columns.first; column < columns.last; ++column) {
            if (clip.touches(box_of(grid, view, {column, row}))) {
                result.push_back({column, row});
            }
        }
    }
    return result;
}

void paint_background(cairo_t* cairo, const Colour& colour) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    set_colour(cairo, colour);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
}

/// How far below the centre names are, in pixels: where the hex still has room for them.
double name_drop(const Scale& scale) {
    return scale.side * (scale.axis == hex::StaggerAxis::Y ? 0.65 : 0.76);
}

/// Words on hexes with a shorter side, in pixels, would be unreadable.
constexpr double least_labelled = 22;

/// Figures have the size of names on hexes this many times as large.
constexpr double figure_scale = 1.7;

/// On smaller hexes, figures have the same size as on hexes with this side, in pixels, or are left
/// out.
constexpr double least_figure = 29;

/// How wide the figure of a space of this kind may be, in pixels. Markets lie apart, so their
/// figures may extend over neighbouring spaces.
double figure_room(const View& view, Space kind) {
    constexpr double of_side = 1.5;
    return (kind == Space::Market ? 2 : of_side) * view.side;
}

double word_width(std::string_view word, const Scale& scale) {
    return std::accumulate(word.begin(), word.end(), 0.0, [&](double width, char character) {
        return width + label_advance(character, scale);
    });
}

/// Paints a word of `label_characters` centred at a point in pixels, its baseline `drop` below it.
void paint_word(cairo_t* cairo, GlyphCache& glyphs, const Scale& scale, std::string_view word,
                hex::Point middle, double drop) {
    hex::Point place{middle.x - word_width(word, scale) / 2, middle.y + drop};
    for (const char character : word) {
        glyphs.paint(cairo, character_glyph(character), place);
        place.x += label_advance(character, scale);
    }
}

/// The tinted part of a hex, in sides: the line between spaces stays as it is.
constexpr double tinted_part = 0.97;

Colour colour_of(const overlays::Rgb& colour) {
    return {colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0};
}

/// The marks or pieces on some of the spaces; all are in reading order.
template <class Thing>
std::vector<const Thing*> those_on(std::span<const hex::Coordinate> spaces,
                                   const std::vector<Thing>& things) {
    std::vector<const Thing*> result;
    auto thing = things.begin();
    for (const hex::Coordinate at : spaces) {
        thing = std::ranges::lower_bound(thing, things.end(), at, {}, &Thing::at);
        if (thing != things.end() && thing->at == at) {
            result.push_back(&*thing);
        }
    }
    return result;
}

/// Paints the ground of the hex around `centre`, in pixels, in exactly this colour, as the legend
/// shows it.
void tint(cairo_t* cairo, const overlays::Rgb& colour, hex::Point centre, const Scale& scale) {
    const double radius = tinted_part * scale.side;
    for (const hex::Point& corner : hex::corners(scale.axis)) {
        cairo_line_to(cairo, centre.x + radius * corner.x, centre.y + radius * corner.y);
    }
    cairo_close_path(cairo);
    set_colour(cairo, colour_of(colour));
    cairo_fill(cairo);
}

} // namespace

void Painter::paint(cairo_t* cairo, const Map& map, const View& view, const Style& style,
                    const overlays::Overlay& overlay, const Pieces& pieces) {
    paint_background(cairo, style.background);
    const Scale scale{view.side, map.grid().axis, style.look, is_dark(style.background)};
    glyphs_.prepare(scale);
    std::vector<Coordinate> spaces = touched(Clip(cairo), map.grid(), view);
    std::erase_if(spaces, [&](Coordinate at) { return map.at(at) == Space::Void; });
    const auto middle = [&](Coordinate at) { return view.to_pixels(hex::centre(map.grid(), at)); };
    for (const Coordinate at : spaces) {
        const Space kind = map.at(at);
        glyphs_.paint(cairo, style.grounds ? space_glyph(kind) : symbol_glyph(kind), middle(at));
    }
    if (!style.grounds) {
        check(cairo_status(cairo));
        return;
    }
    const auto marks = those_on<overlays::Mark>(spaces, overlay.marks);
    for (const overlays::Mark* mark : marks) {
        tint(cairo, mark->colour, middle(mark->at), scale);
        glyphs_.paint(cairo, symbol_glyph(map.at(mark->at)), middle(mark->at));
    }
    for (const Coordinate at : spaces) {
        paint_outline(cairo, map, view, at);
    }
    for (const Piece* piece : those_on<Piece>(spaces, pieces)) {
        paint_piece(cairo, *piece, middle(piece->at));
    }
    const Scale large{std::max(figure_scale * view.side, least_figure), map.grid().axis};
    figures_.prepare(large);
    for (const overlays::Mark* mark : marks) {
        if (word_width(mark->label, large) <= figure_room(view, map.at(mark->at))) {
            paint_word(cairo, figures_, large, mark->label, middle(mark->at),
                       label_height(large) / 2);
        }
    }
    if (style.coordinates && view.side >= least_labelled) {
        for (const Coordinate at : spaces) {
            paint_word(cairo, glyphs_, scale, hex::name(at), middle(at), name_drop(scale));
        }
    }
    check(cairo_status(cairo));
}

void Painter::paint_piece(cairo_t* cairo, const Piece& piece, hex::Point middle) {
    glyphs_.paint(cairo, piece.tile, middle);
    if (piece.has_hacienda) {
        glyphs_.paint(cairo, hacienda_glyph, middle);
    }
    if (piece.has_chip) {
        glyphs_.paint(cairo, chip_glyph, middle);
    }
}

void Painter::paint_outline(cairo_t* cairo, const Map& map, const View& view, Coordinate at) {
    for (std::size_t way = 0; way < hex::directions.size(); ++way) {
        if (!on_board(map, map.grid().neighbour(at, way))) {
            glyphs_.paint(cairo, edge_glyph(hex::side_across(map.grid().axis, way)),
                          view.to_pixels(hex::centre(map.grid(), at)));
        }
    }
}

std::vector<hex::Coordinate> differing(const overlays::Overlay& one,
                                       const overlays::Overlay& other) {
    const auto look = [](const overlays::Mark& mark) {
        return std::tie(mark.at, mark.colour, mark.label);
    };
    std::vector<overlays::Mark> marks;
    std::ranges::set_symmetric_difference(one.marks, other.marks, std::back_inserter(marks), {},
                                          look, look);
    std::vector<hex::Coordinate> result;
    std::ranges::transform(marks, std::back_inserter(result), &overlays::Mark::at);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

} // namespace pampas::picture
