#include "analysis/repair/guide.h"

#include <cmath>

namespace pampas::repair {
namespace {

/// Weights against those of a space where nobody is to be found, 1; a tenth of a player is as much.
constexpr double of_seats = 10;
constexpr double of_winners = 10;

/// How far numbers lie from their mean, added up.
double spread(const std::vector<double>& numbers) {
    double mean = 0;
    for (const double number : numbers) {
        mean += number / static_cast<double>(numbers.size());
    }
    double sum = 0;
    for (const double number : numbers) {
        sum += std::abs(number - mean);
    }
    return sum;
}

double weight_of_cell(const balance::PlayerSums& tiles, std::size_t cell) {
    std::vector<double> rates;
    for (std::size_t seat = 0; seat < tiles.players(); ++seat) {
        rates.push_back(tiles.seat_mean(seat, cell));
    }
    return of_seats * spread(rates) +
           of_winners * std::abs(tiles.winner_mean(cell) - tiles.other_mean(cell));
}

double weight_of_market(const balance::MarketFigures& market, double games) {
    std::vector<double> rates;
    for (const balance::SeatAtMarket& seat : market.seats) {
        rates.push_back(static_cast<double>(seat.reached) / games);
    }
    return of_seats * spread(rates);
}

} // namespace

std::vector<double> spaces_that_tell(const map::Map& map, const rules::Ruleset& rules,
                                     const design::TrialPlan& plan, std::size_t games,
                                     const simulation::RunControl& control) {
    std::vector<double> weights(map.spaces().size(), 1);
    for (const int players : plan.players) {
        const rules::Game game(map, rules, players);
        const auto tally =
            balance::play_series(game, {.experiment = plan.experiment, .games = games}, control)
                .tally;
        for (std::size_t cell = 0; cell < game.board().cells(); ++cell) {
            const hex::Coordinate at = game.board().at(static_cast<rules::Cell>(cell));
            weights[map.grid().offset(at)] += weight_of_cell(tally.tiles(), cell);
        }
        for (std::size_t market = 0; market < tally.markets().size(); ++market) {
            const hex::Coordinate at = game.board().markets()[market];
            weights[map.grid().offset(at)] += weight_of_market(
                tally.markets()[market], static_cast<double>(tally.deals().games()));
        }
    }
    return weights;
}

} // namespace pampas::repair
