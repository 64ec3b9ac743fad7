#include "analysis/design/peso_model.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::design {
namespace {

using balance::Choice;
using balance::Cluster;

/// Traits say which seat it is, of the first none, and last how many extra pesos it has. There are
/// as many as seats.
std::vector<double> traits_of(std::size_t players, std::size_t seat, double pesos) {
    std::vector<double> traits(players);
    if (seat > 0) {
        traits[seat - 1] = 1;
    }
    traits.back() = pesos;
    return traits;
}

Cluster choices_of(const PesoDeal& deal) {
    const std::size_t players = deal.wins.size();
    Choice game;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto traits = traits_of(players, seat, deal.extra[seat]);
        game.traits.insert(game.traits.end(), traits.begin(), traits.end());
    }
    Cluster choices;
    for (std::size_t seat = 0; seat < players; ++seat) {
        if (deal.wins[seat] > 0) {
            choices.push_back(game);
            choices.back().chosen = seat;
            choices.back().weight = deal.wins[seat];
        }
    }
    return choices;
}

std::vector<Cluster> clusters_of(std::span<const PesoDeal> deals, std::size_t players,
                                 double spread) {
    std::vector<Cluster> clusters;
    std::ranges::transform(deals, std::back_inserter(clusters), choices_of);
    std::vector<double> sizes(players, 1);
    sizes.back() = spread;
    balance::add_made_up_choices(clusters, sizes);
    return clusters;
}

} // namespace

std::size_t PesoDeal::games() const {
    return static_cast<std::size_t>(std::lround(std::reduce(wins.begin(), wins.end())));
}

PesoModel::PesoModel(std::span<const PesoDeal> deals, std::size_t players, double spread)
    : players_(players), model_(clusters_of(deals, players, spread), players) {}

std::vector<double> PesoModel::seat_traits(std::size_t seat, double pesos) const {
    return traits_of(players_, seat, pesos);
}

double PesoModel::peso_worth() const {
    return model_.coefficient(players_ - 1);
}

balance::Interval PesoModel::peso_worth_interval() const {
    return model_.interval(seat_traits(0, 1));
}

EvenPesos PesoModel::even_pesos(std::size_t seat) const {
    const std::vector<double> as_it_is = seat_traits(seat, 0);
    const std::vector<double> peso = seat_traits(0, 1);
    // The pesos x for which seat + x peso may be 0: (seat + x peso)^2 <= margin^2 variance, which
    // is square * x^2 + 2 half * x + rest <= 0.
    const double margin = model_.margin() * model_.margin();
    const double seat_worth = model_.worth(as_it_is);
    const double square = peso_worth() * peso_worth() - margin * model_.covariance(peso, peso);
    const double half = seat_worth * peso_worth() - margin * model_.covariance(as_it_is, peso);
    const double rest = seat_worth * seat_worth - margin * model_.covariance(as_it_is, as_it_is);
    EvenPesos even{-seat_worth / peso_worth(), std::nullopt};
    if (square > 0 && peso_worth() > 0) {
        const double root = std::sqrt(std::max(0.0, half * half - square * rest));
        even.interval = {(-half - root) / square, (-half + root) / square};
    }
    return even;
}

std::vector<double> PesoModel::chances(const SeatPesos& extra) const {
    std::vector<double> result;
    for (std::size_t seat = 0; seat < players_; ++seat) {
        result.push_back(std::exp(model_.worth(seat_traits(seat, extra[seat]))));
    }
    const double sum = std::accumulate(result.begin(), result.end(), 0.0);
    std::ranges::transform(result, result.begin(), [sum](double worth) { return worth / sum; });
    return result;
}

} // namespace pampas::design
