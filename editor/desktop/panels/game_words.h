#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/look.h"
#include "engine/simulation/run_control.h"

#include <wx/string.h>

/// What games came to, in words.
namespace pampas::desktop {

/// A number of games with its digits in groups: `12 400`.
wxString grouped(std::int64_t number);

/// A share as people write it: `27.1 %`.
wxString percent(double share);

/// Who played: `4 greedy players`, or `greedy, random`.
wxString who_played(const report::GamesSummary& summary);

/// A verdict on the seats.
struct VerdictWords {
    Tone tone = Tone::Note;
    wxString headline; ///< for whom it holds
    wxString text;
};

/// The verdict of games; `running` when more are being played.
VerdictWords verdict_words(const report::GamesSummary& summary, bool running);

/// What was played, in a line: `1 240 games of 18.2 rounds, standard rules, seed 1`; `running` when
/// more are being played.
wxString games_line(const report::GamesSummary& summary, bool running);

/// How their course lies among games on published maps; empty where none were played so.
wxString course_words(const report::GamesSummary& summary);

/// How fast games are played: `120 a second`, `7 a minute`.
wxString speed_text(double games_a_second);

/// How far they are: `260 of 500 games, 41 a second`.
wxString games_played_text(const simulation::RunState& state);

} // namespace pampas::desktop
