#pragma once

#include "analysis/report/ground/html.h"
#include "editor/game_page/figures.h"

#include <string>
#include <vector>

namespace pampas::game_page {

// An element with `data-figure` has the value of this figure; one with `data-change` tells how it
// has changed; one with `data-card` is hidden while the figure is 0. An element with `data-slot`
// shows a face-up card.

/// The seats with their players, points, pesos and hands. `bots` are the players by seat.
report::Html seats_html(const Figures& figures, const std::vector<std::string>& bots);

/// The cards that lie on the table, and what is left of everything.
report::Html table_html(const Figures& figures);

/// The colours of the seats as a value of `style`, which the page's styles use.
std::string seat_styles();

} // namespace pampas::game_page
