#pragma once

#include "editor/document/document.h"
#include "editor/document/stamp.h"

#include <string>

/// Steps with pieces of the map. What the symmetry carries comes along; locked spaces stay.
namespace pampas::document {

/// Puts a piece down at a space of the map. Where it is moved from becomes pampas, and what is
/// chosen goes along.
void put_down(Document& document, const Held& held, hex::Coordinate at);

/// What that would paint, in order: a space may come twice.
std::vector<PlacedSpace> put_down_preview(const Document& document, const Held& held,
                                          hex::Coordinate at);

/// The selection, which is not empty, as a piece that is moved, held by a space.
Held lifted(const Document& document, hex::Coordinate held_by);

/// Paints what is chosen.
void fill_selection(Document& document, map::Space space, std::string label);

/// Turns or mirrors what is chosen, which is something, around a space.
void move_around(Document& document, hex::Coordinate pivot, const StampMotion& motion,
                 std::string label);

/// All spaces of one kind among `spaces` become another.
void replace_kind(Document& document, const Selection& spaces, map::Space from, map::Space to);

} // namespace pampas::document
