#pragma once

#include "editor/picture/view.h"
#include "engine/rules/cards.h"

#include <array>

/// The colours of the seats, on the board and wherever else seats are shown.
namespace pampas::picture {

/// The colours of what belongs to a seat.
struct SeatColours {
    Colour main;
    Colour dark;  ///< of lines on and around it
    Colour light; ///< the ground of animal tiles
    Colour word;  ///< of words on the main colour
};

/// By seat: red, blue, yellow, black, lilac. They differ in lightness too, so that colour-blind
/// people and grey prints can tell them apart; tests compare every pair.
inline constexpr std::array<SeatColours, rules::max_players> seat_colours{{
    {{0.82, 0.21, 0.15}, {0.38, 0.06, 0.05}, {0.99, 0.84, 0.79}, {1.00, 0.95, 0.91}},
    {{0.07, 0.25, 0.61}, {0.02, 0.08, 0.24}, {0.79, 0.87, 0.98}, {0.92, 0.95, 1.00}},
    {{0.99, 0.83, 0.19}, {0.38, 0.26, 0.02}, {1.00, 0.95, 0.77}, {0.30, 0.20, 0.02}},
    {{0.14, 0.14, 0.16}, {0.03, 0.03, 0.04}, {0.80, 0.80, 0.83}, {0.97, 0.97, 0.98}},
    {{0.77, 0.60, 0.88}, {0.30, 0.13, 0.41}, {0.95, 0.89, 0.99}, {0.22, 0.09, 0.31}},
}};

} // namespace pampas::picture
