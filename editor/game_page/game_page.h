#pragma once

#include "analysis/report/ground/html.h"
#include "analysis/wording/moves.h"

#include <cstddef>
#include <string>
#include <vector>

namespace pampas::game_page {

/// What the page of a game shows at first.
struct Options {
    std::size_t at = 0;          ///< after how many actions; the game has as many
    wording::Viewer viewer = {}; ///< as this seat sees it
};

/// A whole page, which loads nothing, that steps through a game: the board, what each seat has, and
/// what happened in words. An address that ends with `#action-57` opens it after the 57th action.
/// Without scripts it shows the end of the game. `bots` are the players by seat.
report::Html page(const wording::Playback& playback, const std::vector<std::string>& bots,
                  const Options& options = {});

} // namespace pampas::game_page
