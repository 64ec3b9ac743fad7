#include "tests/engine/rules/plain_game.h"

#include <algorithm>

namespace pampas::testing {
namespace {

using hex::Coordinate;
using rules::Action;
using rules::ActionKind;
using rules::index;
using rules::LandCard;
using rules::Outcome;
using rules::Species;

map::Map with_terrain(map::Map map, const std::vector<map::Space>& terrain) {
    const Spaces undecided = map.all(map::Space::Land);
    for (std::size_t i = 0; i < undecided.size(); ++i) {
        map.set(undecided[i], terrain.at(i));
    }
    return map;
}

template <class Card>
PlainCards<Card> laid_out(const std::vector<Card>& face_up, const std::vector<Card>& supply,
                          const std::vector<Card>& set_aside) {
    return {.hands = {},
            .shown = {},
            .face_up = {face_up.begin(), face_up.end()},
            .supply = {supply.begin(), supply.end()},
            .set_aside = {set_aside.begin(), set_aside.end()},
            .played = {}};
}

/// R3.2: the map's water spaces take their singles out of the box.
rules::ShapeCounts waters_in_supply(const rules::Ruleset& rules, const map::Map& map) {
    rules::ShapeCounts counts = rules.water_tiles;
    const auto on_map = static_cast<int>(map.all(map::Space::Water).size());
    counts[index(rules::WaterShape::Single)] = std::max(0, counts[0] - on_map);
    return counts;
}

} // namespace

PlainGame::PlainGame(const PlainBoard& board, const rules::Ruleset& rules, int players,
                     const rules::Setup& setup)
    : board_(&board), rules_(&rules), position_(with_terrain(board.map(), setup.terrain)),
      land_(laid_out(setup.land_face_up, setup.land_supply, {})),
      animals_(laid_out(setup.animal_face_up, setup.animal_supply, setup.animal_second)),
      pesos_(index(players), rules.start_pesos), waters_(waters_in_supply(rules, board.map())),
      haciendas_(rules.haciendas[index(players)]), chips_(rules.harvest_chips) {
    for (std::size_t seat = 0; seat < pesos_.size(); ++seat) {
        pesos_[seat] += rules.extra_pesos[seat];
    }
    for (const rules::Hand& hand : setup.hands) {
        land_.hands.push_back(hand.land);
        land_.shown.emplace_back(rules.hand_pampas_cards, LandCard::Pampas);
        animals_.hands.push_back(hand.animal);
        animals_.shown.emplace_back();
    }
}

int PlainGame::land_tiles_left() const {
    int left = rules_->land_tiles;
    for (int seat = 0; seat < players(); ++seat) {
        left -= position_.tiles(seat, std::nullopt);
    }
    return left;
}

int PlainGame::animal_tiles_left(int seat, Species species) const {
    int of_all = rules_->animal_tiles;
    for (std::size_t kind = 0; kind < rules::species_names.size(); ++kind) {
        of_all -= position_.tiles(seat, static_cast<Species>(kind));
    }
    return std::min(of_all, rules_->animal_tiles_per_species - position_.tiles(seat, species));
}

bool PlainGame::goes_onto_pampas(LandCard card) const {
    return card == LandCard::Pampas || position_.empty(map::terrains[index(card)]).empty();
}

Outcome PlainGame::apply(const Action& action) {
    if (action.kind == ActionKind::EndTurn) {
        end_turn();
        return {};
    }
    ++actions_;
    switch (action.kind) {
    case ActionKind::BuyLand:
        return buy(land_, action.item);
    case ActionKind::BuyAnimal: {
        const bool had_cards = !animals_.supply.empty();
        const Outcome outcome = buy(animals_, action.item);
        if (had_cards && animals_.supply.empty()) {
            replace_stack();
        }
        return outcome;
    }
    case ActionKind::BuyHacienda:
        buy_hacienda(board_->at(action.place));
        return {};
    case ActionKind::BuyWater:
        buy_water(board_->water(action.place));
        return {};
    case ActionKind::PlayLand:
        land_.play(seat_, action.land_card());
        position_.put(board_->at(action.place), {seat_, std::nullopt});
        return {};
    case ActionKind::PlayAnimal:
        return {play_animal(action.species(), board_->at(action.place)), 0};
    default:
        return {harvest(board_->at(action.place), action.from), 0};
    }
}

Outcome PlainGame::buy(auto& cards, std::uint8_t source) {
    if (source == rules::from_supply) {
        pesos() -= rules_->price_supply_card;
        return {0, static_cast<std::uint8_t>(cards.buy_top(seat_))};
    }
    pesos() -= rules_->price_face_up_card;
    return {0, static_cast<std::uint8_t>(cards.buy_face_up(seat_, source))};
}

/// R8.1, R8.2: called when the last card has just left the supply.
void PlainGame::replace_stack() {
    ++stacks_out_;
    animals_.supply.swap(animals_.set_aside);
}

void PlainGame::buy_hacienda(Coordinate at) {
    pesos() -= rules_->price_hacienda;
    --haciendas_;
    ++haciendas_bought_;
    position_.set_hacienda(at);
}

void PlainGame::buy_water(const PlainWater& water) {
    pesos() -= rules_->price_water;
    --waters_[index(water.shape)];
    ++waters_bought_;
    position_.cover(water);
}

int PlainGame::play_animal(Species species, Coordinate at) {
    animals_.play(seat_, species);
    position_.put(at, {seat_, species});
    const int income = position_.market_income(at, *rules_);
    pesos() += income;
    return income;
}

int PlainGame::harvest(Coordinate at, rules::Cell from) {
    ++harvests_;
    if (from == rules::no_cell) {
        --chips_;
    } else {
        position_.set_chip(board_->at(from), false);
    }
    position_.set_chip(at, true);
    const int income = position_.group(at).size() * rules_->harvest_pesos_per_tile;
    pesos() += income;
    return income;
}

void PlainGame::end_turn() {
    passes_ = actions_ > 0 ? 0 : passes_ + 1;
    if (all_passed()) {
        hold_scoring(true); // R8.3: a pending interim scoring is skipped
        return;
    }
    const bool round_ends = seat_ == players() - 1;
    if (round_ends || rules_->scoring_at == rules::ScoringAt::TurnEnd) {
        const bool interim = rules_->scoring == rules::ScoringMode::InterimAndFinal;
        if (stacks_out_ >= 1 && interim && scorings_.empty()) {
            hold_scoring(false);
        }
        if (stacks_out_ == 2) {
            hold_scoring(true);
            return;
        }
    }
    seat_ = round_ends ? 0 : seat_ + 1;
    round_ += round_ends ? 1 : 0;
    actions_ = haciendas_bought_ = waters_bought_ = harvests_ = 0;
}

void PlainGame::hold_scoring(bool final) {
    rules::Scoring scoring{.final = final, .round = round_};
    for (int seat = 0; seat < players(); ++seat) {
        scoring.scores[index(seat)] = score(seat);
    }
    scorings_.push_back(scoring);
    over_ = final;
}

rules::Score PlainGame::score(int seat) const {
    rules::Holdings holdings = position_.holdings(seat, *rules_);
    holdings.pesos = pesos(seat);
    return plain_score(holdings, *rules_);
}

/// The points of the scorings so far. With running scoring, tiles score at all times and money at
/// the end (R9.2).
int PlainGame::points(int seat) const {
    if (rules_->scoring == rules::ScoringMode::Running) {
        const rules::Score now = score(seat);
        return over_ ? now.total() : now.total() - now.money;
    }
    int points = 0;
    for (const rules::Scoring& scoring : scorings_) {
        points += scoring.scores[index(seat)].total();
    }
    return points;
}

/// R8.4.
std::vector<int> PlainGame::winners() const {
    int most_points = points(0);
    for (int seat = 1; seat < players(); ++seat) {
        most_points = std::max(most_points, points(seat));
    }
    int most_pesos = 0;
    for (int seat = 0; seat < players(); ++seat) {
        most_pesos = points(seat) == most_points ? std::max(most_pesos, pesos(seat)) : most_pesos;
    }
    std::vector<int> winners;
    for (int seat = 0; seat < players(); ++seat) {
        if (points(seat) == most_points && pesos(seat) == most_pesos) {
            winners.push_back(seat);
        }
    }
    return winners;
}

} // namespace pampas::testing
