#pragma once

#include "engine/chance/stream.h"
#include "engine/rules/deck.h"

#include <array>
#include <cstddef>
#include <vector>

/// What a seat may know of a deck. The board, the money and the supplies of tiles are open to all.
namespace pampas::rules {

/// Numbers of cards of each kind.
template <std::size_t Kinds>
using CardCounts = std::array<int, Kinds>;

/// What a seat knows of another seat's hand.
template <std::size_t Kinds>
struct KnownHand {
    CardCounts<Kinds> known{}; ///< taken face up and not played since
    int hidden = 0;            ///< how many cards more there are

    friend bool operator==(const KnownHand&, const KnownHand&) = default;
};

/// All that a seat knows of a deck.
template <std::size_t Kinds>
struct KnownCards {
    CardCounts<Kinds> own{};
    std::vector<KnownHand<Kinds>> hands; ///< by seat; nothing is hidden in the own one
    CardCounts<Kinds> played{};
    std::vector<std::uint8_t> face_up; ///< by slot, `Deck::no_card` where there is none
    std::size_t supply = 0;            ///< cards in the supply
    std::size_t set_aside = 0;         ///< cards behind it
    CardCounts<Kinds> unseen{}; ///< in the hidden parts of hands, supply, set aside and removed

    friend bool operator==(const KnownCards&, const KnownCards&) = default;
};

/// What `seat` of `players` knows of a deck; `box` holds all its cards.
template <std::size_t Kinds>
KnownCards<Kinds> known_cards(const Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players,
                              int seat);

/// Deals all cards that `seat` has not seen anew, among other hands, supply, what is set aside and
/// what is out of the game, each way as likely; what the seat knows stays as it is.
template <std::size_t Kinds>
void redeal_unseen(Deck<Kinds>& deck, const CardCounts<Kinds>& box, int players, int seat,
                   chance::Stream& stream);

} // namespace pampas::rules
