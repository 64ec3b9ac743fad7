#pragma once

#include "editor/game_page/board.h"
#include "editor/game_page/figures.h"
#include "editor/picture/pieces.h"

#include <nlohmann/json_fwd.hpp>

#include <cstddef>

namespace pampas::game_page {

/// What lies on the board after so many actions.
picture::Pieces pieces_after(const wording::Playback& playback, std::size_t actions);

/// What the page's script needs to show the game after any action:
/// - `places`: the centres of spaces on the drawing, by name;
/// - `start`: the `board` (`["C7", glyph, ...]` for each space with pieces) and the `figures` after
///   the set-up;
/// - `steps`: for each action what it changed of both (a space without glyphs is empty again), and
///   what it `earned`, as `["C7", 9]`;
/// - `turns`: the actions after which turns begin.
nlohmann::ordered_json steps_json(const wording::Playback& playback, const Board& board,
                                  wording::Viewer viewer);

} // namespace pampas::game_page
