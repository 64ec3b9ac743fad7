#pragma once

#include "editor/picture/cairo.h"
#include "editor/picture/view.h"
#include "engine/hex/geometry.h"
#include "engine/map/map.h"
#include "engine/rules/cards.h"

#include <string_view>
#include <vector>

namespace pampas::picture {
/// The parts of pictures, numbered without gaps from 0: a space of each kind, its symbol without
/// the ground, the sides of the outline, the characters of words, the pieces of games.
using Glyph = std::size_t;

/// The characters of names and figures of spaces, with the decimal separators of all languages.
inline constexpr std::string_view label_characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ.,";

inline constexpr Glyph first_symbol = map::all_spaces.size();
inline constexpr Glyph first_edge = 2 * map::all_spaces.size();
inline constexpr Glyph first_character = first_edge + 6;
inline constexpr Glyph first_land = first_character + label_characters.size();
inline constexpr Glyph first_animal = first_land + rules::max_players;
inline constexpr Glyph hacienda_glyph =
    first_animal + rules::max_players * rules::species_names.size();
inline constexpr Glyph chip_glyph = hacienda_glyph + 1;
inline constexpr Glyph first_water = chip_glyph + 1;
inline constexpr Glyph glyph_count = first_water + 64;

constexpr Glyph space_glyph(map::Space kind) {
    return static_cast<Glyph>(kind);
}
/// The symbol of a space whose ground has another colour: that of a market as usual, others faint.
constexpr Glyph symbol_glyph(map::Space kind) {
    return first_symbol + space_glyph(kind);
}
/// The letter for a kind of space in map files, as a capital; a blank for pampas and void.
char letter_of(map::Space kind);
/// `character` is one of `label_characters`.
constexpr Glyph character_glyph(char character) {
    return first_character + label_characters.find(character);
}
/// The board's outline along a side of a hex, numbered as `hex::side_across` does.
constexpr Glyph edge_glyph(std::size_t side) {
    return first_edge + side;
}
/// A tile of a seat, over the whole space.
constexpr Glyph land_glyph(int seat) {
    return first_land + static_cast<Glyph>(seat);
}
constexpr Glyph animal_glyph(int seat, rules::Species species) {
    return first_animal + static_cast<Glyph>(seat) * rules::species_names.size() +
           rules::index(species);
}
/// A space of a water tile, which goes on across each side of a hex whose bit is set in `joined`.
constexpr Glyph water_glyph(unsigned joined) {
    return first_water + joined;
}

/// The size and orientation of hexes, their look, and what lies behind the board.
struct Scale {
    double side = 0; ///< in pixels
    hex::StaggerAxis axis = hex::StaggerAxis::Y;
    Look look = Look::Colour;
    bool on_dark = false; ///< the background is dark

    friend constexpr bool operator==(const Scale&, const Scale&) = default;
};

/// The pixels that a glyph touches if its origin is at (0, 0) or up to a pixel to the right of and
/// below it.
Box bounds(Glyph glyph, const Scale& scale);

/// Draws a glyph at the context's origin: the centre of its space, or the left end of its
/// character's baseline.
void draw(cairo_t* cairo, Glyph glyph, const Scale& scale);

/// From the origin of a character of a label to that of the next, in pixels.
double label_advance(char character, const Scale& scale);

/// The height of a label's digits, in pixels.
double label_height(const Scale& scale);

/// What to paint on: an image, or a file of shapes that stay crisp at any size.
enum class Target { Pixels, Vectors };

/// Glyphs drawn once and painted many times. For images it keeps each glyph at several fractions of
/// a pixel, so that spaces lie where they should; files define each once and then refer to it.
class GlyphCache {
  public:
    explicit GlyphCache(Target target) : target_(target) {}

    /// Sets the size of hexes. Cheap if it has not changed.
    void prepare(const Scale& scale);

    /// Paints a glyph with its origin at a point in pixels.
    void paint(cairo_t* cairo, Glyph glyph, hex::Point at);

  private:
    /// Whole pixels, and the fraction of a pixel in steps.
    struct Subpixel {
        int whole = 0;
        int phase = 0;
    };
    Subpixel snapped(double pixel) const;
    void paint_image(cairo_t* cairo, Glyph glyph, hex::Point at);
    void paint_recording(cairo_t* cairo, Glyph glyph, hex::Point at);
    Surface rendered(Glyph glyph, hex::Point shift) const;
    Surface recorded(Glyph glyph) const;

    Target target_;
    Scale scale_;
    int phases_ = 1; ///< steps in a pixel
    std::vector<Surface> surfaces_;
};

} // namespace pampas::picture
