#include "editor/picture/piece_glyphs.h"

#include "editor/picture/art.h"
#include "editor/picture/cairo.h"
#include "editor/picture/seats.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace pampas::picture {
namespace {

// In sides of a hex.
constexpr double tile_radius = 0.9; ///< the board shows around a tile
constexpr double tile_line = 0.05;
constexpr double animal_rim = 0.11;
constexpr double water_line = 0.06;

constexpr double apothem = std::numbers::sqrt3 / 2;

/// With shorter sides, in pixels, only the ground of a tile, and then no number, can be seen.
constexpr double least_art = 6;
constexpr double least_number = 11;

constexpr Colour water_rim{0.08, 0.24, 0.42};

/// How strong the pattern of a land tile is.
constexpr double pattern_strength = 0.3;

/// The number of a seat stands in the upper left, where nothing else does; on the picture of an
/// animal in a disc.
constexpr hex::Point number_place{-0.44, -0.43};
constexpr double number_size = 0.46;
constexpr double disc_radius = 0.26;
constexpr double number_in_disc = 0.38;

/// Animals are a little smaller than their art, and off the middle to leave room for the number.
constexpr double animal_size = 0.84;
constexpr hex::Point animal_place{0.05, 0.07};

void add_tile(cairo_t* cairo, const Scale& scale, double radius) {
    cairo_new_path(cairo);
    for (const hex::Point& corner : hex::corners(scale.axis)) {
        cairo_line_to(cairo, scale.side * radius * corner.x, scale.side * radius * corner.y);
    }
    cairo_close_path(cairo);
}

void stroke_tile(cairo_t* cairo, const Scale& scale, const Colour& colour, double radius,
                 double width) {
    add_tile(cairo, scale, radius);
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_width(cairo, std::max(width * scale.side, 0.75));
    set_colour(cairo, colour);
    cairo_stroke(cairo);
}

void fill_tile(cairo_t* cairo, const Scale& scale, const Colour& colour) {
    add_tile(cairo, scale, tile_radius);
    set_colour(cairo, colour);
    cairo_fill(cairo);
}

void draw_number(cairo_t* cairo, int seat, const Scale& scale, double size) {
    const char text[] = {static_cast<char>('1' + seat), '\0'};
    choose_font(cairo, size * scale.side, true);
    cairo_text_extents_t extents;
    cairo_text_extents(cairo, text, &extents);
    cairo_move_to(cairo, scale.side * number_place.x - extents.width / 2 - extents.x_bearing,
                  scale.side * number_place.y - extents.height / 2 - extents.y_bearing);
    cairo_text_path(cairo, text);
    set_colour(cairo, seat_colours[rules::index(seat)].word);
    cairo_fill(cairo);
}

void draw_number_in_disc(cairo_t* cairo, int seat, const Scale& scale) {
    const SeatColours& colours = seat_colours[rules::index(seat)];
    cairo_arc(cairo, scale.side * number_place.x, scale.side * number_place.y,
              disc_radius * scale.side, 0, 2 * std::numbers::pi);
    set_colour(cairo, colours.main);
    cairo_fill_preserve(cairo);
    set_colour(cairo, colours.dark);
    cairo_set_line_width(cairo, tile_line * scale.side);
    cairo_stroke(cairo);
    draw_number(cairo, seat, scale, number_in_disc);
}

/// Adds parallel lines to the path, except through the middle.
void add_furrows(cairo_t* cairo, double angle, double side) {
    constexpr double spacing = 0.3;
    cairo_save(cairo);
    cairo_rotate(cairo, angle);
    for (const double at : {-2.5, -1.5, 1.5, 2.5}) {
        cairo_move_to(cairo, -side, at * spacing * side);
        cairo_line_to(cairo, side, at * spacing * side);
    }
    for (const double way : {-1.0, 1.0}) {
        for (const double at : {-0.5, 0.5}) {
            cairo_move_to(cairo, way * side, at * spacing * side);
            cairo_line_to(cairo, way * 0.4 * side, at * spacing * side);
        }
    }
    cairo_restore(cairo);
}

/// The furrows of a field run in another way for each seat.
void draw_furrows(cairo_t* cairo, int seat, const Scale& scale) {
    constexpr std::array<double, rules::max_players> angles{0, 0.5, 0.25, 0.75, 0};
    add_tile(cairo, scale, tile_radius);
    cairo_save(cairo);
    cairo_clip(cairo);
    add_furrows(cairo, std::numbers::pi * angles[rules::index(seat)], scale.side);
    if (seat == 4) { // crossed
        add_furrows(cairo, std::numbers::pi / 2, scale.side);
    }
    Colour colour = seat_colours[rules::index(seat)].word;
    colour.alpha = pattern_strength;
    set_colour(cairo, colour);
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cairo, 0.07 * scale.side);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

void draw_piece_art(cairo_t* cairo, PieceArt art, const SeatColours& seat, const Scale& scale) {
    if (scale.side < least_art) {
        return;
    }
    cairo_save(cairo);
    cairo_scale(cairo, scale.side / art_side, scale.side / art_side);
    draw(cairo, art, seat);
    cairo_restore(cairo);
}

void draw_land_tile(cairo_t* cairo, int seat, const Scale& scale) {
    const SeatColours& colours = seat_colours[rules::index(seat)];
    fill_tile(cairo, scale, colours.main);
    if (scale.side >= least_art) {
        draw_furrows(cairo, seat, scale);
    }
    stroke_tile(cairo, scale, colours.dark, tile_radius, tile_line);
    if (scale.side >= least_number) {
        draw_number(cairo, seat, scale, number_size);
    }
}

void draw_animal_tile(cairo_t* cairo, int seat, PieceArt animal, const Scale& scale) {
    const SeatColours& colours = seat_colours[rules::index(seat)];
    fill_tile(cairo, scale, scale.side < least_art ? colours.main : colours.light);
    stroke_tile(cairo, scale, colours.main, tile_radius - animal_rim / 2, animal_rim);
    stroke_tile(cairo, scale, colours.dark, tile_radius, tile_line);
    cairo_save(cairo);
    cairo_translate(cairo, animal_place.x * scale.side, animal_place.y * scale.side);
    cairo_scale(cairo, animal_size, animal_size);
    draw_piece_art(cairo, animal, colours, scale);
    cairo_restore(cairo);
    if (scale.side >= least_number) {
        draw_number_in_disc(cairo, seat, scale);
    }
}

/// The point at these distances from the centre in the directions across two neighbouring sides,
/// `first` and the next.
hex::Point corner_between(std::size_t first, double distance, double next_distance,
                          hex::StaggerAxis axis) {
    const auto corners = hex::corners(axis);
    const hex::Point corner = corners[(first + 1) % corners.size()]; // shared by both sides
    const hex::Point along{-corner.y, corner.x};                     // a quarter turn clockwise
    // Both distances are those of projections on directions 30 degrees to either side of `corner`.
    const double far = (distance + next_distance) / std::numbers::sqrt3;
    const double aside = next_distance - distance;
    return {far * corner.x + aside * along.x, far * corner.y + aside * along.y};
}

/// The outline of a space of a water tile: side n joins the points n and n + 1. It reaches over
/// the sides where the tile goes on.
std::array<hex::Point, 6> water_outline(unsigned joined, const Scale& scale) {
    const auto distance = [&](std::size_t side) {
        const bool goes_on = (joined >> (side % 6) & 1U) != 0;
        return goes_on ? apothem * scale.side + 0.6 : apothem * tile_radius * scale.side;
    };
    std::array<hex::Point, 6> result;
    for (std::size_t side = 0; side < result.size(); ++side) {
        result[(side + 1) % 6] =
            corner_between(side, distance(side), distance(side + 1), scale.axis);
    }
    return result;
}

void draw_water_tile(cairo_t* cairo, unsigned joined, const Scale& scale) {
    const auto outline = water_outline(joined, scale);
    for (const hex::Point& corner : outline) {
        cairo_line_to(cairo, corner.x, corner.y);
    }
    cairo_close_path(cairo);
    cairo_save(cairo);
    cairo_clip(cairo);
    cairo_scale(cairo, scale.side / art_side, scale.side / art_side);
    draw(cairo, map::Space::Water, Layer::Ground);
    if (scale.side >= least_art) {
        draw(cairo, map::Space::Water, Layer::Large);
    }
    cairo_restore(cairo);
    for (std::size_t side = 0; side < outline.size(); ++side) {
        if ((joined >> side & 1U) == 0) {
            const hex::Point to = outline[(side + 1) % outline.size()];
            cairo_move_to(cairo, outline[side].x, outline[side].y);
            cairo_line_to(cairo, to.x, to.y);
        }
    }
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND);
    cairo_set_line_width(cairo, std::max(water_line * scale.side, 0.75));
    set_colour(cairo, water_rim);
    cairo_stroke(cairo);
}

} // namespace

void draw_piece(cairo_t* cairo, Glyph piece, const Scale& scale) {
    if (piece >= first_water) {
        draw_water_tile(cairo, static_cast<unsigned>(piece - first_water), scale);
    } else if (piece == hacienda_glyph || piece == chip_glyph) {
        draw_piece_art(cairo, piece == chip_glyph ? PieceArt::Chip : PieceArt::Hacienda,
                       seat_colours.front(), scale);
    } else if (piece >= first_animal) {
        const auto species = rules::species_names.size();
        draw_animal_tile(cairo, static_cast<int>((piece - first_animal) / species),
                         static_cast<PieceArt>((piece - first_animal) % species), scale);
    } else {
        draw_land_tile(cairo, static_cast<int>(piece - first_land), scale);
    }
}

} // namespace pampas::picture
