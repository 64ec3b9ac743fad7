#include "editor/picture/glyphs.h"

#include "editor/picture/art.h"
#include "editor/picture/cairo.h"
#include "editor/picture/piece_glyphs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace pampas::picture {
namespace {

/// Spaces overlap by this many pixels, so that no gaps show between them.
constexpr double bleed = 0.6;

/// With shorter sides, in pixels, the large art is unreadable, and then the small art too.
constexpr double least_large = 17;
constexpr double least_small = 4;

/// The opacity of a faint symbol.
constexpr double hint_strength = 0.5;

constexpr Colour ink{0.25, 0.17, 0.11};
constexpr Colour chalk{0.93, 0.88, 0.8}; // the board's outline on a dark background
constexpr Colour label_halo{1, 0.98, 0.93, 0.9};

/// Colours on white, without transparency, which printers would render as dots.
constexpr Colour pencil{0.5, 0.5, 0.5};
constexpr Colour letter_ink{0.2, 0.2, 0.2};

/// The thin line between spaces. It fades where hexes are so small that it would cover them.
Colour grid_colour(const Scale& scale) {
    Colour result = scale.look == Look::Colour ? ink : pencil;
    const double strength = scale.look == Look::Colour ? 0.3 : 1;
    result.alpha = strength * std::clamp((scale.side - 2) / 8, 0.0, 1.0);
    return result;
}

double grid_width(const Scale& scale) {
    return std::max(0.75, (scale.look == Look::Colour ? 0.03 : 0.015) * scale.side);
}

double outline_width(double side) {
    const double bold = std::min(0.1 * side, 2 + 0.04 * side);
    const double visible = std::min(0.35 * side, 1.25);
    return std::max(bold, visible);
}

/// The font size in pixels: relatively larger on small hexes.
double font_size(double side) {
    return std::min(0.28 * side, 5 + 0.13 * side);
}

/// In font sizes.
constexpr double label_halo_width = 0.18;
/// Keeps a character's halo from covering the character before.
constexpr double letter_spacing = 0.06;

void add_hex(cairo_t* cairo, hex::StaggerAxis axis, double radius) {
    for (const hex::Point& corner : hex::corners(axis)) {
        cairo_line_to(cairo, radius * corner.x, radius * corner.y);
    }
    cairo_close_path(cairo);
}

void draw_art(cairo_t* cairo, map::Space kind, const Scale& scale, Layer layer) {
    cairo_save(cairo);
    cairo_scale(cairo, scale.side / art_side, scale.side / art_side);
    draw(cairo, kind, layer);
    cairo_restore(cairo);
}

/// Draws a letter around the middle of a hex.
void draw_letter(cairo_t* cairo, char letter, double side) {
    const char text[] = {letter, '\0'};
    constexpr double of_side = 0.7;
    choose_font(cairo, of_side * side, true);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text, &extents);
    cairo_move_to(cairo, -extents.width / 2 - extents.x_bearing,
                  -extents.height / 2 - extents.y_bearing);
    cairo_text_path(cairo, text);
    set_colour(cairo, letter_ink);
    cairo_fill(cairo);
}

void draw_on_white(cairo_t* cairo, map::Space kind, const Scale& scale) {
    set_colour(cairo, white);
    cairo_paint(cairo);
    if (scale.side < least_small) {
        return;
    }
    if (scale.look == Look::Ink) {
        draw_art(cairo, kind, scale, Layer::Ink);
    } else if (letter_of(kind) != ' ') {
        draw_letter(cairo, letter_of(kind), scale.side);
    }
}

void draw_space(cairo_t* cairo, map::Space kind, const Scale& scale) {
    add_hex(cairo, scale.axis, scale.side + bleed);
    cairo_clip(cairo);
    if (scale.look == Look::Colour) {
        draw_art(cairo, kind, scale, Layer::Ground);
        if (scale.side >= least_small) {
            draw_art(cairo, kind, scale, scale.side < least_large ? Layer::Small : Layer::Large);
        }
    } else {
        draw_on_white(cairo, kind, scale);
    }
    add_hex(cairo, scale.axis, scale.side);
    cairo_set_line_width(cairo, grid_width(scale));
    set_colour(cairo, grid_colour(scale));
    cairo_stroke(cairo);
}

void draw_symbol(cairo_t* cairo, map::Space kind, const Scale& scale) {
    if (scale.side < least_small) {
        return;
    }
    add_hex(cairo, scale.axis, scale.side);
    cairo_clip(cairo);
    cairo_push_group(cairo);
    cairo_scale(cairo, scale.side / art_side, scale.side / art_side);
    draw(cairo, kind, Layer::Small);
    cairo_pop_group_to_source(cairo);
    cairo_paint_with_alpha(cairo, kind == map::Space::Market ? 1 : hint_strength);
}

void draw_edge(cairo_t* cairo, std::size_t side, const Scale& scale) {
    const auto corners = hex::corners(scale.axis);
    const hex::Point from = corners[side];
    const hex::Point to = corners[(side + 1) % corners.size()];
    cairo_move_to(cairo, scale.side * from.x, scale.side * from.y);
    cairo_line_to(cairo, scale.side * to.x, scale.side * to.y);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cairo, outline_width(scale.side));
    set_colour(cairo, scale.on_dark ? chalk : ink);
    cairo_stroke(cairo);
}

/// The advance of each character, in font sizes.
using Advances = std::array<double, label_characters.size()>;

Advances measured() {
    constexpr double size = 100; // large, so that hinting rounds little
    const Surface surface = image(1, 1);
    const Context cairo = context(surface.get());
    choose_font(cairo.get(), size, true);
    Advances result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        const char text[] = {label_characters[i], '\0'};
        cairo_text_extents_t extents;
        cairo_text_extents(cairo.get(), text, &extents);
        result[i] = extents.x_advance / size + letter_spacing;
    }
    return result;
}

void draw_character(cairo_t* cairo, char character, double side) {
    const char text[] = {character, '\0'};
    choose_font(cairo, font_size(side), true);
    cairo_text_path(cairo, text);
    set_colour(cairo, label_halo);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo, 2 * label_halo_width * font_size(side));
    cairo_stroke_preserve(cairo);
    set_colour(cairo, ink);
    cairo_fill(cairo);
}

/// The box of whole pixels between two points, and one more to the right and below.
Box box_around(hex::Point upper_left, hex::Point lower_right) {
    const int x = static_cast<int>(std::floor(upper_left.x));
    const int y = static_cast<int>(std::floor(upper_left.y));
    return {x, y, static_cast<int>(std::ceil(lower_right.x)) + 1 - x,
            static_cast<int>(std::ceil(lower_right.y)) + 1 - y};
}

} // namespace

char letter_of(map::Space kind) {
    constexpr std::string_view letters = " MFGRSL$W ";
    return letters[static_cast<std::size_t>(kind)];
}

double label_advance(char character, const Scale& scale) {
    static const Advances advances = measured();
    return advances[label_characters.find(character)] * font_size(scale.side);
}

double label_height(const Scale& scale) {
    constexpr double of_font = 0.73;
    return of_font * font_size(scale.side);
}

Box bounds(Glyph glyph, const Scale& scale) {
    if (glyph >= first_character && glyph < first_land) {
        const double size = font_size(scale.side);
        const double halo = label_halo_width * size;
        return box_around({-halo, -size - halo}, {1.2 * size + halo, 0.1 * size + halo});
    }
    const auto corners = hex::corners(scale.axis);
    if (glyph >= first_edge && glyph < first_character) {
        const hex::Point a = corners[glyph - first_edge];
        const hex::Point b = corners[(glyph - first_edge + 1) % corners.size()];
        const double half = outline_width(scale.side) / 2;
        return box_around(
            {scale.side * std::min(a.x, b.x) - half, scale.side * std::min(a.y, b.y) - half},
            {scale.side * std::max(a.x, b.x) + half, scale.side * std::max(a.y, b.y) + half});
    }
    const double radius = scale.side + bleed;
    const double inner = radius * std::numbers::sqrt3 / 2;
    const hex::Point corner =
        scale.axis == hex::StaggerAxis::Y ? hex::Point{inner, radius} : hex::Point{radius, inner};
    return box_around({-corner.x, -corner.y}, corner);
}

void draw(cairo_t* cairo, Glyph glyph, const Scale& scale) {
    if (glyph >= first_land) {
        draw_piece(cairo, glyph, scale);
    } else if (glyph >= first_character) {
        draw_character(cairo, label_characters[glyph - first_character], scale.side);
    } else if (glyph >= first_edge) {
        draw_edge(cairo, glyph - first_edge, scale);
    } else if (glyph >= first_symbol) {
        draw_symbol(cairo, map::all_spaces[glyph - first_symbol], scale);
    } else {
        draw_space(cairo, map::all_spaces[glyph], scale);
    }
}

namespace {

/// Steps in a pixel: fewer for large glyphs, where they show less and cost more.
int phases_for(double side) {
    return side < 24 ? 4 : side < 40 ? 2 : 1;
}

/// Larger hexes, in pixels, are drawn each time: there are few, and their glyphs would fill memory.
constexpr double largest_kept = 256;

void draw_afresh(cairo_t* cairo, Glyph glyph, const Scale& scale, hex::Point at) {
    cairo_save(cairo);
    cairo_translate(cairo, at.x, at.y);
    draw(cairo, glyph, scale);
    cairo_restore(cairo);
}

} // namespace

void GlyphCache::prepare(const Scale& scale) {
    if (scale == scale_) {
        return;
    }
    scale_ = scale;
    phases_ = target_ == Target::Pixels ? phases_for(scale.side) : 1;
    surfaces_.clear();
    surfaces_.resize(glyph_count * static_cast<std::size_t>(phases_ * phases_));
}

void GlyphCache::paint(cairo_t* cairo, Glyph glyph, hex::Point at) {
    if (target_ == Target::Vectors) {
        paint_recording(cairo, glyph, at);
    } else if (scale_.side > largest_kept) {
        draw_afresh(cairo, glyph, scale_, at);
    } else {
        paint_image(cairo, glyph, at);
    }
}

GlyphCache::Subpixel GlyphCache::snapped(double pixel) const {
    // Halves round up, even if rounding errors put them slightly below, so that moving a picture by
    // whole pixels does not change it.
    constexpr double half = 0.5 + 1e-6;
    const double steps = std::floor(pixel * phases_ + half);
    const double whole = std::floor(steps / phases_);
    return {static_cast<int>(whole), static_cast<int>(steps - whole * phases_)};
}

void GlyphCache::paint_image(cairo_t* cairo, Glyph glyph, hex::Point at) {
    const Subpixel x = snapped(at.x);
    const Subpixel y = snapped(at.y);
    const auto variants = static_cast<std::size_t>(phases_ * phases_);
    Surface& surface =
        surfaces_[glyph * variants + static_cast<std::size_t>(y.phase * phases_ + x.phase)];
    if (!surface) {
        surface = rendered(glyph, {static_cast<double>(x.phase) / phases_,
                                   static_cast<double>(y.phase) / phases_});
    }
    const Box box = bounds(glyph, scale_);
    cairo_set_source_surface(cairo, surface.get(), x.whole + box.x, y.whole + box.y);
    cairo_paint(cairo);
}

void GlyphCache::paint_recording(cairo_t* cairo, Glyph glyph, hex::Point at) {
    Surface& surface = surfaces_[glyph];
    if (!surface) {
        surface = recorded(glyph);
    }
    const Box box = bounds(glyph, scale_);
    cairo_set_source_surface(cairo, surface.get(), at.x + box.x, at.y + box.y);
    cairo_paint(cairo);
}

Surface GlyphCache::rendered(Glyph glyph, hex::Point shift) const {
    const Box box = bounds(glyph, scale_);
    Surface surface = image(box.width, box.height);
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), shift.x - box.x, shift.y - box.y);
    draw(cairo.get(), glyph, scale_);
    return surface;
}

Surface GlyphCache::recorded(Glyph glyph) const {
    const Box box = bounds(glyph, scale_);
    // From (0, 0): Cairo's SVG clips a recording with other extents in the wrong place.
    const cairo_rectangle_t extents{0, 0, 1.0 * box.width, 1.0 * box.height};
    Surface surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents));
    check(cairo_surface_status(surface.get()));
    const Context cairo = context(surface.get());
    cairo_translate(cairo.get(), -box.x, -box.y);
    draw(cairo.get(), glyph, scale_);
    return surface;
}

} // namespace pampas::picture
