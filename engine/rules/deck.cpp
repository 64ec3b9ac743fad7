#include "engine/rules/deck.h"

#include <numeric>

namespace pampas::rules {
namespace {

template <std::size_t Kinds>
KnownHand<Kinds> known_hand(const Deck<Kinds>& deck, int seat) {
    KnownHand<Kinds> result;
    std::ranges::copy(deck.known(seat), result.known.begin());
    result.hidden = std::accumulate(deck.hand(seat).begin(), deck.hand(seat).end(), 0) -
                    std::accumulate(result.known.begin(), result.known.end(), 0);
    return result;
}

template <std::size_t Kinds>
KnownHand<Kinds> open_hand(const Deck<Kinds>& deck, int seat) {
    KnownHand<Kinds> result;
    std::ranges::copy(deck.hand(seat), result.known.begin());
    return result;
}

template <std::size_t Kinds>
void subtract(CardCounts<Kinds>& counts, const CardCounts<Kinds>& others) {
    std::ranges::transform(counts, others, counts.begin(), std::minus());
}

/// The cards of the box that the seat has not seen.
template <std::size_t Kinds>
CardCounts<Kinds> unseen(const KnownCards<Kinds>& known, const CardCounts<Kinds>& box) {
    CardCounts<Kinds> result = box;
    subtract(result, known.played);
    for (const KnownHand<Kinds>& hand : known.hands) {
        subtract(result, hand.known);
    }
    for (const auto card : known.face_up) {
        if (card != Deck<Kinds>::no_card) {
            --result[card];
        }
    }
    return result;
}

} // namespace

template <std::size_t Kinds>
KnownCards<Kinds> known_cards(const Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players,
                              Viewer viewer) {
    KnownCards<Kinds> result;
    for (int seat = 0; seat < players; ++seat) {
        result.hands.push_back(viewer.value_or(seat) == seat ? open_hand(deck, seat)
                                                             : known_hand(deck, seat));
    }
    if (viewer) {
        result.own = result.hands[index(*viewer)].known;
    }
    std::ranges::copy(deck.played(), result.played.begin());
    result.face_up.assign(deck.face_up().begin(), deck.face_up().end());
    result.supply = deck.supply().size();
    result.set_aside = deck.set_aside().size();
    result.unseen = unseen(result, box);
    return result;
}

template <std::size_t Kinds>
void redeal_unseen(Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players, Viewer viewer,
                   chance::Stream& stream) {
    const KnownCards<Kinds> known = known_cards(deck, box, players, viewer);
    std::vector<std::uint8_t> cards;
    for (std::size_t kind = 0; kind < Kinds; ++kind) {
        cards.insert(cards.end(), static_cast<std::size_t>(known.unseen[kind]),
                     static_cast<std::uint8_t>(kind));
    }
    chance::shuffle(cards, stream);
    for (int other = 0; other < players; ++other) {
        if (viewer.value_or(other) != other) {
            auto hand = deck.known(other);
            for (int card = 0; card < known.hands[index(other)].hidden; ++card) {
                ++hand[cards.back()];
                cards.pop_back();
            }
            deck.exchange_hand(other, hand);
        }
    }
    deck.exchange_stack(std::span(cards).first(known.supply + known.set_aside));
}

template KnownCards<land_card_names.size()> known_cards(const LandDeck&, const LandCounts&, int,
                                                        Viewer);
template KnownCards<species_names.size()> known_cards(const AnimalDeck&, const AnimalCounts&, int,
                                                      Viewer);
template void redeal_unseen(LandDeck&, const LandCounts&, int, Viewer, chance::Stream&);
template void redeal_unseen(AnimalDeck&, const AnimalCounts&, int, Viewer, chance::Stream&);

} // namespace pampas::rules
