#include "engine/players/draft.h"

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

Draft::Draft(const Outlook& outlook)
    : outlook_(&outlook), hand_(outlook), position_(outlook.state().position()),
      steps_(all_species * outlook.row(), far) {
    reach_from_land();
    position_.each_tile(outlook.seat(), [this](Cell cell) {
        if (const auto species = position_.tile(cell)->species) {
            reach_from(cell, *species);
        }
    });
    costs_ = market_costs(hand_.animals());
}

/// What land reaches is the same for every species: found for the first, then copied.
void Draft::reach_from_land() {
    position_.each_tile(outlook_->seat(), [this](Cell cell) {
        if (position_.is_land_of(cell, outlook_->seat())) {
            reach_from(cell, Species{});
        }
    });
    const auto row = static_cast<std::ptrdiff_t>(outlook_->row());
    for (auto from = steps_.begin(); from + row != steps_.end(); from += row) {
        std::copy_n(from, row, from + row);
    }
}

int Draft::animal_tiles_left(Species species) const {
    const rules::Ruleset& rules = outlook_->rules();
    const int seat = outlook_->seat();
    return std::min(rules.animal_tiles - position_.animal_tiles(seat),
                    rules.animal_tiles_per_species - position_.animal_tiles(seat, species));
}

void Draft::apply(const Action& action) {
    hand_.apply(action);
    change_board(action);
    if (brings_markets_nearer(action)) {
        costs_ = market_costs(hand_.animals());
    }
}

void Draft::change_board(const Action& action) {
    switch (action.kind) {
    case ActionKind::BuyHacienda:
        position_.place_hacienda(action.cell());
        break;
    case ActionKind::BuyWater:
        for (const Cell cell : position_.board().placements()[action.place].spaces()) {
            denied_ += outlook_->denial(cell);
        }
        position_.place_water(action.place);
        break;
    case ActionKind::PlayLand:
        denied_ += outlook_->denial(action.cell());
        position_.place_land(action.cell(), outlook_->seat());
        for (std::size_t species = 0; species < all_species; ++species) {
            reach_from(action.cell(), static_cast<Species>(species));
        }
        break;
    case ActionKind::PlayAnimal:
        denied_ += outlook_->denial(action.cell());
        position_.place_animal(action.cell(), outlook_->seat(), action.species());
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

void Draft::harvest(const Action& action) {
    if (action.from != rules::no_cell) {
        position_.remove_chip(action.from);
    }
    position_.place_chip(action.cell());
    hand_.earn(position_.harvest_income(action.cell()));
}

void Draft::reach_from(Cell cell, Species species) {
    Steps* least = steps_.data() + rules::index(species) * outlook_->row();
    for (const Cell near : position_.board().neighbours(cell)) {
        const std::span<const Steps> steps = outlook_->steps(near);
        for (std::size_t market = 0; market < steps.size(); ++market) {
            least[market] = std::min(least[market], steps[market]);
        }
    }
}

double Draft::worth_with_card(const Action& purchase) const {
    Hand hand = hand_;
    hand.apply(purchase);
    return worth_with(hand,
                      brings_markets_nearer(purchase) ? market_costs(hand.animals()) : costs_);
}

double Draft::worth_with(const Hand& hand, const MarketCosts& costs) const {
    const double actions =
        outlook_->rounds_left() * outlook_->rules().actions_per_turn + hand.actions_left();
    return board_worth(actions) + money_worth(hand) + cards_worth(hand, actions) +
           prospects(costs, actions) + others_worth(hand);
}

/// What they have lost, and what comes of the end being nearer.
double Draft::others_worth(const Hand& hand) const {
    return outlook_->style().denial * denied_ + outlook_->tempo() * hand.animals_bought();
}

/// `actions` is how many are likely to come.
double Draft::board_worth(double actions) const {
    const Style& style = outlook_->style();
    const rules::Ruleset& rules = outlook_->rules();
    const rules::Holdings holdings = position_.holdings(outlook_->seat());
    const rules::Score score = rules::score(holdings, rules);
    const int loose = position_.land_tiles(outlook_->seat()) - holdings.chain_tiles;
    const double now = style.markets * score.markets + style.land * score.land +
                       style.herds * score.herds + style.haciendas * score.haciendas +
                       style.water * score.water;
    const double later =
        style.loose_tile * loose * rules.land_chain_points * std::min(1.0, actions / 6);
    return outlook_->scorings(0) * (now + later);
}

double Draft::money_worth(const Hand& hand) const {
    const Style& style = outlook_->style();
    const rules::Ruleset& rules = outlook_->rules();
    const double rounds = outlook_->rounds_left();
    const int pesos = hand.pesos();
    const auto in_chains = static_cast<double>(position_.harvest_count(outlook_->seat()));
    const double harvests = hand.chips_left() > 0 && rounds > 0
                                ? style.harvest * in_chains * rules.harvest_pesos_per_tile
                                : 0.0;
    const double spent = std::min(pesos + harvests, style.pesos_a_round * rounds);
    const double reserve = rounds > 0 ? style.reserve * pesos / (pesos + style.half_reserve) : 0.0;
    return reserve + style.peso * spent +
           (pesos + harvests - spent) * outlook_->scorings(0) / rules.money_pesos_per_point;
}

double Draft::cards_worth(const Hand& hand, double actions) const {
    const Style& style = outlook_->style();
    constexpr auto pampas = rules::index(LandCard::Pampas);
    double worth = hand.unseen_land() * style.unseen_land_card +
                   hand.unseen_animals() * style.unseen_animal_card +
                   hand.land()[pampas] * style.pampas_card;
    int cards = hand.unseen_land() + hand.unseen_animals() + hand.land()[pampas];
    for (std::size_t terrain = 0; terrain < pampas; ++terrain) {
        worth += hand.land()[terrain] * style.land_card;
        cards += hand.land()[terrain];
    }
    for (std::size_t species = 0; species < all_species; ++species) {
        const int playable =
            std::min(hand.animals()[species], animal_tiles_left(static_cast<Species>(species)));
        worth += playable * style.animal_card;
        cards += playable;
    }
    return cards > actions ? worth * actions / cards : worth;
}

/// For each number of animal tiles that a species may still need to a market, what they cost with
/// these cards: a card that must be bought first counts more.
Draft::TileCosts Draft::tile_costs(const rules::AnimalCounts& animals) const {
    TileCosts costs;
    for (std::size_t species = 0; species < all_species; ++species) {
        const int left = animal_tiles_left(static_cast<Species>(species));
        costs[species].fill(far);
        for (int needed = 0; needed < far && needed <= left; ++needed) {
            const int missing = std::max(0, needed - animals[species]);
            costs[species][static_cast<std::size_t>(needed)] =
                needed + outlook_->style().missing_card * missing;
        }
    }
    return costs;
}

/// What it costs to come to each of the cheapest markets still to reach, unless they are far.
Draft::MarketCosts Draft::market_costs(const rules::AnimalCounts& animals) const {
    const TileCosts tiles = tile_costs(animals);
    MarketCosts costs;
    for (const std::size_t market : outlook_->markets_to_reach()) {
        double least = far;
        for (std::size_t species = 0; species < all_species; ++species) {
            least = std::min(least, tiles[species][steps_[species * outlook_->row() + market]]);
        }
        if (least < far && !position_.reaches(outlook_->seat(), market)) {
            keep_cheapest(costs, least);
        }
    }
    return costs;
}

double Draft::prospects(const MarketCosts& costs, double actions) const {
    const rules::Ruleset& rules = outlook_->rules();
    double points = position_.holdings(outlook_->seat()).markets + rules.market_points_first - 1;
    double time = 0;
    double worth = 0;
    for (const double cost : costs) {
        time += cost;
        if (time > actions) {
            break;
        }
        ++points;
        worth += points * outlook_->scorings(time) * outlook_->nearness(cost);
    }
    return outlook_->style().markets * worth;
}

} // namespace pampas::players
