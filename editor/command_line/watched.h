#pragma once

#include "editor/command_line/interruption.h"
#include "editor/command_line/progress_bar.h"
#include "engine/language/tr.h"
#include "engine/simulation/run.h"

#include <chrono>
#include <cstddef>
#include <utility>

namespace pampas::command_line {

/// What long work came to.
template <class Result>
struct Watched {
    Result result;
    double seconds; ///< that it took
};

/// Has games played by `play`, which takes a `simulation::RunControl`: a progress bar shows how
/// many of `most` are played, and Ctrl-C lets no others begin.
template <class Play>
auto watched(std::size_t most, const Play& play) {
    const auto start = std::chrono::steady_clock::now();
    const Interruption interruption;
    ProgressBar bar(most, tr("games"));
    auto result = play(simulation::RunControl{interruption.requested(),
                                              [&](std::size_t games) { bar.advance(games); }});
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return Watched<decltype(result)>{std::move(result), passed.count()};
}

} // namespace pampas::command_line
