#include "engine/players/planned_position.h"

#include "engine/players/cheapest.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::LandCard;
using rules::Species;

} // namespace

PlannedPosition::PlannedPosition(const EvaluationContext& context)
    : context_(&context),
      board_(std::make_shared<PlannedBoard>(context)), standing_{
                                                           KnownHand(context),
                                                           position().counts(context.seat())} {
    look_at_markets(standing_, board_->steps());
    look_at_features();
}

void PlannedPosition::look_at_features() {
    if (const LearnedValue* learned = context().judge().learned) {
        sums_ = std::make_shared<LearnedValue::Sums>(learned->sums(features()));
    }
}

void PlannedPosition::apply(const Action& action) {
    standing_ = after(action);
    if (PlannedBoard::is_changed_by(action)) {
        board_ = std::make_shared<PlannedBoard>(*board_, action);
    }
    look_at_features();
}

PlannedPosition::Standing PlannedPosition::after(const Action& action) const {
    const int seat = context().seat();
    Standing next = standing_;
    next.hand.apply(action);
    switch (action.kind) {
    case ActionKind::BuyAnimal:
        if (action.item != rules::from_supply) {
            look_at_markets(next, board_->steps());
        }
        break;
    case ActionKind::BuyHacienda:
        next.counts = position().counts_with_hacienda(seat, action.cell());
        break;
    case ActionKind::BuyWater:
        for (const Cell cell : position().board().placements()[action.place].spaces()) {
            next.denied += context().denial(cell);
        }
        next.counts = position().counts_with_water(seat, action.place);
        break;
    case ActionKind::PlayLand:
        play_land(next, action.cell());
        break;
    case ActionKind::PlayAnimal:
        play_animal(next, action.cell(), action.species());
        break;
    case ActionKind::Harvest:
        next.counts = position().counts_with_harvest(seat, action.cell(), action.from);
        next.hand.earn(position().harvest_income(action.cell()));
        break;
    case ActionKind::BuyLand:
    case ActionKind::EndTurn:
        break;
    }
    return next;
}

void PlannedPosition::play_land(Standing& next, Cell cell) const {
    next.denied += context().denial(cell);
    next.counts = position().counts_with_land(context().seat(), cell);
    const MarketSteps::Row beside = board_->steps_beside(cell);
    if (board_->steps().come_nearer_from({beside.data(), beside.size()})) {
        MarketSteps steps = board_->steps();
        steps.start_from({beside.data(), beside.size()});
        look_at_markets(next, steps);
    }
}

void PlannedPosition::play_animal(Standing& next, Cell cell, Species species) const {
    const int seat = context().seat();
    next.denied += context().denial(cell);
    next.counts = position().counts_with_animal(seat, cell, species);
    next.hand.earn(position().market_income_with(seat, cell, species));
    MarketSteps steps = board_->steps();
    const MarketSteps::Row beside = board_->steps_beside(cell);
    steps.start_from({beside.data(), beside.size()}, species);
    look_at_markets(next, steps, position().board().markets_at(cell));
}

int PlannedPosition::tiles_left(const rules::SeatCounts& counts, Species species) const {
    const rules::Ruleset& rules = context().rules();
    if (context().ban().forbids(species)) {
        return 0;
    }
    return std::min(rules.animal_tiles - counts.animals,
                    rules.animal_tiles_per_species - counts.animal_tiles(species));
}

Features PlannedPosition::features_of(const Standing& standing) const {
    return players::features_of(
        {context(), standing.hand, standing.counts, standing.needs, standing.denied});
}

double PlannedPosition::worth_of(const Standing& standing) const {
    if (const Judge& judge = context().judge(); judge.learned != nullptr) {
        const std::int64_t rating = judge.learned->rating(features_of(standing), *sums_);
        return std::floor(static_cast<double>(rating) / static_cast<double>(judge.grain));
    }
    const double actions =
        context().rounds_left() * context().rules().actions_per_turn + standing.hand.actions_left();
    return board_worth(standing.counts, actions) + money_worth(standing) +
           cards_worth(standing, actions) + prospects(standing, actions) + others_worth(standing);
}

/// The value of opponents' losses and of the end being closer.
double PlannedPosition::others_worth(const Standing& standing) const {
    return context().weights().denial * standing.denied +
           context().tempo() * standing.hand.animals_bought();
}

/// `actions` is the expected number of actions still to come.
double PlannedPosition::board_worth(const rules::SeatCounts& counts, double actions) const {
    const EvaluationWeights& weights = context().weights();
    const rules::Ruleset& rules = context().rules();
    const rules::Score score = rules::score(counts.holdings(), rules);
    const int loose = counts.land_tiles() - counts.chain_tiles;
    const double now = weights.markets * score.markets + weights.land * score.land +
                       weights.herds * score.herds + weights.haciendas * score.haciendas +
                       weights.water * score.water;
    const double later =
        weights.loose_tile * loose * rules.land_chain_points * std::min(1.0, actions / 6);
    return context().scorings() * (now + later);
}

double PlannedPosition::money_worth(const Standing& standing) const {
    const KnownHand& hand = standing.hand;
    const EvaluationWeights& weights = context().weights();
    const rules::Ruleset& rules = context().rules();
    const double rounds = context().rounds_left();
    const int pesos = hand.pesos();
    const auto in_chains = static_cast<double>(standing.counts.harvest_tiles);
    const bool may_harvest = !context().ban().forbids(ActionKind::Harvest);
    const double harvests = may_harvest && hand.chips_left() > 0 && rounds > 0
                                ? weights.harvest * in_chains * rules.harvest_pesos_per_tile
                                : 0.0;
    const double spent = std::min(pesos + harvests, weights.pesos_a_round * rounds);
    const double reserve =
        rounds > 0 ? weights.reserve * pesos / (pesos + weights.half_reserve) : 0.0;
    return reserve + weights.peso * spent +
           weights.money * (pesos + harvests - spent) * context().scorings() /
               rules.money_pesos_per_point;
}

double PlannedPosition::cards_worth(const Standing& standing, double actions) const {
    const KnownHand& hand = standing.hand;
    const EvaluationWeights& weights = context().weights();
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
        const int playable = std::min(hand.animals()[species],
                                      tiles_left(standing.counts, static_cast<Species>(species)));
        worth += playable * weights.animal_card;
        cards += playable;
    }
    return cards > actions ? worth * actions / cards : worth;
}

void PlannedPosition::look_at_markets(Standing& standing, const MarketSteps& steps,
                                      std::span<const std::uint16_t> reached) const {
    if (context().judge().learned != nullptr) {
        standing.needs = market_needs(standing, steps, reached);
    } else {
        standing.costs = market_costs(standing, steps, reached);
    }
}

bool PlannedPosition::is_ahead(std::size_t market, const MarketSteps& steps,
                               std::span<const std::uint16_t> reached) const {
    return steps.nearest()[market] < far_away && !position().reaches(context().seat(), market) &&
           std::ranges::find(reached, market) == reached.end();
}

/// The unreached markets by the fewest tiles and missing cards of any species; a tile counts twice
/// as much as a card.
MarketNeeds PlannedPosition::market_needs(const Standing& standing, const MarketSteps& steps,
                                          std::span<const std::uint16_t> reached) const {
    std::array<int, all_species> cards{};
    std::array<int, all_species> left{};
    for (std::size_t species = 0; species < all_species; ++species) {
        cards[species] = standing.hand.animals()[species];
        left[species] = tiles_left(standing.counts, static_cast<Species>(species));
    }
    MarketNeeds needs;
    for (const std::size_t market : context().markets_to_reach()) {
        if (!is_ahead(market, steps, reached)) {
            continue;
        }
        int least = 3 * far_away;
        int tiles_of_least = 0;
        for (std::size_t species = 0; species < all_species; ++species) {
            const int tiles = steps.of(static_cast<Species>(species))[market];
            const int need = 2 * tiles + std::max(0, tiles - cards[species]);
            if (tiles <= left[species] && tiles < far_away && need < least) {
                least = need;
                tiles_of_least = tiles;
            }
        }
        if (tiles_of_least > 0) {
            needs.add(context().turn(), market, static_cast<std::size_t>(tiles_of_least),
                      static_cast<std::size_t>(least - 2 * tiles_of_least));
        }
    }
    return needs;
}

/// The costs of the cheapest markets that are neither reached nor far.
PlannedPosition::MarketCosts
PlannedPosition::market_costs(const Standing& standing, const MarketSteps& steps,
                              std::span<const std::uint16_t> reached) const {
    std::array<std::span<const double>, all_species> tile_costs;
    std::array<int, all_species> left{};
    for (std::size_t species = 0; species < all_species; ++species) {
        tile_costs[species] = context().tile_costs(standing.hand.animals()[species]);
        left[species] = tiles_left(standing.counts, static_cast<Species>(species));
    }
    MarketCosts costs;
    const std::span<const Steps> nearest = steps.nearest();
    for (const std::size_t market : context().markets_to_reach()) {
        // A tile costs at least 1.
        if (!is_among_cheapest(costs, nearest[market]) || !is_ahead(market, steps, reached)) {
            continue;
        }
        double least = far_away;
        for (std::size_t species = 0; species < all_species; ++species) {
            const Steps tiles = steps.of(static_cast<Species>(species))[market];
            least = tiles > left[species] ? least : std::min(least, tile_costs[species][tiles]);
        }
        if (least < far_away) {
            keep_cheapest(costs, least);
        }
    }
    return costs;
}

double PlannedPosition::prospects(const Standing& standing, double actions) const {
    const rules::Ruleset& rules = context().rules();
    double points = standing.counts.markets + rules.market_points_first - 1;
    double time = 0;
    double worth = 0;
    for (const double cost : standing.costs) {
        time += cost;
        if (time > actions) {
            break;
        }
        ++points;
        worth += points * context().scorings(time) * context().nearness(cost);
    }
    return context().weights().markets * worth;
}

} // namespace pampas::players
