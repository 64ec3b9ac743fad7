#include "tests/engine/rules/laid_out.h"

#include "engine/hex/name.h"
#include "tests/engine/drawn_map.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <stdexcept>

namespace pampas::testing {
namespace {

using rules::Cell;

constexpr std::string_view species_letters = "CHPS"; // in the order of `Species`

/// Only the letters. Fills short rows with void.
Drawing letters(Drawing rows) {
    for (std::string& row : rows) {
        std::erase(row, ' ');
        row.resize(std::max(row.size(), rows.front().size()), '-');
    }
    return rows;
}

char letter_at(const Drawing& rows, hex::Coordinate at) {
    return rows.at(static_cast<std::size_t>(at.row)).at(static_cast<std::size_t>(at.column));
}

} // namespace

map::Map map_of(const Drawing& drawing) {
    return drawn_map(letters(drawing));
}

Cell cell_named(const rules::Board& board, const std::string& name) {
    for (std::size_t cell = 0; cell < board.cells(); ++cell) {
        if (hex::name(board.at(static_cast<Cell>(cell))) == name) {
            return static_cast<Cell>(cell);
        }
    }
    throw std::logic_error("no tile can lie on " + name);
}

rules::PlaceNumber place_named(const rules::Board& board, const std::vector<std::string>& names) {
    std::vector<Cell> cells;
    std::ranges::transform(names, std::back_inserter(cells),
                           [&](const std::string& name) { return cell_named(board, name); });
    std::ranges::sort(cells);
    const auto found = std::ranges::find_if(board.placements(), [&](const auto& placement) {
        return std::ranges::equal(placement.spaces(), cells);
    });
    if (found == board.placements().end()) {
        throw std::logic_error("no water tile fits these spaces");
    }
    return static_cast<rules::PlaceNumber>(found - board.placements().begin());
}

LaidOut::LaidOut(const Drawing& map, const Drawing& pieces, const std::string& ruleset)
    : rules_(rules::ruleset_named(ruleset)), board_(map_of(map)), position_(board_, rules_, 2) {
    lay(letters(pieces));
}

void LaidOut::lay(const Drawing& pieces) {
    for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
        const auto number = static_cast<Cell>(cell);
        lay_piece(letter_at(pieces, board_.at(number)), number);
    }
    lay_waters(pieces);
}

void LaidOut::lay_piece(char letter, Cell cell) {
    const int seat = std::islower(static_cast<unsigned char>(letter)) != 0 ? 1 : 0;
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    if (upper == 'L') {
        position_.place_land(cell, seat);
    } else if (const auto found = species_letters.find(upper); found != std::string_view::npos) {
        position_.place_animal(cell, seat, static_cast<rules::Species>(found));
    }
}

void LaidOut::lay_waters(const Drawing& rows) {
    std::map<char, std::vector<std::string>> tiles;
    for (std::size_t cell = 0; cell < board_.cells(); ++cell) {
        const hex::Coordinate at = board_.at(static_cast<Cell>(cell));
        const char letter = letter_at(rows, at);
        if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
            tiles[letter].push_back(hex::name(at));
        }
    }
    for (const auto& [digit, names] : tiles) {
        water(names);
    }
}

rules::Score LaidOut::score(int seat, int pesos) const {
    rules::Holdings holdings = position_.holdings(seat);
    holdings.pesos = pesos;
    return rules::score(holdings, rules_);
}

} // namespace pampas::testing
