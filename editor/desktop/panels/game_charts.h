#pragma once

#include "analysis/report/games/behind.h"
#include "editor/desktop/widgets/column_view.h"

#include <functional>

namespace pampas::desktop {

/// Shows the games behind a figure that the user clicks on.
using OpenGames = std::function<void(const report::GamesFigure&)>;

/// Draws each seat's share of wins as a bar with its interval, and an equal share as a line.
void draw_wins(ColumnPainter& painter, const report::GamesSummary& summary, const OpenGames& open);

/// Draws each seat's points by category, as bars and as a table.
void draw_points(ColumnPainter& painter, const report::GamesSummary& summary,
                 const OpenGames& open);

/// Draws the gap and its interval among players of each strength; nothing if strengths were not
/// compared.
void draw_strengths(ColumnPainter& painter, const report::GamesSummary& summary);

} // namespace pampas::desktop
