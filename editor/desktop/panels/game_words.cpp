#include "editor/desktop/panels/game_words.h"

#include "analysis/report/games/text.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/number.h"

#include <fmt/format.h>

namespace pampas::desktop {
namespace {

/// Advice for an undecided verdict: the number of games may have been too small.
std::string how_to_know(const report::GamesSummary& summary) {
    return summary.interrupted
               ? tr("More games will decide: \"Play\" (F5) plays until it is clear.")
               : tr("More games will decide: choose more of them, and press \"Play\" (F5).");
}

} // namespace

wxString grouped(std::int64_t number) {
    constexpr std::size_t group = 3;
    wxString text = std::to_string(number);
    for (std::size_t at = text.size(); at > group; at -= group) {
        text.insert(at - group, wxUniChar(0x00A0));
    }
    return text;
}

wxString percent(double share) {
    return wx_text(language::decimal(100 * share, 1) + "\u00A0%");
}

wxString who_played(const report::GamesSummary& summary) {
    return wx_text(wording::who_plays(summary.bots));
}

VerdictWords verdict_words(const report::GamesSummary& summary, bool running) {
    if (!summary.fairness) {
        return {Tone::Note, wx_tr("No verdict on the seats"),
                wx_tr("The bots differ and do not change seats.")};
    }
    const balance::Verdict verdict = summary.fairness->verdict;
    const wording::Advice advice{
        .more_games = running ? "" : how_to_know(summary),
        .repair = tr("\"Repair\" (Shift+F5) looks for the few spaces to change.")};
    std::string known = wording::capitalized(
        wording::what_is_known(*summary.fairness, report::fairer_than(summary)) + ".");
    for (const std::string& more :
         {report::strength_sentence(summary), wording::next_step(verdict, advice)}) {
        known += more.empty() ? "" : " " + more;
    }
    return {verdict == balance::Verdict::Fair     ? Tone::Good
            : verdict == balance::Verdict::Biased ? Tone::Warning
                                                  : Tone::Note,
            wx_text(wording::verdict_headline(*summary.fairness, wording::who_plays(summary.bots))),
            wx_text(known)};
}

wxString games_line(const report::GamesSummary& summary, bool running) {
    const std::string line =
        trn("{1} game of {2:.1f} rounds, ruleset {3}, seed\u00A0{4}",
            "{1} games of {2:.1f} rounds, ruleset {3}, seed\u00A0{4}", summary.games,
            grouped(summary.games).utf8_string(), summary.rounds,
            wording::ruleset_title(summary.ruleset), summary.seed);
    return wx_text(summary.interrupted && !running ? tr("{}, cancelled", line) : line);
}

wxString course_words(const report::GamesSummary& summary) {
    return wx_text(report::other_ranks_sentence(summary));
}

wxString speed_text(double games_a_second) {
    constexpr double few = 2;
    constexpr int minute = 60;
    return wx_text(games_a_second < few ? tr("{:.0f} a minute", games_a_second * minute)
                                        : tr("{:.0f} a second", games_a_second));
}

wxString games_played_text(const simulation::RunState& state) {
    return wx_text(tr("{} of {} games, {}",
                      grouped(static_cast<std::int64_t>(state.done)).utf8_string(),
                      grouped(static_cast<std::int64_t>(state.most)).utf8_string(),
                      speed_text(state.rate()).utf8_string()));
}

} // namespace pampas::desktop
