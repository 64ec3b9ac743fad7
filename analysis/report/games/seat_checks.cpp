#include "analysis/report/games/check.h"
#include "analysis/report/games/words.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

namespace pampas::report {
namespace {

using balance::Verdict;

/// Seats are known not to win alike.
std::vector<Draft> seats_that_win_more(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    const balance::Fairness& fairness = *table.fairness;
    if (fairness.verdict != Verdict::Biased) {
        return {};
    }
    return {{tr(
        "Among {}, {} wins {} of games and {} {}: the seats are not equal.", table_name(table),
        wording::seat(fairness.worst), wording::percent_text(fairness.win_rates[fairness.worst]),
        wording::seat(fairness.best), wording::percent_text(fairness.win_rates[fairness.best]))}};
}

/// The leader after the interim scoring can hardly be caught.
std::vector<Draft> leaders_that_win(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    constexpr double sure = 0.75;
    const std::optional<WinShare>& leaders = table.interim.sole_leader;
    if (!leaders || leaders->interval.low < sure) {
        return {};
    }
    return {{tr("Among {}, who leads after the interim scoring wins {} of games: little is "
                "left to play for.",
                table_name(table), wording::percent_text(leaders->rate))}};
}

/// The same number of players of another kind come to another verdict.
std::vector<Draft> verdict_of_others(const PlayedTable& played) {
    const GamesSummary& table = played.games;
    const Verdict here = table.fairness->verdict;
    for (const GamesSummary& other : played.all) {
        if (&other == &table) {
            break;
        }
        const Verdict there = other.fairness->verdict;
        const bool both_known = here != Verdict::Undecided && there != Verdict::Undecided;
        if (other.bots.size() == table.bots.size() && both_known && here != there) {
            return {
                {tr("Among {} the map is {}, among {} it is {}.", table_name(other),
                    tr(balance::name_of(there)), table_name(table), tr(balance::name_of(here)))}};
        }
    }
    return {};
}

} // namespace

extern constexpr GamesCheck biased_seats{"biased-seats", Severity::Warning,
                                         "seats that are known not to win alike",
                                         seats_that_win_more};
extern constexpr GamesCheck other_verdict{"other-verdict", Severity::Note,
                                          "another verdict among as many players of another kind",
                                          verdict_of_others};
extern constexpr GamesCheck early_decision{
    "early-decision", Severity::Note, "a leader after the interim scoring who is hardly caught",
    leaders_that_win};

} // namespace pampas::report
