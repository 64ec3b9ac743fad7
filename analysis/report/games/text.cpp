#include "analysis/report/games/text.h"

#include "analysis/report/games/win_factors.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using wording::counted;

double games_of(const GamesSummary& summary) {
    return static_cast<double>(summary.games);
}

std::string headline(const GamesSummary& summary) {
    return fmt::format("{}: {} of {}{}, ruleset {}, seed {}\n{}", wording::shown_name(summary.map),
                       counted(static_cast<std::size_t>(summary.games), "game", "games"),
                       wording::who_plays(summary.bots),
                       summary.thinking.empty() ? "" : fmt::format(" ({})", summary.thinking),
                       escaped(summary.ruleset), summary.seed,
                       wording::interruption_line(summary.interrupted));
}

std::vector<std::string> seat_row(const SeatSummary& seat, std::size_t number) {
    std::vector<std::string> row{std::to_string(number), wording::percent_text(seat.win_rate),
                                 wording::percent_text(seat.win_interval),
                                 fmt::format("{:.1f}", seat.points),
                                 fmt::format("{:.1f}", seat.points_deviation)};
    for (const double points : seat.categories) {
        row.push_back(fmt::format("{:.1f}", points));
    }
    return row;
}

std::string seats_text(const std::vector<SeatSummary>& seats) {
    Rows rows{{"seat", "wins", "95 % interval", "points", "sd"}};
    rows[0].insert(rows[0].end(), rules::category_names.begin(), rules::category_names.end());
    for (const SeatSummary& seat : seats) {
        rows.push_back(seat_row(seat, rows.size()));
    }
    return table(rows) + "Seat 1 begins. A shared win counts in part. Points are means of a game, "
                         "sd is their\nstandard deviation; after it what they come from.\n";
}

std::string chance_text(const GamesSummary& summary) {
    constexpr std::int64_t least_wins = 5; // below this the test's approximation is a poor one
    if (summary.games < least_wins * std::ssize(summary.seats)) {
        return "Too few games to tell how often chance makes such a difference.\n";
    }
    constexpr double least_shown = 0.001;
    const auto [chi2, p_value] = summary.equality;
    const bool is_tiny = p_value < least_shown;
    const double shown = is_tiny ? least_shown : p_value;
    return fmt::format("Equal seats differ as much in {}{:.3g} % of runs of so many games\n"
                       "(chi-square {:.2f}, p {} {:.3g}).\n",
                       is_tiny ? "less than " : "", 100 * shown, chi2, is_tiny ? "<" : "=", shown);
}

std::string what_is_known(const balance::Fairness& fairness) {
    const std::string tolerance = fmt::format("{:.3g}", 100 * fairness.tolerance);
    switch (fairness.verdict) {
    case balance::Verdict::Fair:
        return fmt::format("It is known to be less than {} points.", tolerance);
    case balance::Verdict::Biased:
        return "Seats are known not to win alike.";
    case balance::Verdict::Undecided:
        break;
    }
    return fmt::format("More games will tell whether it is less than {} points.", tolerance);
}

/// Who was asked, what is known, and by how much seats differ.
std::string verdict_text(const GamesSummary& summary) {
    if (!summary.fairness) {
        return "No verdict on the seats, as bots differ: with --paired each plays on every seat.\n";
    }
    const balance::Fairness& fairness = *summary.fairness;
    const auto [low, high] = fairness.gap_interval;
    return fmt::format(
        "Verdict for {}{}: {}.\n"
        "Seat {} wins most ({}), seat {} least ({}). The gap of {:.1f} points is "
        "truly {} {:.1f}.\n{}\n",
        wording::who_plays(summary.bots), summary.paired ? ", on every seat in turn" : "",
        balance::name_of(fairness.verdict), fairness.best + 1,
        wording::percent_text(fairness.win_rates[fairness.best]), fairness.worst + 1,
        wording::percent_text(fairness.win_rates[fairness.worst]), 100 * fairness.gap,
        low > 0 || fairness.verdict == balance::Verdict::Biased
            ? fmt::format("{:.1f} to", 100 * low)
            : "at most",
        100 * high, what_is_known(fairness));
}

std::string length_text(const GamesSummary& summary) {
    return fmt::format("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.\n",
                       summary.rounds, summary.rounds_deviation,
                       static_cast<double>(summary.actions) / games_of(summary));
}

std::string markets_text(const GamesSummary& summary) {
    if (summary.markets.empty()) {
        return "";
    }
    Rows rows{{"market", "games that reach it", "pesos it pays a game"}};
    for (const MarketSummary& market : summary.markets) {
        rows.push_back(
            {hex::name(market.at),
             wording::percent_text(static_cast<double>(market.reached) / games_of(summary)),
             fmt::format("{:.1f}", static_cast<double>(market.pesos) / games_of(summary))});
    }
    return table(rows) + "\n";
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
    return fmt::format("At the end {} of pampas and land is taken.\n{}.\n",
                       wording::percent_text(share / games_of(summary)),
                       never.empty()
                           ? "Every space was used at least once"
                           : fmt::format("{} never used: {}",
                                         counted(never.size(), "space was", "spaces were"),
                                         wording::names(never)));
}

} // namespace

std::string summary_text(const GamesSummary& summary) {
    return headline(summary) + "\n" + seats_text(summary.seats) + "\n" + verdict_text(summary) +
           chance_text(summary) + length_text(summary) + "\n" + win_factors_text(summary) +
           markets_text(summary) + spaces_text(summary);
}

} // namespace pampas::report
