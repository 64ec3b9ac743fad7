#pragma once

#include "analysis/wording/moves.h"
#include "engine/rules/changes.h"
#include "engine/rules/state.h"

#include <cstddef>

namespace pampas::desktop {

class Canvas;

/// A position of a game, and what the action before it changed.
struct ShownPosition {
    rules::State state;
    rules::Changes changes = {};
};

/// Shows the position after so many actions of a game, or as many as it has, on a canvas with the
/// game's map: the pieces, the spaces that changed, outlined as the cursor, and what the action
/// before it earned. Returns it.
ShownPosition show_position(Canvas& canvas, const wording::Playback& playback, std::size_t at);

} // namespace pampas::desktop
