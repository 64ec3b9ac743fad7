#pragma once

#include "editor/command_line/interruption.h"
#include "editor/command_line/progress.h"
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
/// many of `most` have begun, and Ctrl-C lets no others begin.
template <class Play>
auto watched(std::size_t most, const Play& play) {
    const auto start = std::chrono::steady_clock::now();
    const Interruption interruption;
    Progress progress(most);
    auto result = play(simulation::RunControl{&interruption.requested(),
                                              [&](std::size_t begun) { progress.show(begun); }});
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    return Watched{std::move(result), passed.count()};
}

} // namespace pampas::command_line
