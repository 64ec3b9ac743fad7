#pragma once

#include "editor/document/document.h"

#include <optional>
#include <string>

/// Steps on what a designer says of single spaces: locks and notes.
namespace pampas::document {

/// Locks spaces, so that no tool changes them, or unlocks them.
void lock(Document& document, const Selection& spaces);
void unlock(Document& document, const Selection& spaces);

/// What is noted about a space, if anything.
std::optional<std::string> note_at(const map::Map& map, hex::Coordinate at);

/// Notes this about a space in place of what was noted; nothing: takes the note away.
void set_note(Document& document, hex::Coordinate at, const std::string& text);

} // namespace pampas::document
