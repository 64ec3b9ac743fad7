#include "analysis/report/games/text.h"

#include "analysis/report/games/place.h"
#include "analysis/report/games/win_factors.h"
#include "analysis/report/ground/table.h"
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
    Rows rows{{tr("seat"), tr("wins"), tr("95 % interval"), tr("points"), tr("sd")}};
    for (const std::string_view category : rules::category_names) {
        rows[0].push_back(tr(category));
    }
    for (const SeatSummary& seat : seats) {
        rows.push_back(seat_row(seat, rows.size()));
    }
    return table(rows) +
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

std::string what_is_known(const balance::Fairness& fairness) {
    const std::string tolerance = fmt::format("{:.3g}", 100 * fairness.tolerance);
    switch (fairness.verdict) {
    case balance::Verdict::Fair:
        return tr("It is known to be less than {} points.", tolerance);
    case balance::Verdict::Biased:
        return tr("Seats are known not to win alike.");
    case balance::Verdict::Undecided:
        break;
    }
    return tr("More games will tell whether it is less than {} points; --until-verdict plays them.",
              tolerance);
}

std::string gap_text(const balance::Fairness& fairness) {
    const auto [low, high] = fairness.gap_interval;
    return low > 0 || fairness.verdict == balance::Verdict::Biased
               ? tr("The gap of {:.1f} points is truly {:.1f} to {:.1f}.", 100 * fairness.gap,
                    100 * low, 100 * high)
               : tr("The gap of {:.1f} points is truly at most {:.1f}.", 100 * fairness.gap,
                    100 * high);
}

/// Who was asked, what is known, and by how much seats differ.
std::string verdict_text(const GamesSummary& summary) {
    if (!summary.fairness) {
        return tr("No verdict on the seats, as bots differ: with --paired each plays on every "
                  "seat.");
    }
    const balance::Fairness& fairness = *summary.fairness;
    const std::string players = wording::who_plays(summary.bots);
    const std::string verdict = tr(
        "Verdict for {}: {}.", summary.paired ? tr("{}, on every seat in turn", players) : players,
        tr(balance::name_of(fairness.verdict)));
    const std::string seats =
        tr("Seat {} wins most ({}), seat {} least ({}).", fairness.best + 1,
           wording::percent_text(fairness.win_rates[fairness.best]), fairness.worst + 1,
           wording::percent_text(fairness.win_rates[fairness.worst]));
    std::string text =
        fmt::format("{}\n{} {}\n{}", verdict, seats, gap_text(fairness), what_is_known(fairness));
    for (const std::string& sentence : place_sentences(summary)) {
        text += "\n" + sentence;
    }
    return text;
}

std::string length_text(const GamesSummary& summary) {
    return tr("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.", summary.rounds,
              summary.rounds_deviation, static_cast<double>(summary.actions) / games_of(summary));
}

std::string markets_text(const GamesSummary& summary) {
    if (summary.markets.empty()) {
        return "";
    }
    Rows rows{{tr("market"), tr("games that reach it"), tr("pesos it pays a game")}};
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
    return fmt::format("{}\n{}\n",
                       tr("At the end {} of pampas and land is taken.",
                          wording::percent_text(share / games_of(summary))),
                       never.empty()
                           ? tr("Every space was used at least once.")
                           : trn("{} space was never used: {}.", "{} spaces were never used: {}.",
                                 never.size(), wording::names(never)));
}

} // namespace

std::string summary_text(const GamesSummary& summary) {
    return headline(summary) + "\n" + seats_text(summary.seats) + "\n" + verdict_text(summary) +
           "\n" + chance_text(summary) + "\n" + length_text(summary) + "\n\n" +
           win_factors_text(summary) + markets_text(summary) + spaces_text(summary);
}

} // namespace pampas::report
