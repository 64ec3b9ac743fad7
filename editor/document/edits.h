#pragma once

#include "editor/document/brush.h"
#include "editor/document/document.h"
#include "editor/document/selection.h"
#include "editor/document/stamp.h"
#include "engine/hex/symmetry.h"

#include <optional>
#include <string>

/// Edits besides those of tools, each a step: locks and notes, pieces of the map, symmetry.
namespace pampas::document {

/// Locks spaces and their images under the symmetry, so that no tool changes them, or unlocks them.
void lock(Document& document, const Selection& spaces);
void unlock(Document& document, const Selection& spaces);

/// The note about a space, if any.
std::optional<std::string> note_at(const map::Map& map, hex::Coordinate at);

/// Replaces the note about a space; an empty text removes it.
void set_note(Document& document, hex::Coordinate at, const std::string& text);

// Pieces of the map. The symmetry applies to them; locked spaces stay.

/// Puts a piece down at a space of the map. The spaces it is moved from become pampas, and the
/// selection moves along.
void put_down(Document& document, const Held& held, hex::Coordinate at);

/// What `put_down` would paint, in order: a space may occur twice.
std::vector<PlacedSpace> put_down_preview(const Document& document, const Held& held,
                                          hex::Coordinate at);

/// The selection, which is not empty, as a piece to move, held by a space.
Held lifted(const Document& document, hex::Coordinate held_by);

/// Paints the selection.
void fill_selection(Document& document, const Brush& brush, std::string label);

/// Rotates or mirrors the selection, which is not empty, around a space.
void move_around(Document& document, hex::Coordinate pivot, const StampMotion& motion,
                 std::string label);

/// Paints what differs on a map of the same grid, such as one that a cure proposes.
void paint_like(Document& document, const map::Map& like, std::string label);

/// Paints all spaces of kind `from` among `spaces`.
void replace_kind(Document& document, const Selection& spaces, map::Space from, const Brush& to);

/// The spaces that have an image of another kind; what is off the grid counts as void. `symmetric`
/// is of the map's grid.
Selection asymmetric_spaces(const map::Map& map, const hex::Symmetric& symmetric);

/// The map without asymmetric spaces, except those that have an image off the grid: of spaces that
/// are each other's images, the one nearest to `side` keeps its kind and the others get it. If one
/// is locked, it keeps its kind and the others get that; if locked ones differ, they stay
/// asymmetric.
map::Map made_symmetric(const map::Map& map, const hex::Symmetric& symmetric, hex::Coordinate side);

} // namespace pampas::document
