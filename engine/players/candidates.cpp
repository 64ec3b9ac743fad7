#include "engine/players/candidates.h"

#include <algorithm>
#include <optional>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::LandCard;
using rules::Species;

/// A total order by value; ties are broken by action, so that the order is deterministic.
bool is_better(const Candidate& one, const Candidate& other) {
    return one.prior != other.prior ? one.prior > other.prior : one.action < other.action;
}

/// Appends the best of the candidates it is given, best first.
class Leaders {
  public:
    Leaders(Candidates& all, std::size_t count) : all_(all), first_(all.size()), count_(count) {}

    void add(const Candidate& candidate) {
        if (all_.size() == first_ + count_) {
            if (!is_better(candidate, all_.back())) {
                return;
            }
            all_.pop_back();
        }
        std::size_t place = all_.size();
        all_.push_back(candidate);
        for (; place > first_ && is_better(candidate, all_[place - 1]); --place) {
            all_[place] = all_[place - 1];
        }
        all_[place] = candidate;
    }

  private:
    Candidates& all_;
    std::size_t first_;
    std::size_t count_;
};

/// Collects the candidates of a planned position, except cards to buy.
class Collector {
  public:
    Collector(const PlannedPosition& planned, BestPlaces& places, Candidates& found,
              std::size_t count)
        : planned_(planned), hand_(planned.hand()), position_(planned.position()),
          seat_(planned.context().seat()), places_(places), found_(found), count_(count) {}

    void land_plays() {
        if (hand_.land_tiles_left() <= 0) {
            return;
        }
        Leaders best(found_, count_);
        for (std::size_t number = 0; number < rules::land_card_names.size(); ++number) {
            const auto card = static_cast<LandCard>(number);
            if (hand_.land()[number] == 0) {
                continue;
            }
            for (const RatedCell& place : places_.land(card).kept()) {
                best.add({Action::play_land(card, place.cell), place.prior});
            }
        }
    }

    void animal_plays() {
        Leaders best(found_, count_);
        for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
            const auto species = static_cast<Species>(number);
            if (hand_.animals()[number] == 0 || planned_.animal_tiles_left(species) <= 0) {
                continue;
            }
            for (const RatedCell& place : places_.animal(species).kept()) {
                best.add({Action::play_animal(species, place.cell), place.prior});
            }
        }
    }

    void hacienda() {
        if (hand_.may_buy_hacienda() && !ban().forbids(ActionKind::BuyHacienda)) {
            for (const RatedCell& place : places_.hacienda().kept()) {
                found_.push_back({Action::buy_hacienda(place.cell), place.prior});
            }
        }
    }

    /// A chip that has to be taken comes from where its loss hurts its owner most.
    void harvest() {
        if (!hand_.may_harvest() || ban().forbids(ActionKind::Harvest)) {
            return;
        }
        const bool takes_chip = hand_.chips_left() == 0;
        const Cell from = takes_chip ? chip_to_take() : rules::no_cell;
        if (takes_chip && from == rules::no_cell) {
            return;
        }
        for (const RatedCell& place : places_.harvest().kept()) {
            found_.push_back({Action::harvest(place.cell, from), place.prior});
        }
    }

    void waters(const std::vector<Candidate>& waters) {
        if (hand_.may_buy_water() && !ban().forbids(ActionKind::BuyWater)) {
            Leaders best(found_, count_);
            for (const Candidate& water : waters) {
                if (position_.is_free(water.action.place)) {
                    best.add(water);
                }
            }
        }
    }

  private:
    const Ban& ban() const { return planned_.context().ban(); }

    /// The chip on the shortest chain, where its owner can then harvest least again.
    Cell chip_to_take() const {
        Cell result = rules::no_cell;
        int least = 1 << 30;
        for (std::size_t rank = 0; rank < position_.chip_count(seat_); ++rank) {
            const Cell cell = position_.nth_chip(seat_, rank);
            if (position_.group(cell).size < least) {
                least = position_.group(cell).size;
                result = cell;
            }
        }
        return result;
    }

    const PlannedPosition& planned_;
    const KnownHand& hand_;
    const rules::Position& position_;
    int seat_;
    BestPlaces& places_;
    Candidates& found_;
    std::size_t count_; ///< candidates of each kind
};

/// Adds the cards that can be bought. They are few, and their value needs an exact evaluation.
class Shopper {
  public:
    Shopper(const PlannedPosition& planned, BestPlaces& places, Candidates& found)
        : hand_(planned.hand()), state_(planned.context().state()), ban_(planned.context().ban()),
          places_(places), found_(found) {}

    /// Adds one pampas card and the terrain card with the best place; terrain cards are worth the
    /// same until they are played.
    void land() {
        std::optional<std::size_t> pampas;
        std::optional<std::size_t> terrain;
        for (std::size_t slot = 0; slot < state_.land().face_up().size(); ++slot) {
            if (!hand_.sells_land(slot)) {
                continue;
            }
            std::optional<std::size_t>& best = card_in(slot) == LandCard::Pampas ? pampas : terrain;
            if (!best || (&best == &terrain && looks_of(slot) > looks_of(*best))) {
                best = slot;
            }
        }
        for (const std::optional<std::size_t>& slot : {pampas, terrain}) {
            if (slot) {
                add(Action::buy_land(slot_number(*slot)));
            }
        }
        if (hand_.sells_unseen_land()) {
            add(Action::buy_land(rules::from_supply));
        }
    }

    void animals() {
        const auto cards = state_.animals().face_up();
        for (std::size_t slot = 0; slot < cards.size(); ++slot) {
            const bool is_first = std::ranges::count(cards.first(slot), cards[slot]) == 0;
            if (is_first && hand_.sells_animal(slot) &&
                !ban_.forbids(static_cast<Species>(cards[slot]))) {
                add(Action::buy_animal(slot_number(slot)));
            }
        }
        if (hand_.sells_unseen_animal()) {
            add(Action::buy_animal(rules::from_supply));
        }
    }

  private:
    static std::uint8_t slot_number(std::size_t slot) { return static_cast<std::uint8_t>(slot); }
    void add(const Action& action) { found_.push_back({action}); }

    LandCard card_in(std::size_t slot) const {
        return static_cast<LandCard>(state_.land().face_up()[slot]);
    }
    double looks_of(std::size_t slot) const {
        const auto& places = places_.land(card_in(slot)).kept();
        return places.empty() ? 0 : places.front().prior;
    }

    const KnownHand& hand_;
    const rules::State& state_;
    const Ban& ban_;
    BestPlaces& places_;
    Candidates& found_;
};

} // namespace

Candidates candidates(const PlannedPosition& planned, BestPlaces& places,
                      const std::vector<Candidate>& waters, std::size_t count) {
    Candidates found;
    Collector collector(planned, places, found, count);
    collector.land_plays();
    collector.animal_plays();
    collector.hacienda();
    collector.harvest();
    collector.waters(waters);
    Shopper shopper(planned, places, found);
    shopper.land();
    shopper.animals();
    return found;
}

} // namespace pampas::players
