#pragma once

#include "analysis/report/ground/html.h"
#include "analysis/report/ground/html_map.h"
#include "editor/picture/pieces.h"
#include "engine/map/map.h"

#include <string>
#include <vector>

namespace pampas::game_page {

/// The names of a piece's glyphs as the page has them, in the order in which they lie on each
/// other: `land-2` or `pig-1` (with the seat's number, from 1), `water-5`; `hacienda`, `chip`.
std::vector<std::string> glyph_names(const picture::Piece& piece);

/// The name of the glyph of a land card's space or, for a seat, of an animal.
std::string land_card_glyph(rules::LandCard card);
std::string animal_glyph(int seat, rules::Species species);

/// The picture of the glyph with this name; decoration for those who do not see it.
report::Html glyph_picture(const std::string& name);

/// The board of a game, drawn once, and pictures of pieces and cards that lie on it and beside it.
class Board {
  public:
    Board(const map::Map& map, int players);

    /// Draws pieces in the group with the id `pieces`, one group for each space, which has the
    /// space's name in `data-space`. A second group, `changed`, is empty.
    report::Html html(const picture::Pieces& pieces) const;

    /// The glyphs of all tiles and cards, to be used by `href="#glyph-NAME"`, each centred on
    /// (0, 0), and `glyph-changed`, the outline of a space. Of water tiles, which come in many
    /// shapes, it has those among `pieces`.
    report::Html glyphs(const picture::Pieces& pieces) const;

    /// The centre of a space in pixels of the drawing.
    hex::Point centre(hex::Coordinate at) const;

  private:
    /// The glyph as it is drawn on hexes with a side of `drawn_side` pixels.
    report::Html glyph(const std::string& name, picture::Glyph glyph, double drawn_side) const;
    report::Html outline() const;

    map::Map map_;
    int players_;
    report::MapPicture picture_;
};

} // namespace pampas::game_page
