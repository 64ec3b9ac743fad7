#pragma once

#include "analysis/wording/moves.h"
#include "editor/desktop/dialogs/files.h"
#include "editor/picture/view.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A game as somebody sees it in a window, to be saved.
struct SeenGame {
    std::shared_ptr<const wording::Playback> playback; ///< its game lives as long
    std::vector<std::string> players = {};             ///< by seat
    std::optional<std::size_t> number = {};            ///< in its run or record
    std::size_t at = 0; ///< after how many actions; the game has as many
    wording::Viewer viewer = {};
    picture::Style style = {}; ///< of the board
};

/// A kind of file in which a game can be saved.
struct GameFile {
    FileKind kind;
    /// The bytes of such a file. Works on any thread. Throws `InputError` for a game too long for
    /// this kind, `simulation::Abandoned` when the run stops.
    std::string (*bytes)(const SeenGame& seen, const simulation::RunControl& control);
};

/// All kinds, in the order in which they are offered: the position as a picture, the round and the
/// whole game as animated pictures, and the page that steps through the game.
std::vector<GameFile> game_files();

/// A name for a file of the first kind, which every system accepts: `Lasso, game 2, action 57.png`.
std::filesystem::path proposed_file(const SeenGame& seen);

} // namespace pampas::desktop
