#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace pampas::testing {

/// Where the cards of one deck are, card by card. `Card` is `LandCard` or `Species`.
template <class Card>
struct PlainCards {
    std::vector<std::vector<Card>> hands; ///< by seat
    std::vector<std::vector<Card>> shown; ///< of each hand, the cards taken face up
    std::vector<std::optional<Card>> face_up;
    std::deque<Card> supply;    ///< top card first
    std::deque<Card> set_aside; ///< becomes the supply later
    std::vector<Card> played;

    std::vector<Card>& hand(int seat) { return hands[static_cast<std::size_t>(seat)]; }
    const std::vector<Card>& hand(int seat) const { return hands[static_cast<std::size_t>(seat)]; }
    bool has_empty_slot() const {
        return std::ranges::any_of(face_up, [](const auto& card) { return !card; });
    }

    Card take_top() {
        const Card card = supply.front();
        supply.pop_front();
        return card;
    }
    Card buy_top(int seat) {
        hand(seat).push_back(take_top());
        return hand(seat).back();
    }
    /// Fills the slot again while the supply has cards (R4.4).
    Card buy_face_up(int seat, std::size_t slot) {
        const Card card = *face_up[slot];
        hand(seat).push_back(card);
        shown[static_cast<std::size_t>(seat)].push_back(card);
        face_up[slot].reset();
        if (!supply.empty()) {
            face_up[slot] = take_top();
        }
        return card;
    }
    void play(int seat, Card card) {
        auto& cards = hand(seat);
        cards.erase(std::ranges::find(cards, card));
        auto& seen = shown[static_cast<std::size_t>(seat)];
        if (const auto found = std::ranges::find(seen, card); found != seen.end()) {
            seen.erase(found);
        }
        played.push_back(card);
    }
};

} // namespace pampas::testing
