#include "analysis/report/games/tables.h"
#include "analysis/report/games/words.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

double games_of(const GamesSummary& summary) {
    return static_cast<double>(summary.games);
}

std::string headline(const GamesSummary& summary) {
    const std::string thinking =
        summary.thinking.empty() ? "" : fmt::format(" ({})", summary.thinking);
    return tr("{}: {} of {}, ruleset {}, seed {}", wording::shown_name(summary.map),
              trn("{} game", "{} games", summary.games),
              wording::who_plays(summary.bots) + thinking, escaped(summary.ruleset), summary.seed) +
           "\n" + wording::interruption_line(summary.interrupted);
}

std::string seats_text(const GamesSummary& summary) {
    return table_text(seats_table(summary)) +
           tr("Seat 1 begins. A shared win counts in part. Points are means of a game, sd is "
              "their\nstandard deviation; after it what they come from.") +
           "\n";
}

std::string chance_text(const GamesSummary& summary) {
    constexpr std::int64_t least_wins = 5; // below this the test's approximation is a poor one
    if (summary.games < least_wins * std::ssize(summary.seats)) {
        return tr("Too few games to tell how often chance makes such a difference.");
    }
    constexpr double least_shown = 0.001;
    const auto [chi2, p_value] = summary.equality;
    const bool is_tiny = p_value < least_shown;
    const double shown = is_tiny ? least_shown : p_value;
    return is_tiny ? tr("Equal seats differ as much in less than {:.3g} % of runs of so many "
                        "games\n(chi-square {:.2f}, p < {:.3g}).",
                        100 * shown, chi2, shown)
                   : tr("Equal seats differ as much in {:.3g} % of runs of so many games\n"
                        "(chi-square {:.2f}, p = {:.3g}).",
                        100 * shown, chi2, shown);
}

std::string verdict_text(const GamesSummary& summary, const wording::Advice& advice) {
    if (!summary.fairness) {
        return advice.paired;
    }
    const std::string players = wording::who_plays(summary.bots);
    std::string text = wording::verdict_lines(
        *summary.fairness, summary.paired ? tr("{}, on every seat in turn", players) : players,
        advice);
    for (const std::string& sentence : place_sentences(summary)) {
        text += "\n" + sentence;
    }
    return text;
}

std::string length_text(const GamesSummary& summary) {
    return tr("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.", summary.rounds,
              summary.rounds_deviation, static_cast<double>(summary.actions) / games_of(summary));
}

std::string earnings_text(const GamesSummary& summary) {
    return table_text(earnings_table(summary)) +
           tr("Means of a game. Chips taken: harvests with a chip from a chain.") + "\n";
}

std::string course_text(const GamesSummary& summary) {
    return table_text(course_table(summary)) +
           tr("What a scoring would give after this share of a player's turns.") + "\n";
}

std::string lead_text(const GamesSummary& summary) {
    const std::optional<WinShare>& leaders = summary.interim.sole_leader;
    if (!leaders) {
        return "";
    }
    return tr("Who leads alone after the interim scoring (round {:.1f} on average) wins {}.",
              summary.interim.round, Cell(Percent{leaders->rate, leaders->interval}).text()) +
           "\n" + table_text(leads_table(summary));
}

std::string market_factors_text(const GamesSummary& summary) {
    return summary.markets.empty()
               ? ""
               : table_text(markets_table(summary).only(
                     {"market", "first-round", "who-come", "who-do-not", "reached-by-seat"})) +
                     tr("In brackets 95 % intervals. Below each seat: in how many of 100 games it "
                        "comes to the market.") +
                     "\n";
}

/// What games tell beyond who wins: where pesos and points come from and when, what winners do that
/// others do not.
std::string win_factors_text(const GamesSummary& summary) {
    return earnings_text(summary) + "\n" + course_text(summary) + "\n" + lead_text(summary) + "\n" +
           first_markets_sentence(summary) + "\n" + market_factors_text(summary) + "\n";
}

std::string markets_text(const GamesSummary& summary) {
    return summary.markets.empty()
               ? ""
               : table_text(markets_table(summary).only({"market", "reached", "pesos-paid"})) +
                     "\n";
}

std::string spaces_text(const GamesSummary& summary) {
    if (summary.spaces.empty()) {
        return "";
    }
    std::vector<hex::Coordinate> never;
    std::int64_t uses = 0;
    for (const SpaceSummary& space : summary.spaces) {
        uses += space.used;
        if (space.used == 0) {
            never.push_back(space.at);
        }
    }
    const double share = static_cast<double>(uses) / static_cast<double>(summary.spaces.size());
    return fmt::format("{}\n{}\n",
                       tr("At the end {} of pampas and land is taken.",
                          wording::percent_text(share / games_of(summary))),
                       never.empty()
                           ? tr("Every space was used at least once.")
                           : trn("{} space was never used: {}.", "{} spaces were never used: {}.",
                                 never.size(), wording::names(never)));
}

} // namespace

std::string summary_text(const GamesSummary& summary, const wording::Advice& advice) {
    return headline(summary) + "\n" + seats_text(summary) + "\n" + verdict_text(summary, advice) +
           "\n" + chance_text(summary) + "\n" + length_text(summary) + "\n\n" +
           win_factors_text(summary) + markets_text(summary) + spaces_text(summary);
}

} // namespace pampas::report
