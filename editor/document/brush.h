#pragma once

#include "editor/document/document.h"
#include "editor/document/stamp.h"
#include "engine/files/bounded.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace pampas::document {

/// How often a random mix has each kind of space, relative to the others.
struct Mix {
    std::array<int, map::all_spaces.size()> weights{}; ///< by kind, within `mix_weights`

    friend bool operator==(const Mix&, const Mix&) = default;
};

inline constexpr Bounded<int> mix_weights{0, 99};

/// All terrains equally often.
Mix usual_mix();

/// The settings of the palette: what to paint, and how wide; and the piece that is held.
struct Brush {
    map::Space space = map::Space::Pampas;
    int rings = 1;                      ///< from 1 (a single space) to `max_rings`
    Combine combine = Combine::Replace; ///< of a new selection with the one before
    Held held = {};
    bool mixes = false; ///< paints `mix` instead of `space`
    Mix mix = usual_mix();
    std::uint64_t draw = 0; ///< with another number, a space gets another kind of the mix

    friend bool operator==(const Brush&, const Brush&) = default;
};

inline constexpr int max_rings = 3;

/// What it paints, for labels: `forest`, `a mix`.
std::string kind_text(const Brush& brush);

/// What the brush would paint: the spaces and their images under the symmetry, except locked ones.
/// A mix gives a space and its images the same kind, each time with the same draw.
std::vector<PlacedSpace> painted(const Document& document,
                                 const std::vector<hex::Coordinate>& spaces, const Brush& brush);

/// Paints that as part of the open stroke; there must be one.
void paint(Document& document, const std::vector<hex::Coordinate>& spaces, const Brush& brush);

} // namespace pampas::document
