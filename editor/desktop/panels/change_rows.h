#pragma once

#include "editor/desktop/widgets/column_painter.h"
#include "editor/desktop/workers/played_games.h"

namespace pampas::desktop {

/// Draws what a change of the map did to each seat: its share of wins and, of enough deals, its
/// lead in points before and after, and the difference with its interval, faint while it may be
/// none.
void draw_change(ColumnPainter& painter, const FoundChange& change);

} // namespace pampas::desktop
