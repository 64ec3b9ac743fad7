#include "editor/desktop/panels/game_words.h"

#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace pampas::desktop {
namespace {

using balance::Verdict;

bool all_alike(const std::vector<std::string>& bots) {
    return std::ranges::adjacent_find(bots, std::ranges::not_equal_to()) == bots.end();
}

/// Those the verdict holds for.
std::string whom(const report::GamesSummary& summary) {
    return all_alike(summary.bots) ? summary.bots.front() + " players" : "this mixed table";
}

/// `Fair for greedy players`.
std::string headline_text(const report::GamesSummary& summary) {
    const auto verdict = std::string(balance::name_of(summary.fairness->verdict));
    return fmt::format("{} for {}", wording::capitalized(verdict), whom(summary));
}

std::string percent_text(double share) {
    return fmt::format("{:.1f}\u00A0%", 100 * share);
}

/// How far apart the seats are.
std::string gap_text(const report::GamesSummary& summary) {
    const balance::Fairness& fairness = *summary.fairness;
    const std::string seats =
        fmt::format("Seat\u00A0{} wins most, {}, seat\u00A0{} least, {}", fairness.best + 1,
                    percent_text(summary.seats[fairness.best].win_rate), fairness.worst + 1,
                    percent_text(summary.seats[fairness.worst].win_rate));
    const auto [low, high] = fairness.gap_interval;
    constexpr double telling = 0.5;
    constexpr double nothing = 0.0005; // as it is written
    if (high - low > telling) {
        return seats + "; after so few games the true gap may be nearly anything.";
    }
    const bool is_bounded_above_only = low < nothing && fairness.verdict != Verdict::Biased;
    return is_bounded_above_only
               ? fmt::format("{}; the true gap is at most {:.1f} percentage points.", seats,
                             100 * high)
               : fmt::format("{}; the true gap is {:.1f} to {:.1f} percentage points.", seats,
                             100 * low, 100 * high);
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
        return {Tone::Note, "No verdict on the seats", "Bots differ and stay on their seats."};
    }
    const wxString headline = wx_text(headline_text(summary));
    const wxString gap = wx_text(gap_text(summary));
    switch (summary.fairness->verdict) {
    case Verdict::Fair:
        return {Tone::Good, headline,
                wx_text(fmt::format("Seats win alike to within {:.3g} percentage points. ",
                                    100 * summary.fairness->tolerance)) +
                    gap};
    case Verdict::Biased:
        return {Tone::Warning, headline, "Seats do not win alike. " + gap};
    case Verdict::Undecided:
        break;
    }
    return {Tone::Note, headline, gap + (running ? "" : " More games will tell.")};
}

wxString games_line(const report::GamesSummary& summary, bool running) {
    return grouped(summary.games) +
           wx_text(fmt::format(" {} of {:.1f} rounds, {} rules, seed\u00A0{}",
                               summary.games == 1 ? "game" : "games", summary.rounds,
                               summary.ruleset, summary.seed)) +
           (summary.interrupted && !running ? ", cancelled" : "");
}

wxString speed_text(double games_a_second) {
    constexpr double few = 2;
    constexpr int minute = 60;
    return games_a_second < few ? wxString::Format("%.0f a minute", games_a_second * minute)
                                : wxString::Format("%.0f a second", games_a_second);
}

} // namespace pampas::desktop
