#include "analysis/legality/words.h"
#include "analysis/report/simulation.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace pampas::report {
namespace {

using legality::counted;

double percent(double rate) {
    return 100 * rate;
}

std::string who_plays(const Simulation& simulation) {
    const auto& bots = simulation.bots;
    const bool all_alike =
        std::ranges::adjacent_find(bots, std::ranges::not_equal_to()) == bots.end();
    return all_alike ? fmt::format("{} {} players", bots.size(), bots.front())
                     : fmt::format("{}", fmt::join(bots, ", "));
}

std::string headline(const Simulation& simulation) {
    const std::string& name = simulation.game.board().map().details().name;
    const auto games = simulation.tally.seats().games();
    return fmt::format(
        "{}: {} of {}, ruleset {}, seed {}{}\n", name.empty() ? "(no name)" : escaped(name),
        counted(static_cast<std::size_t>(games), "game", "games"), who_plays(simulation),
        escaped(simulation.game.rules().name), simulation.seed,
        simulation.interrupted ? " (interrupted, fewer than asked for)" : "");
}

std::string seat_line(const balance::SeatTally& seats, std::size_t seat) {
    const balance::Interval wins = seats.win_interval(seat);
    const balance::Moments& points = seats.seats()[seat].points;
    const double share = seats.wins(seat) / static_cast<double>(seats.games());
    std::string line = fmt::format("{:>6}   {:5.1f} %   {:5.1f} to {:5.1f} %   {:6.1f} +- {:<5.1f}",
                                   seat + 1, percent(share), percent(wins.low), percent(wins.high),
                                   points.mean(), points.deviation());
    for (std::size_t category = 0; category < rules::category_names.size(); ++category) {
        line += fmt::format("  {:>9.1f}", seats.category_mean(seat, category));
    }
    return line + "\n";
}

std::string seats_text(const balance::SeatTally& seats) {
    std::string text = "player    wins   95 % interval          points   ";
    for (const std::string_view category : rules::category_names) {
        text += fmt::format("  {:>9}", category);
    }
    text += "\n";
    for (std::size_t seat = 0; seat < seats.seats().size(); ++seat) {
        text += seat_line(seats, seat);
    }
    return text;
}

std::string fairness_text(const balance::SeatTally& seats) {
    const balance::ChiSquare fairness = seats.fairness();
    constexpr double significant = 0.05;
    return fmt::format("{} (chi-square {:.2f}, p = {:.3g}).\n",
                       fairness.p_value < significant
                           ? "Seats do not win alike: chance alone seldom makes such a difference"
                           : "Seats win alike, as far as these games can tell",
                       fairness.chi2, fairness.p_value);
}

std::string length_text(const Simulation& simulation) {
    const balance::Moments& rounds = simulation.tally.seats().rounds();
    return fmt::format("A game takes {:.1f} rounds (+- {:.1f}) and {:.0f} actions.\n",
                       rounds.mean(), rounds.deviation(),
                       static_cast<double>(simulation.tally.actions()) /
                           static_cast<double>(rounds.count()));
}

std::string markets_text(const Simulation& simulation) {
    const auto& markets = simulation.tally.markets();
    if (markets.empty()) {
        return "";
    }
    const auto games = static_cast<double>(simulation.tally.seats().games());
    std::string text = "market   reached   pesos a game\n";
    for (std::size_t market = 0; market < markets.size(); ++market) {
        text += fmt::format("{:<6}   {:5.1f} %   {:12.1f}\n",
                            hex::name(simulation.game.board().markets()[market]),
                            percent(static_cast<double>(markets[market].reached) / games),
                            static_cast<double>(markets[market].pesos) / games);
    }
    return text + "\n";
}

std::string spaces_text(const Simulation& simulation) {
    const auto& used = simulation.tally.used();
    if (used.empty()) {
        return "";
    }
    const auto uses =
        static_cast<double>(std::accumulate(used.begin(), used.end(), std::int64_t{}));
    const auto games = static_cast<double>(simulation.tally.seats().games());
    const auto never = static_cast<std::size_t>(std::ranges::count(used, 0));
    return fmt::format("At the end {:.0f} % of pampas and land is taken; {}.\n",
                       percent(uses / games / static_cast<double>(used.size())),
                       never == 0 ? "every space was used at least once"
                                  : counted(never, "space was", "spaces were") + " never used");
}

} // namespace

std::string simulation_text(const Simulation& simulation) {
    const balance::SeatTally& seats = simulation.tally.seats();
    return headline(simulation) + "\n" + seats_text(seats) + "\n" + fairness_text(seats) +
           length_text(simulation) + "\n" + markets_text(simulation) + spaces_text(simulation);
}

} // namespace pampas::report
