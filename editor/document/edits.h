#pragma once

#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/stamp.h"
#include "engine/hex/symmetry.h"

#include <optional>
#include <string>

/// Edits beyond those of tools, each a step: locks and notes, pieces of the map, symmetry.
namespace pampas::document {

/// Locks spaces, so that no tool changes them, or unlocks them.
void lock(Document& document, const Selection& spaces);
void unlock(Document& document, const Selection& spaces);

/// What is noted about a space, if anything.
std::optional<std::string> note_at(const map::Map& map, hex::Coordinate at);

/// Notes this about a space in place of what was noted; nothing: takes the note away.
void set_note(Document& document, hex::Coordinate at, const std::string& text);

// Pieces of the map. What the symmetry carries comes along; locked spaces stay.

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

/// The spaces of which an image on the map is of another kind. `symmetric` is of the map's grid.
Selection breaks(const map::Map& map, const hex::Symmetric& symmetric);

/// The map without such breaks: of the spaces that are each other's images, those that are nearest
/// to `side` are as they were, the others like them. Locked spaces are kept, and then the others
/// are like these; where locked ones differ, a break is left.
map::Map made_symmetric(const map::Map& map, const hex::Symmetric& symmetric, hex::Coordinate side);

} // namespace pampas::document
