#include "editor/desktop/panels/game_words.h"

#include "analysis/report/games/place.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/players/lineup.h"

#include <fmt/format.h>

namespace pampas::desktop {
namespace {

using balance::Verdict;

/// Those the verdict holds for.
std::string whom(const report::GamesSummary& summary) {
    return players::all_alike(summary.bots) ? tr("{} bots", summary.bots.front())
                                            : tr("this mixed table");
}

/// `Fair for greedy bots`.
std::string headline_text(const report::GamesSummary& summary) {
    switch (summary.fairness->verdict) {
    case Verdict::Fair:
        return tr("Fair for {}", whom(summary));
    case Verdict::Biased:
        return tr("Biased for {}", whom(summary));
    case Verdict::Undecided:
        break;
    }
    return tr("Undecided for {}", whom(summary));
}

std::string percent_text(double share) {
    return fmt::format("{:.1f}\u00A0%", 100 * share);
}

/// How far apart the seats are.
std::string gap_text(const report::GamesSummary& summary) {
    const balance::Fairness& fairness = *summary.fairness;
    const std::string seats =
        tr("Seat\u00A0{} wins most, {}, seat\u00A0{} least, {}", fairness.best + 1,
           percent_text(summary.seats[fairness.best].win_rate), fairness.worst + 1,
           percent_text(summary.seats[fairness.worst].win_rate));
    const auto [low, high] = fairness.gap_interval;
    constexpr double telling = 0.5;
    constexpr double nothing = 0.0005; // as it is written
    if (high - low > telling) {
        return tr("{}; after so few games the true gap may be nearly anything.", seats);
    }
    const bool is_bounded_above_only = low < nothing && fairness.verdict != Verdict::Biased;
    return is_bounded_above_only
               ? tr("{}; the true gap is at most {:.1f} percentage points.", seats, 100 * high)
               : tr("{}; the true gap is {:.1f} to {:.1f} percentage points.", seats, 100 * low,
                    100 * high);
}

/// What to do about a verdict that is not known: as many games as asked for may have been too few.
std::string how_to_know(const report::GamesSummary& summary) {
    return summary.interrupted
               ? tr("More games will tell: \"Play\" (F5) plays until it is known.")
               : tr("More games will tell: choose more of them, and press \"Play\" (F5).");
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
    return wx_text(percent_text(share));
}

wxString who_played(const report::GamesSummary& summary) {
    return wx_text(wording::who_plays(summary.bots));
}

VerdictWords verdict_words(const report::GamesSummary& summary, bool running) {
    if (!summary.fairness) {
        return {Tone::Note, wx_tr("No verdict on the seats"),
                wx_tr("Bots differ and stay on their seats.")};
    }
    const wxString headline = wx_text(headline_text(summary));
    std::string gap = gap_text(summary);
    if (const auto places = report::place_sentences(summary); !places.empty()) {
        gap += " " + places.front();
    }
    switch (summary.fairness->verdict) {
    case Verdict::Fair:
        return {Tone::Good, headline,
                wx_text(tr("Seats win alike to within {:.3g} percentage points. {}",
                           100 * summary.fairness->tolerance, gap))};
    case Verdict::Biased:
        return {Tone::Warning, headline, wx_text(tr("Seats do not win alike. {}", gap))};
    case Verdict::Undecided:
        break;
    }
    return {Tone::Note, headline, wx_text(running ? gap : gap + " " + how_to_know(summary))};
}

wxString games_line(const report::GamesSummary& summary, bool running) {
    const std::string line =
        trn("{1} game of {2:.1f} rounds, {3} rules, seed\u00A0{4}",
            "{1} games of {2:.1f} rounds, {3} rules, seed\u00A0{4}", summary.games,
            grouped(summary.games).utf8_string(), summary.rounds, summary.ruleset, summary.seed);
    return wx_text(summary.interrupted && !running ? tr("{}, cancelled", line) : line);
}

wxString course_words(const report::GamesSummary& summary) {
    const auto places = report::place_sentences(summary);
    return places.empty() ? wxString() : wx_text(places.back());
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
