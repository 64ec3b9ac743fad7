#include "engine/rules/setup.h"

#include "engine/map/transform.h"

#include <algorithm>

namespace pampas::rules {
namespace {

/// The cards of a box with these counts, ordered by kind.
template <class Card>
std::vector<Card> box(const auto& counts) {
    std::vector<Card> cards;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        cards.insert(cards.end(), static_cast<std::size_t>(counts[kind]), static_cast<Card>(kind));
    }
    return cards;
}

/// Takes `count` cards from the top of a deck, which is the end of the vector.
template <class Card>
std::vector<Card> take(std::vector<Card>& deck, int count) {
    const auto first = deck.end() - count;
    std::vector<Card> taken(first, deck.end());
    deck.erase(first, deck.end());
    std::ranges::reverse(taken);
    return taken;
}

template <class Card>
void append(std::vector<Card>& cards, const std::vector<Card>& more) {
    cards.insert(cards.end(), more.begin(), more.end());
}

void deal_land(Setup& setup, const Ruleset& rules, chance::Stream& stream) {
    auto deck = box<LandCard>(rules.land_cards); // pampas last
    for (Hand& hand : setup.hands) {
        append(hand.land, take(deck, rules.hand_pampas_cards));
    }
    chance::shuffle(deck, stream);
    for (Hand& hand : setup.hands) {
        append(hand.land, take(deck, rules.hand_land_cards));
    }
    setup.land_face_up = take(deck, rules.face_up_land_cards);
    setup.land_supply = take(deck, static_cast<int>(deck.size()));
}

void deal_animals(Setup& setup, const Ruleset& rules, chance::Stream& stream) {
    auto deck = box<Species>(rules.animal_cards);
    chance::shuffle(deck, stream);
    take(deck, rules.animal_cards_removed[setup.hands.size()]);
    for (Hand& hand : setup.hands) {
        append(hand.animal, take(deck, rules.hand_animal_cards));
    }
    setup.animal_face_up = take(deck, rules.face_up_animal_cards);
    setup.animal_supply = take(deck, static_cast<int>(deck.size() + 1) / 2);
    setup.animal_second = take(deck, static_cast<int>(deck.size()));
}

} // namespace

Setup deal(const Board& board, const Ruleset& rules, int players, chance::Stream& stream) {
    Setup setup;
    setup.terrain = map::draw_terrains(board.undecided().size(), stream);
    setup.hands.resize(static_cast<std::size_t>(players));
    deal_land(setup, rules, stream);
    deal_animals(setup, rules, stream);
    return setup;
}

map::Map decided_map(const Board& board, const Setup& setup) {
    map::Map map = board.map();
    for (std::size_t i = 0; i < board.undecided().size(); ++i) {
        map.set(board.at(board.undecided()[i]), setup.terrain[i]);
    }
    return map;
}

Setup rotated(Setup setup, std::size_t steps) {
    const auto first = static_cast<std::ptrdiff_t>(steps % setup.hands.size());
    std::ranges::rotate(setup.hands, setup.hands.begin() + first);
    return setup;
}

} // namespace pampas::rules
