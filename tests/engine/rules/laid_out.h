#pragma once

#include "engine/rules/position.h"

#include <string>
#include <vector>

namespace pampas::testing {

/// Rows of letters, one for each space. Blanks between them place the letters as the hexes lie. A
/// row shorter than the first ends with void.
using Drawing = std::vector<std::string>;

/// The map of a drawing (engine/formats#spaces): hexes on a corner, odd rows shifted to the right.
map::Map map_of(const Drawing& drawing);

/// The cell of a space's name: `C7`.
rules::Cell cell_named(const rules::Board& board, const std::string& name);

/// The number of the water tile placement on these spaces.
rules::PlaceNumber place_named(const rules::Board& board, const std::vector<std::string>& names);

/// A position drawn as rows of letters: `L` is a land tile of seat 0, `C`, `H`, `P`, `S` its
/// cattle, horses, pigs and sheep; small letters belong to seat 1. Spaces with the same digit are
/// under one water tile. All others are empty.
class LaidOut {
  public:
    LaidOut(const Drawing& map, const Drawing& pieces, const std::string& ruleset = "standard");
    LaidOut(const LaidOut&) = delete;
    LaidOut& operator=(const LaidOut&) = delete;

    rules::Cell cell(const std::string& name) const { return cell_named(board_, name); }
    void animal(const std::string& name, int seat, rules::Species species) {
        position_.place_animal(cell(name), seat, species);
    }
    void land(const std::string& name, int seat) { position_.place_land(cell(name), seat); }
    void hacienda(const std::string& name) { position_.place_hacienda(cell(name)); }
    void water(const std::vector<std::string>& names) {
        position_.place_water(place_named(board_, names));
    }

    const rules::Position& position() const { return position_; }
    /// Pesos that markets pay for the animal on the space, which must have been placed last.
    int income(const std::string& name) const { return position_.market_income(cell(name)); }
    int harvest(const std::string& name) const { return position_.harvest_income(cell(name)); }
    rules::Score score(int seat, int pesos = 0) const;

  private:
    void lay(const Drawing& pieces);
    void lay_piece(char letter, rules::Cell cell);
    void lay_waters(const Drawing& rows);

    rules::Ruleset rules_;
    rules::Board board_;
    rules::Position position_;
};

} // namespace pampas::testing
