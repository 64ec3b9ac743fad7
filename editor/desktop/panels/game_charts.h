#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/column_view.h"

namespace pampas::desktop {

/// Draws each seat's share of wins as a bar with its interval, and the fair share as a line.
void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary);

/// Draws each seat's points by category, as bars and as a table.
void draw_points(ColumnPainter& painter, const report::GamesSummary& summary);

/// Draws the gap and its interval among players of each strength; nothing if strengths were not
/// compared.
void draw_strengths(ColumnPainter& painter, const report::GamesSummary& summary);

} // namespace pampas::desktop
