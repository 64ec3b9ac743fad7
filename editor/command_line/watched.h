#pragma once

#include "editor/command_line/interruption.h"
#include "editor/command_line/progress_bar.h"
#include "engine/language/tr.h"
#include "engine/simulation/run.h"

#include <cstddef>

namespace pampas::command_line {

/// Has games played by `play`, which takes a `simulation::RunControl`: a progress bar shows how
/// many of `most` are played, and Ctrl-C lets no others begin.
template <class Play>
auto watched(std::size_t most, const Play& play) {
    const Interruption interruption;
    ProgressBar bar(most, tr("games"));
    return play(simulation::RunControl{interruption.requested(),
                                       [&](std::size_t games) { bar.advance(games); }});
}

} // namespace pampas::command_line
