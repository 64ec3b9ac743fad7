#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/games_form.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What an experiment came to.
struct ExperimentResult {
    wxString text; ///< to be read in the window
    /// What a browser shows, under the name of the first handout; none: there is no page.
    std::function<std::string()> page = {};
    std::vector<Handout> handouts = {};
};

/// Games that are to find something out.
struct PlannedGames {
    /// Makes the result, on the window's thread.
    using MakeResult = std::function<ExperimentResult()>;

    std::size_t most = 0; ///< games
    /// Plays them, on a thread of its own. Throws what the games throw.
    std::function<MakeResult(const simulation::RunControl&)> play;
};

/// A sort of experiment on the open map.
struct ExperimentKind {
    wxString title;        ///< of the window
    wxString purpose;      ///< what it will do, in a sentence
    wxString verb;         ///< on the button that begins
    GamesFormOptions form; ///< which games can be chosen
    /// The games that were chosen. Throws `InputError` when they cannot be played.
    std::function<PlannedGames(const GamesChoice&)> plan;
};

/// Everything that can be reported of the open map, on one page. `context` outlives the kind.
ExperimentKind report_experiment(const Context& context);

/// How many pesos later seats should start with to win as often. `context` outlives the kind.
ExperimentKind compensation_experiment(const Context& context);

} // namespace pampas::desktop
