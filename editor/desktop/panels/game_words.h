#pragma once

#include "analysis/report/games/summary.h"
#include "editor/desktop/widgets/look.h"
#include "engine/simulation/run_control.h"

#include <wx/string.h>

/// Texts on the results of games.
namespace pampas::desktop {

/// A number with grouped digits: `12 400`.
wxString grouped(std::int64_t number);

/// A share in percent: `27.1 %`.
wxString percent(double share);

/// The players: `4 greedy players`, or `greedy, random`.
wxString who_played(const report::GamesSummary& summary);

/// A verdict on the seats in words.
struct VerdictWords {
    Tone tone = Tone::Note;
    wxString headline; ///< the verdict and the players it holds for
    wxString text;
};

/// The verdict of games. `running` means that more are being played.
VerdictWords verdict_words(const report::GamesSummary& summary, bool running);

/// The games in one line: `1 240 games of 18.2 rounds, standard rules, seed 1`. `running` means
/// that more are being played.
wxString games_line(const report::GamesSummary& summary, bool running);

/// How their course compares with games on published maps; empty if there are no comparable ones.
wxString course_words(const report::GamesSummary& summary);

/// The speed of games: `120 a second`, `7 a minute`.
wxString speed_text(double games_a_second);

/// The progress of games: `260 of 500 games, 41 a second`.
wxString games_played_text(const simulation::RunState& state);

} // namespace pampas::desktop
