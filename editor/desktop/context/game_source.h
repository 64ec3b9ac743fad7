#pragma once

#include "engine/rules/state.h"
#include "engine/simulation/playback.h"

#include <functional>
#include <string>

namespace pampas::desktop {

/// Where games to look at come from.
struct GameSource {
    using Opened = simulation::OpenedGame<rules::Game>;

    std::string title;     ///< whose games these are: `Windmill, 4 learned players`
    std::size_t games = 1; ///< how many there are
    /// Opens a game by its index. Throws `InputError`, or `simulation::Contradiction` if a record
    /// is wrong.
    std::function<Opened(std::size_t index)> open;
};

} // namespace pampas::desktop
