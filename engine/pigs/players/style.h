#pragma once

#include "engine/pigs/edition.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::pigs {

/// What a player thinks things are worth, in thousandths of a dollar, so that all players of a
/// style play the same on every machine.
struct Style {
    std::string name;

    /// Of 1000 dollars' worth of pigs without vaccine, how much is left at the change of the
    /// season: if it comes at the end of this turn, of the next ...
    std::array<int, 4> kept{};
    int adult = 0;      ///< for each turn to come, that it may have babies
    int young = 0;      ///< for each turn to come, that it may grow: for each size below big
    int crowd = 0;      ///< in percent, of the last two for each further pig
    int vaccine = 0;    ///< beyond the pigs that can be vaccinated now
    int supplement = 0; ///< of the first, in the first turn
    int amulet = 0;
    int room = 0;      ///< of each unit of a meadow that is free, for each turn to come
    int most_room = 0; ///< free units beyond these are worth nothing
    int neutral = 0;   ///< of having the neutral tiles in a game of two
    /// In percent, what the gain of each task counts when a player chooses one.
    std::array<int, tasks> taste{};

    friend bool operator==(const Style&, const Style&) = default;
};

/// The bundled styles, `balanced` first.
const std::vector<Style>& styles();

/// The style with this name, or from the JSON file at this path. Throws `InputError` listing the
/// known names.
Style style_named(const std::string& name_or_path);

/// Reads a style from the bytes of a file. Throws `InputError`.
Style read_style(std::string_view bytes);

} // namespace pampas::pigs
