#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/panels/games_form.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// The result of an experiment.
struct ExperimentResult {
    wxString text; ///< shown in the window
    /// Makes the page for the browser, with the file name of the first handout; null: no page.
    std::function<std::string()> page = {};
    std::vector<Handout> handouts = {};
};

/// The games of an experiment.
struct PlannedGames {
    /// Makes the result, on the window's thread.
    using MakeResult = std::function<ExperimentResult()>;

    std::size_t most = 0; ///< games at most
    /// Plays the games, on a thread of its own. Throws what they throw.
    std::function<MakeResult(const simulation::RunControl&)> play;
};

/// A kind of experiment on the open map.
struct ExperimentKind {
    wxString title;        ///< of the window
    wxString purpose;      ///< what it does, in a sentence
    wxString verb;         ///< on the button that begins it
    GamesFormOptions form; ///< which games can be chosen
    /// The games for a choice. Throws `InputError` if they cannot be played.
    std::function<PlannedGames(const GamesChoice&)> plan;
};

/// A full report on the open map, on one page. `context` outlives the kind.
ExperimentKind report_experiment(const Context& context);

/// How many pesos later seats should start with to win as often. `context` outlives the kind.
ExperimentKind compensation_experiment(const Context& context);

} // namespace pampas::desktop
