#include "engine/players/planned_position.h"

#include <algorithm>
#include <array>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::LandCard;
using rules::Species;

/// Keeps a cost if it is among the least, which are sorted.
void keep_cheapest(auto& costs, double cost) {
    if (costs.size() == costs.capacity()) {
        if (cost >= costs.back()) {
            return;
        }
        costs.pop_back();
    }
    costs.insert(std::ranges::upper_bound(costs, cost), cost);
}

bool brings_markets_nearer(const Action& action) {
    return action.kind == ActionKind::PlayLand || action.kind == ActionKind::PlayAnimal ||
           (action.kind == ActionKind::BuyAnimal && action.item != rules::from_supply);
}

} // namespace

PlannedPosition::PlannedPosition(const EvaluationContext& context)
    : context_(&context), hand_(context), position_(context.state().position()),
      steps_(all_species * context.row(), far) {
    reach_from_land();
    position_.each_tile(context.seat(), [this](Cell cell) {
        if (const auto species = position_.tile(cell)->species) {
            reach_from(cell, *species);
        }
    });
    costs_ = market_costs(hand_.animals());
}

/// What land reaches is the same for every species: found for the first, then copied.
void PlannedPosition::reach_from_land() {
    position_.each_tile(context_->seat(), [this](Cell cell) {
        if (position_.is_land_of(cell, context_->seat())) {
            reach_from(cell, Species{});
        }
    });
    const auto row = static_cast<std::ptrdiff_t>(context_->row());
    for (auto from = steps_.begin(); from + row != steps_.end(); from += row) {
        std::copy_n(from, row, from + row);
    }
}

int PlannedPosition::animal_tiles_left(Species species) const {
    const rules::Ruleset& rules = context_->rules();
    const int seat = context_->seat();
    return std::min(rules.animal_tiles - position_.animal_tiles(seat),
                    rules.animal_tiles_per_species - position_.animal_tiles(seat, species));
}

void PlannedPosition::apply(const Action& action) {
    hand_.apply(action);
    change_board(action);
    if (brings_markets_nearer(action)) {
        costs_ = market_costs(hand_.animals());
    }
}

void PlannedPosition::change_board(const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyHacienda:
        position_.place_hacienda(action.cell());
        break;
    case ActionKind::BuyWater:
        for (const Cell cell : position_.board().placements()[action.place].spaces()) {
            denied_ += context_->denial(cell);
        }
        position_.place_water(action.place);
        break;
    case ActionKind::PlayLand:
        denied_ += context_->denial(action.cell());
        position_.place_land(action.cell(), context_->seat());
        for (std::size_t species = 0; species < all_species; ++species) {
            reach_from(action.cell(), static_cast<Species>(species));
        }
        break;
    case ActionKind::PlayAnimal:
        denied_ += context_->denial(action.cell());
        position_.place_animal(action.cell(), context_->seat(), action.species());
        hand_.earn(position_.market_income(action.cell()));
        reach_from(action.cell(), action.species());
        break;
    case ActionKind::Harvest:
        harvest(action);
        break;
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
    case ActionKind::EndTurn:
        break;
    }
}

void PlannedPosition::harvest(const Action& action) {
    if (action.from != rules::no_cell) {
        position_.remove_chip(action.from);
    }
    position_.place_chip(action.cell());
    hand_.earn(position_.harvest_income(action.cell()));
}

void PlannedPosition::reach_from(Cell cell, Species species) {
    Steps* least = steps_.data() + rules::index(species) * context_->row();
    for (const Cell near : position_.board().neighbours(cell)) {
        const std::span<const Steps> steps = context_->steps(near);
        for (std::size_t market = 0; market < steps.size(); ++market) {
            least[market] = std::min(least[market], steps[market]);
        }
    }
}

double PlannedPosition::worth_with_card(const Action& purchase) const {
    KnownHand hand = hand_;
    hand.apply(purchase);
    return worth_with(hand,
                      brings_markets_nearer(purchase) ? market_costs(hand.animals()) : costs_);
}

double PlannedPosition::worth_with(const KnownHand& hand, const MarketCosts& costs) const {
    const double actions =
        context_->rounds_left() * context_->rules().actions_per_turn + hand.actions_left();
    return board_worth(actions) + money_worth(hand) + cards_worth(hand, actions) +
           prospects(costs, actions) + others_worth(hand);
}

/// What they have lost, and what comes of the end being nearer.
double PlannedPosition::others_worth(const KnownHand& hand) const {
    return context_->weights().denial * denied_ + context_->tempo() * hand.animals_bought();
}

/// `actions` is how many are likely to come.
double PlannedPosition::board_worth(double actions) const {
    const EvaluationWeights& weights = context_->weights();
    const rules::Ruleset& rules = context_->rules();
    const rules::Holdings holdings = position_.holdings(context_->seat());
    const rules::Score score = rules::score(holdings, rules);
    const int loose = position_.land_tiles(context_->seat()) - holdings.chain_tiles;
    const double now = weights.markets * score.markets + weights.land * score.land +
                       weights.herds * score.herds + weights.haciendas * score.haciendas +
                       weights.water * score.water;
    const double later =
        weights.loose_tile * loose * rules.land_chain_points * std::min(1.0, actions / 6);
    return context_->scorings(0) * (now + later);
}

double PlannedPosition::money_worth(const KnownHand& hand) const {
    const EvaluationWeights& weights = context_->weights();
    const rules::Ruleset& rules = context_->rules();
    const double rounds = context_->rounds_left();
    const int pesos = hand.pesos();
    const auto in_chains = static_cast<double>(position_.harvest_count(context_->seat()));
    const double harvests = hand.chips_left() > 0 && rounds > 0
                                ? weights.harvest * in_chains * rules.harvest_pesos_per_tile
                                : 0.0;
    const double spent = std::min(pesos + harvests, weights.pesos_a_round * rounds);
    const double reserve =
        rounds > 0 ? weights.reserve * pesos / (pesos + weights.half_reserve) : 0.0;
    return reserve + weights.peso * spent +
           (pesos + harvests - spent) * context_->scorings(0) / rules.money_pesos_per_point;
}

double PlannedPosition::cards_worth(const KnownHand& hand, double actions) const {
    const EvaluationWeights& weights = context_->weights();
    constexpr auto pampas = rules::index(LandCard::Pampas);
    double worth = hand.unseen_land() * weights.unseen_land_card +
                   hand.unseen_animals() * weights.unseen_animal_card +
                   hand.land()[pampas] * weights.pampas_card;
    int cards = hand.unseen_land() + hand.unseen_animals() + hand.land()[pampas];
    for (std::size_t terrain = 0; terrain < pampas; ++terrain) {
        worth += hand.land()[terrain] * weights.land_card;
        cards += hand.land()[terrain];
    }
    for (std::size_t species = 0; species < all_species; ++species) {
        const int playable =
            std::min(hand.animals()[species], animal_tiles_left(static_cast<Species>(species)));
        worth += playable * weights.animal_card;
        cards += playable;
    }
    return cards > actions ? worth * actions / cards : worth;
}

/// For each number of animal tiles that a species may still need to a market, what they cost with
/// these cards: a card that must be bought first counts more.
PlannedPosition::TileCosts PlannedPosition::tile_costs(const rules::AnimalCounts& animals) const {
    TileCosts costs;
    for (std::size_t species = 0; species < all_species; ++species) {
        const int left = animal_tiles_left(static_cast<Species>(species));
        costs[species].fill(far);
        for (int needed = 0; needed < far && needed <= left; ++needed) {
            const int missing = std::max(0, needed - animals[species]);
            costs[species][static_cast<std::size_t>(needed)] =
                needed + context_->weights().missing_card * missing;
        }
    }
    return costs;
}

/// What it costs to come to each of the cheapest markets still to reach, unless they are far.
PlannedPosition::MarketCosts
PlannedPosition::market_costs(const rules::AnimalCounts& animals) const {
    const TileCosts tiles = tile_costs(animals);
    MarketCosts costs;
    for (const std::size_t market : context_->markets_to_reach()) {
        double least = far;
        for (std::size_t species = 0; species < all_species; ++species) {
            least = std::min(least, tiles[species][steps_[species * context_->row() + market]]);
        }
        if (least < far && !position_.reaches(context_->seat(), market)) {
            keep_cheapest(costs, least);
        }
    }
    return costs;
}

double PlannedPosition::prospects(const MarketCosts& costs, double actions) const {
    const rules::Ruleset& rules = context_->rules();
    double points = position_.holdings(context_->seat()).markets + rules.market_points_first - 1;
    double time = 0;
    double worth = 0;
    for (const double cost : costs) {
        time += cost;
        if (time > actions) {
            break;
        }
        ++points;
        worth += points * context_->scorings(time) * context_->nearness(cost);
    }
    return context_->weights().markets * worth;
}

} // namespace pampas::players
