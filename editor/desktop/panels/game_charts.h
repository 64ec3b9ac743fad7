#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/column_view.h"

namespace pampas::desktop {

/// Draws how much each seat wins: a bar with its interval for each, the fair share as a line.
void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary);

/// Draws the points of each seat, and the categories they come from: bars, and a table.
void draw_points(ColumnPainter& painter, const report::GamesSummary& summary);

} // namespace pampas::desktop
