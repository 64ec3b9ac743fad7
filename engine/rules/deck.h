#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/ruleset.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// Decks of cards, and what each seat may know of them. Board, money and supplies of tiles are open
/// to all.
namespace pampas::rules {

/// The places of a deck's cards during a game. A card is the number of its kind. A flat value.
template <std::size_t Kinds>
class Deck {
  public:
    using Card = std::uint8_t;
    using Counts = std::array<std::uint8_t, Kinds>;

    /// An empty face-up slot.
    static constexpr Card no_card = 0xFF;

    /// Deals cards to a seat at set-up.
    void deal(int seat, const auto& cards) {
        for (const auto card : cards) {
            ++hands_[index(seat)][static_cast<Card>(card)];
        }
    }
    /// Shows everybody that the seat's hand has `count` cards of this kind (R9.4).
    void show(int seat, Card card, int count) {
        known_[index(seat)][card] = static_cast<std::uint8_t>(count);
    }
    /// Fills the face-up slots at set-up.
    void set_face_up(const auto& cards) {
        slots_ = 0;
        for (const auto card : cards) {
            assert(slots_ < max_face_up);
            face_up_[slots_++] = static_cast<Card>(card);
        }
    }
    /// Puts cards under the stack, top card first.
    void lay_under(const auto& cards) {
        for (const auto card : cards) {
            stack_[size_++] = static_cast<Card>(card);
        }
    }
    /// Makes the cards laid so far the supply; those laid later are set aside.
    void end_supply_here() { supply_end_ = size_; }

    /// The number of cards of each kind in a hand.
    const Counts& hand(int seat) const { return hands_[index(seat)]; }
    /// Cards of the hand known to everybody: taken face up and not played since.
    const Counts& known(int seat) const { return known_[index(seat)]; }
    const Counts& played() const { return played_; }
    std::span<const Card> face_up() const { return {face_up_.data(), slots_}; }
    bool has_slot(std::size_t slot) const { return slot < slots_ && face_up_[slot] != no_card; }
    std::size_t face_up_count() const {
        return slots_ - static_cast<std::size_t>(std::ranges::count(face_up(), no_card));
    }
    /// The remaining supply, and the cards set aside; top card first.
    std::span<const Card> supply() const {
        return {stack_.data() + next_, static_cast<std::size_t>(supply_end_ - next_)};
    }
    std::span<const Card> set_aside() const {
        return {stack_.data() + supply_end_, static_cast<std::size_t>(size_ - supply_end_)};
    }
    /// Replaces a seat's hand, or the supply with the cards set aside, by as many other cards that
    /// an observer cannot tell apart.
    void exchange_hand(int seat, const Counts& hand) { hands_[index(seat)] = hand; }
    void exchange_stack(std::span<const Card> cards) {
        assert(cards.size() == static_cast<std::size_t>(size_ - next_));
        std::ranges::copy(cards, stack_.begin() + next_);
    }
    /// Exchanges the top card of the supply, which must not be empty, with the one of this kind
    /// that has `rank` such cards above it in the supply and those set aside; if there is none,
    /// with a card that is out of the game.
    void exchange_top(Card card, std::size_t rank) {
        assert(!supply().empty());
        for (auto at = stack_.begin() + next_; at != stack_.begin() + size_; ++at) {
            if (*at == card && rank-- == 0) {
                std::swap(*at, stack_[next_]);
                return;
            }
        }
        stack_[next_] = card;
    }

    /// Moves the supply's top card to a hand. The supply must not be empty.
    Card draw(int seat) {
        const Card card = take_top();
        ++hands_[index(seat)][card];
        return card;
    }
    /// Moves a face-up card to a hand and replaces it from the supply unless that is empty (R4.4).
    Card draw_face_up(int seat, std::size_t slot) {
        const Card card = face_up_[slot];
        ++hands_[index(seat)][card];
        ++known_[index(seat)][card];
        face_up_[slot] = supply().empty() ? no_card : take_top();
        return card;
    }
    /// Plays a card of a hand; known cards first.
    void play(int seat, Card card) {
        --hands_[index(seat)][card];
        if (std::uint8_t& known = known_[index(seat)][card]; known > 0) {
            --known;
        }
        ++played_[card];
    }
    /// Turns the cards set aside into the supply (R8.1).
    void turn_to_set_aside() { supply_end_ = size_; }

    friend bool operator==(const Deck&, const Deck&) = default;

  private:
    Card take_top() {
        assert(next_ < supply_end_);
        return stack_[next_++];
    }

    std::array<Counts, max_players> hands_{};
    std::array<Counts, max_players> known_{};
    Counts played_{};
    std::array<Card, max_face_up> face_up_{};
    std::uint8_t slots_ = 0;
    std::uint8_t next_ = 0; ///< index of the top card in `stack_`
    std::uint8_t supply_end_ = 0;
    std::uint8_t size_ = 0;
    std::array<Card, max_deck> stack_{};
};

using LandDeck = Deck<land_card_names.size()>;
using AnimalDeck = Deck<species_names.size()>;

/// The number of cards of each kind.
template <std::size_t Kinds>
using CardCounts = std::array<int, Kinds>;

/// What a seat knows of another seat's hand.
template <std::size_t Kinds>
struct KnownHand {
    CardCounts<Kinds> known{}; ///< taken face up and not played since
    int hidden = 0;            ///< the number of other cards

    friend bool operator==(const KnownHand&, const KnownHand&) = default;
};

/// What a seat knows of a deck.
template <std::size_t Kinds>
struct KnownCards {
    CardCounts<Kinds> own{};
    std::vector<KnownHand<Kinds>> hands; ///< by seat; its own hand has no hidden cards
    CardCounts<Kinds> played{};
    std::vector<std::uint8_t> face_up; ///< by slot, `Deck::no_card` for an empty one
    std::size_t supply = 0;            ///< cards in the supply
    std::size_t set_aside = 0;         ///< cards set aside
    CardCounts<Kinds> unseen{}; ///< in hidden parts of hands, the supply, set aside or removed

    friend bool operator==(const KnownCards&, const KnownCards&) = default;
};

/// Who looks at a game: a seat, or empty: a watcher who sees all hands.
using Viewer = std::optional<int>;

/// What a seat of `players` players, or a watcher, knows of a deck; `box` holds all its cards. A
/// watcher has no cards of its own.
template <std::size_t Kinds>
KnownCards<Kinds> known_cards(const Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players,
                              Viewer viewer);

/// The cards that nobody has seen, in the supply, set aside or out of the game: the `unseen` ones
/// of a watcher. `box` holds all cards of the deck.
template <std::size_t Kinds>
CardCounts<Kinds> unseen_by_all(const Deck<Kinds>& deck, CardCounts<Kinds> box, int players) {
    for (std::size_t kind = 0; kind < Kinds; ++kind) {
        box[kind] -= deck.played()[kind];
        for (int seat = 0; seat < players; ++seat) {
            box[kind] -= deck.hand(seat)[kind];
        }
    }
    for (const auto card : deck.face_up()) {
        if (card != Deck<Kinds>::no_card) {
            --box[card];
        }
    }
    return box;
}

/// Redeals all cards that the viewer has not seen: those in others' hands, in the supply, set aside
/// and out of the game. All deals consistent with the viewer's knowledge are equally likely.
template <std::size_t Kinds>
void redeal_unseen(Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players, Viewer viewer,
                   chance::Stream& stream);

} // namespace pampas::rules
