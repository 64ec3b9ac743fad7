#include "tests/engine/rules/stacked.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace pampas::testing {
namespace {

/// The places of all dealt cards of one deck: settled places, which want a certain card, and open
/// ones.
template <class Card>
class Places {
  public:
    void add(std::vector<Card>& cards, const std::vector<Card>& wanted) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (i < wanted.size()) {
                settled_.emplace_back(&cards[i], wanted[i]);
            } else {
                open_.push_back(&cards[i]);
            }
        }
    }

    /// Swaps cards until all wanted ones are in their places.
    void settle() {
        for (auto place = settled_.begin(); place != settled_.end(); ++place) {
            std::vector<Card*> others = open_;
            for (auto later = place; later != settled_.end(); ++later) {
                others.push_back(later->first);
            }
            const auto found = std::ranges::find_if(
                others, [&](const Card* card) { return *card == place->second; });
            if (found == others.end()) {
                throw std::logic_error("the deck has not all cards that are wanted");
            }
            std::swap(*place->first, **found);
        }
    }

  private:
    std::vector<std::pair<Card*, Card>> settled_;
    std::vector<Card*> open_;
};

} // namespace

rules::Setup stacked(const rules::Game& game, const Wanted& wanted) {
    chance::Stream stream(1);
    rules::Setup setup = deal(game.board(), game.rules(), game.players(), stream);
    Places<rules::LandCard> land;
    Places<rules::Species> animals;
    for (std::size_t seat = 0; seat < setup.hands.size(); ++seat) {
        const rules::Hand hand = seat < wanted.hands.size() ? wanted.hands[seat] : rules::Hand{};
        land.add(setup.hands[seat].land, hand.land);
        animals.add(setup.hands[seat].animal, hand.animal);
    }
    land.add(setup.land_face_up, wanted.land_face_up);
    land.add(setup.land_supply, wanted.land_supply);
    animals.add(setup.animal_face_up, wanted.animal_face_up);
    animals.add(setup.animal_supply, wanted.animal_supply);
    animals.add(setup.animal_second, {});
    land.settle();
    animals.settle();
    return setup;
}

} // namespace pampas::testing
