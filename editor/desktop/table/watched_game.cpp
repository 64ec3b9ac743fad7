#include "editor/desktop/table/watched_game.h"

#include <utility>

namespace pampas::desktop {

WatchedGame::WatchedGame(Opened opened)
    : opened_(std::move(opened)),
      map_(rules::decided_map(opened_.game->board(), opened_.playback.setup())) {}

} // namespace pampas::desktop
