#pragma once

#include "engine/files/bounded.h"
#include "engine/language/tr.h"
#include "engine/map/map.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace pampas::rules {

/// The kinds of land cards (R2.1): the five terrains, in the order of `map::terrains`, and pampas.
enum class LandCard : std::uint8_t { Mountain, Forest, Meadow, Rocks, Swamp, Pampas };

/// The kinds of animal cards and tiles (R2.2).
enum class Species : std::uint8_t { Cattle, Horse, Pig, Sheep };

/// The shapes of water tiles (R2.5): one space, two, three around a corner, three in a row.
enum class WaterShape : std::uint8_t { Single, Double, Triangle, Row };

inline constexpr std::array<std::string_view, 6> land_card_names{
    tr_later("mountain"), tr_later("forest"), tr_later("meadow"),
    tr_later("rocks"),    tr_later("swamp"),  tr_later("pampas")};
inline constexpr std::array<std::string_view, 4> species_names{
    tr_later("cattle"), tr_later("horse"), tr_later("pig"), tr_later("sheep")};
inline constexpr std::array<std::string_view, 4> water_shape_names{
    tr_later("single"), tr_later("double"), tr_later("triangle"), tr_later("row")};

/// Numbers by kind of land card, by species, by shape.
using LandCounts = std::array<int, land_card_names.size()>;
using AnimalCounts = std::array<int, species_names.size()>;
using ShapeCounts = std::array<int, water_shape_names.size()>;

/// The index of an enumerator in such an array.
template <class Enumeration>
constexpr std::size_t index(Enumeration value) {
    return static_cast<std::size_t>(value);
}

/// The kind of space on which a land card is played (R5.1).
constexpr map::Space space_of(LandCard card) {
    return card == LandCard::Pampas ? map::Space::Pampas : map::terrains[index(card)];
}

/// The largest number of players: the box has tiles in five colours.
inline constexpr int max_players = 5;

/// The numbers of players users may choose; the default is for maps that give none.
inline constexpr Bounded<int> players_bounds{2, max_players, 4};

/// The largest deck and the largest face-up row of any ruleset, in cards.
inline constexpr int max_deck = 200;
inline constexpr int max_face_up = 8;

} // namespace pampas::rules
