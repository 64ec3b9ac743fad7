#include "analysis/balance/strength.h"

#include "analysis/balance/choice_model.h"

#include <cmath>

namespace pampas::balance {
namespace {

/// Traits that say which player an option is.
void add_option(std::vector<double>& traits, std::size_t player, std::size_t players) {
    traits.resize(traits.size() + players);
    traits[traits.size() - players + player] = 1;
}

/// The choices of one order without shared places: who comes first, second, and so on.
void add_order(Cluster& cluster, std::span<const std::size_t> order, std::size_t players,
               double weight) {
    for (std::size_t place = 0; place + 1 < order.size(); ++place) {
        Choice choice{{}, 0, weight};
        for (const std::size_t player : order.subspan(place)) {
            add_option(choice.traits, player, players);
        }
        cluster.push_back(std::move(choice));
    }
}

double factorial(std::size_t number) {
    return std::tgamma(static_cast<double>(number) + 1);
}

/// Moves on to the next order that the finish allows; false after the last one. `order` starts with
/// each place's indices ascending.
bool next_order(const Finish& finish, std::vector<std::size_t>& order) {
    auto begin = order.begin();
    for (const auto& place : finish) {
        const auto end = begin + std::ssize(place);
        if (std::next_permutation(begin, end)) {
            return true;
        }
        begin = end;
    }
    return false;
}

void add_finish(Cluster& cluster, const Finish& finish, std::size_t players) {
    std::vector<std::size_t> table;
    double orders = 1;
    for (const auto& place : finish) {
        table.insert(table.end(), place.begin(), place.end());
        orders *= factorial(place.size());
    }
    std::vector<std::size_t> order(table.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        std::vector<std::size_t> ordered;
        std::ranges::transform(order, std::back_inserter(ordered),
                               [&](std::size_t seat) { return table[seat]; });
        add_order(cluster, ordered, players, 1 / orders);
    } while (next_order(finish, order));
}

} // namespace

double win_chance(double strength) {
    return 1 / (1 + std::exp(-strength));
}

std::vector<Strength> strengths(std::span<const std::vector<Finish>> deals, std::size_t players,
                                std::size_t reference) {
    std::vector<Cluster> clusters;
    for (const auto& deal : deals) {
        Cluster& cluster = clusters.emplace_back();
        for (const Finish& finish : deal) {
            add_finish(cluster, finish, players);
        }
    }
    add_made_up_choices(clusters, std::vector<double>(players, 1)); // games against strength 0
    const ChoiceModel model(clusters, players);
    std::vector<Strength> result;
    for (std::size_t player = 0; player < players; ++player) {
        std::vector<double> difference(players);
        difference[player] += 1;
        difference[reference] -= 1;
        result.push_back({model.worth(difference), model.interval(difference)});
    }
    return result;
}

} // namespace pampas::balance
