#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/column_view.h"

namespace pampas::desktop {

/// Draws the share of wins of each seat as a bar with its interval, and the fair share as a line.
void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary);

/// Draws the points of each seat by category, as bars and as a table.
void draw_points(ColumnPainter& painter, const report::GamesSummary& summary);

} // namespace pampas::desktop
