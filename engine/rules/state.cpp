#include "engine/rules/state.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <tuple>

namespace pampas::rules {
namespace {

const Ruleset& checked(const Ruleset& rules, int players) {
    if (players < rules.least_players || players > rules.most_players) {
        const std::string range = rules.least_players == rules.most_players
                                      ? fmt::format("{}", rules.least_players)
                                      : tr("{} to {}", rules.least_players, rules.most_players);
        throw InputError(
            tr("the ruleset \"{}\" is for {} players, not for {}", rules.name, range, players));
    }
    return rules;
}

} // namespace

Game::Game(const map::Map& map, const Ruleset& rules, int players)
    : board_(map), rules_(checked(rules, players)), players_(players),
      empty_position_(board_, rules_, players) {}

Setup Game::deal(chance::Stream& stream) const {
    return rules::deal(board_, rules_, players_, stream);
}

State Game::start(const Setup& setup) const {
    return {*this, setup};
}

State Game::set_up(chance::Stream& stream) const {
    return start(deal(stream));
}

State::State(const Game& game, const Setup& setup)
    : game_(&game), position_(game.empty_position()), land_tiles_left_(game.rules().land_tiles) {
    const auto undecided = game.board().undecided();
    for (std::size_t i = 0; i < undecided.size(); ++i) {
        position_.decide(undecided[i], setup.terrain[i]);
    }
    for (int seat = 0; seat < players(); ++seat) {
        const Hand& hand = setup.hands[index(seat)];
        land_.deal(seat, hand.land);
        land_.show(seat, static_cast<std::uint8_t>(LandCard::Pampas), rules().hand_pampas_cards);
        animals_.deal(seat, hand.animal);
        pesos_[index(seat)] = rules().start_pesos + rules().extra_pesos[index(seat)];
    }
    land_.set_face_up(setup.land_face_up);
    land_.lay_under(setup.land_supply);
    land_.end_supply_here();
    animals_.set_face_up(setup.animal_face_up);
    animals_.lay_under(setup.animal_supply);
    animals_.end_supply_here();
    animals_.lay_under(setup.animal_second);

    haciendas_left_ = static_cast<std::uint8_t>(rules().haciendas[index(players())]);
    chips_left_ = static_cast<std::uint8_t>(rules().harvest_chips);
    std::ranges::transform(rules().water_tiles, waters_left_.begin(),
                           [](int count) { return static_cast<std::uint8_t>(count); });
    // The map's water spaces use single tiles from the box (R3.2).
    const auto on_map = std::min<std::size_t>(game.board().waters().size(), waters_left_[0]);
    waters_left_[0] = static_cast<std::uint8_t>(waters_left_[0] - on_map);
}

Score State::score(int seat) const {
    Holdings holdings = position_.holdings(seat);
    holdings.pesos = pesos(seat);
    return rules::score(holdings, rules());
}

int State::points(int seat) const {
    int points = 0;
    for (const Scoring& scoring : scorings()) {
        points += scoring.scores[index(seat)].total();
    }
    if (rules().scoring == ScoringMode::Running && !over()) {
        const Score now = score(seat);
        points += now.total() - now.money;
    }
    return points;
}

std::array<int, category_names.size()> State::category_points(int seat) const {
    std::array<int, category_names.size()> points{};
    for (const Scoring& scoring : scorings()) {
        std::ranges::transform(points, scoring.scores[index(seat)].categories(), points.begin(),
                               std::plus());
    }
    return points;
}

std::vector<int> State::winners() const {
    const auto standing = [this](int seat) {
        return std::tuple(!has_given_up(seat), points(seat), pesos(seat));
    };
    std::vector<int> winners{0};
    for (int seat = 1; seat < players(); ++seat) {
        if (standing(seat) > standing(winners.front())) {
            winners.clear();
        }
        if (winners.empty() || standing(seat) == standing(winners.front())) {
            winners.push_back(seat);
        }
    }
    return winners;
}

void State::redeal_unseen(Viewer viewer, chance::Stream& stream) {
    rules::redeal_unseen(land_, rules().land_cards, players(), viewer, stream);
    rules::redeal_unseen(animals_, rules().animal_cards, players(), viewer, stream);
}

std::vector<int> State::cards_to_come(const Action& purchase) const {
    const auto counts = [this](const auto& deck, const auto& box) {
        const auto unseen = unseen_by_all(deck, box, players());
        return std::vector<int>(unseen.begin(), unseen.end());
    };
    return purchase.kind == ActionKind::BuyLand ? counts(land_, rules().land_cards)
                                                : counts(animals_, rules().animal_cards);
}

void State::exchange_next_card(const Action& purchase, std::uint8_t card, chance::Stream& stream) {
    const auto rank = stream.below(static_cast<std::size_t>(cards_to_come(purchase)[card]));
    if (purchase.kind == ActionKind::BuyLand) {
        land_.exchange_top(card, rank);
    } else {
        animals_.exchange_top(card, rank);
    }
}

} // namespace pampas::rules
