#include "analysis/balance/verdict.h"
#include "analysis/report/games/simulation.h"
#include "analysis/report/games/win_factors.h"
#include "analysis/report/ground/table.h"
#include "analysis/wording/words.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"

#include <fmt/format.h>

#include <numeric>

namespace pampas::report {
namespace {

using wording::counted;

double games_of(const Simulation& simulation) {
    return static_cast<double>(simulation.tally.seats().games());
}

std::string headline(const Simulation& simulation) {
    const std::string& name = simulation.game.board().map().details().name;
    const auto games = simulation.tally.seats().games();
    const std::string thinking = thinking_of(simulation);
    return fmt::format("{}: {} of {}{}, ruleset {}, seed {}\n{}", wording::shown_name(name),
                       counted(static_cast<std::size_t>(games), "game", "games"),
                       wording::who_plays(simulation.bots),
                       thinking.empty() ? "" : fmt::format(" ({})", thinking),
                       escaped(simulation.game.rules().name), simulation.seed,
                       wording::interruption_line(simulation.interrupted));
}

std::vector<std::string> seat_row(const balance::BoardTally& tally, std::size_t seat) {
    const balance::SeatTally& seats = tally.seats();
    const balance::Interval wins = seats.win_interval(seat, tally.deals().design_effect(seat));
    const balance::Moments& points = seats.seats()[seat].points;
    const double share = seats.wins(seat) / static_cast<double>(seats.games());
    std::vector<std::string> row{std::to_string(seat + 1), wording::percent_text(share),
                                 wording::percent_text(wins), fmt::format("{:.1f}", points.mean()),
                                 fmt::format("{:.1f}", points.deviation())};
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        row.push_back(fmt::format("{:.1f}", seats.category_mean(seat, category)));
    }
    return row;
}

std::string seats_text(const balance::BoardTally& tally) {
    Rows rows{{"seat", "wins", "95 % interval", "points", "sd"}};
    rows[0].insert(rows[0].end(), rules::category_names.begin(), rules::category_names.end());
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        rows.push_back(seat_row(tally, seat));
    }
    return table(rows) + "Seat 1 begins. A shared win counts in part. Points are means of a game, "
                         "sd is their\nstandard deviation; after it what they come from.\n";
}

std::string chance_text(const balance::BoardTally& tally) {
    const balance::SeatTally& seats = tally.seats();
    constexpr std::int64_t least_wins = 5; // below this the test's approximation is a poor one
    if (seats.games() < least_wins * std::ssize(seats.seats())) {
        return "Too few games to tell how often chance makes such a difference.\n";
    }
    const balance::ChiSquare equality = seats.fairness(tally.deals().mean_design_effect());
    constexpr double least_shown = 0.001;
    const bool is_tiny = equality.p_value < least_shown;
    const double shown = is_tiny ? least_shown : equality.p_value;
    return fmt::format("Equal seats differ as much in {}{:.3g} % of runs of so many games\n"
                       "(chi-square {:.2f}, p {} {:.3g}).\n",
                       is_tiny ? "less than " : "", 100 * shown, equality.chi2, is_tiny ? "<" : "=",
                       shown);
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
std::string verdict_text(const Simulation& simulation) {
    if (!tells_of_seats(simulation)) {
        return "No verdict on the seats, as bots differ: with --paired each plays on every seat.\n";
    }
    const balance::DealTally& deals = simulation.tally.deals();
    const balance::Fairness fairness = balance::fairness(deals, simulation.tolerance);
    const auto [low, high] = fairness.gap_interval;
    return fmt::format(
        "Verdict for {}{}: {}.\n"
        "Seat {} wins most ({}), seat {} least ({}). The gap of {:.1f} points is "
        "truly {} {:.1f}.\n{}\n",
        wording::who_plays(simulation.bots),
        simulation.pairing == simulation::Pairing::Rotated ? ", on every seat in turn" : "",
        balance::name_of(fairness.verdict), fairness.best + 1,
        wording::percent_text(deals.win_rate(fairness.best)), fairness.worst + 1,
        wording::percent_text(deals.win_rate(fairness.worst)), 100 * fairness.gap,
        low > 0 ? fmt::format("{:.1f} to", 100 * low) : "at most", 100 * high,
        what_is_known(fairness));
}

std::string length_text(const Simulation& simulation) {
    const balance::Moments& rounds = simulation.tally.seats().rounds();
    return fmt::format("An average game takes {:.1f} rounds (sd {:.1f}) and {:.0f} actions.\n",
                       rounds.mean(), rounds.deviation(),
                       static_cast<double>(simulation.tally.actions()) / games_of(simulation));
}

std::string markets_text(const Simulation& simulation) {
    const auto& markets = simulation.tally.markets();
    if (markets.empty()) {
        return "";
    }
    Rows rows{{"market", "games that reach it", "pesos it pays a game"}};
    for (std::size_t market = 0; market < markets.size(); ++market) {
        const balance::MarketFigures& figures = markets[market];
        rows.push_back(
            {hex::name(simulation.game.board().markets()[market]),
             wording::percent_text(static_cast<double>(figures.reached) / games_of(simulation)),
             fmt::format("{:.1f}", static_cast<double>(figures.pesos) / games_of(simulation))});
    }
    return table(rows) + "\n";
}

std::string spaces_text(const Simulation& simulation) {
    const auto& used = simulation.tally.used();
    if (used.empty()) {
        return "";
    }
    std::vector<hex::Coordinate> never;
    for (std::size_t cell = 0; cell < used.size(); ++cell) {
        if (used[cell] == 0) {
            never.push_back(simulation.game.board().at(static_cast<rules::Cell>(cell)));
        }
    }
    const auto uses = std::accumulate(used.begin(), used.end(), std::int64_t{});
    const double share = static_cast<double>(uses) / static_cast<double>(used.size());
    return fmt::format("At the end {} of pampas and land is taken.\n{}.\n",
                       wording::percent_text(share / games_of(simulation)),
                       never.empty()
                           ? "Every space was used at least once"
                           : fmt::format("{} never used: {}",
                                         counted(never.size(), "space was", "spaces were"),
                                         wording::names(never)));
}

} // namespace

std::string simulation_text(const Simulation& simulation) {
    return headline(simulation) + "\n" + seats_text(simulation.tally) + "\n" +
           verdict_text(simulation) + chance_text(simulation.tally) + length_text(simulation) +
           "\n" + why_text(simulation) + markets_text(simulation) + spaces_text(simulation);
}

} // namespace pampas::report
