#include "engine/players/candidates.h"

#include <algorithm>

namespace pampas::players {
namespace {

using rules::Action;
using rules::ActionKind;
using rules::Cell;
using rules::LandCard;
using rules::Species;

/// More promising; of equals any, but always the same.
bool is_better(const Candidate& one, const Candidate& other) {
    return one.prior != other.prior ? one.prior > other.prior : one.action < other.action;
}

/// The best of all that are added, best first.
class Leaders {
  public:
    Leaders(Candidates& all, std::size_t count) : all_(all), count_(count) {}

    void add(const Candidate& candidate) {
        if (all_.size() == count_) {
            if (!is_better(candidate, all_.back())) {
                return;
            }
            all_.pop_back();
        }
        std::size_t place = all_.size();
        all_.push_back(candidate);
        for (; place > 0 && is_better(candidate, all_[place - 1]); --place) {
            all_[place] = all_[place - 1];
        }
        all_[place] = candidate;
    }

  private:
    Candidates& all_;
    std::size_t count_;
};

/// Collects what a planned position may go on with.
class Collector {
  public:
    Collector(const PlannedPosition& planned, BestPlaces& places, Leaders& found)
        : planned_(planned), hand_(planned.hand()), position_(planned.position()),
          seat_(planned.context().seat()), places_(places), found_(found) {}

    void land_plays() {
        if (hand_.land_tiles_left() <= 0) {
            return;
        }
        for (std::size_t number = 0; number < rules::land_card_names.size(); ++number) {
            const auto card = static_cast<LandCard>(number);
            if (hand_.land()[number] == 0) {
                continue;
            }
            for (const Place& place : places_.land(card).kept()) {
                found_.add({Action::play_land(card, place.cell), place.prior});
            }
        }
    }

    void animal_plays() {
        for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
            const auto species = static_cast<Species>(number);
            if (hand_.animals()[number] == 0 || planned_.animal_tiles_left(species) <= 0 ||
                ban().forbids(species)) {
                continue;
            }
            for (const Place& place : places_.animal(species).kept()) {
                found_.add({Action::play_animal(species, place.cell), place.prior});
            }
        }
    }

    void card_buys() {
        const rules::State& state = planned_.context().state();
        const EvaluationWeights& weights = planned_.context().weights();
        for (std::size_t slot = 0; slot < state.land().face_up().size(); ++slot) {
            if (hand_.sells_land(slot) && is_first(state.land().face_up(), slot)) {
                found_.add({Action::buy_land(static_cast<std::uint8_t>(slot)), weights.land_card});
            }
        }
        for (std::size_t slot = 0; slot < state.animals().face_up().size(); ++slot) {
            const auto card = static_cast<Species>(state.animals().face_up()[slot]);
            if (hand_.sells_animal(slot) && is_first(state.animals().face_up(), slot) &&
                !ban().forbids(card)) {
                found_.add({Action::buy_animal(static_cast<std::uint8_t>(slot)),
                            weights.animal_card + planned_.context().tempo()});
            }
        }
        if (hand_.sells_unseen_land()) {
            found_.add({Action::buy_land(rules::from_supply), weights.unseen_land_card});
        }
        if (hand_.sells_unseen_animal()) {
            found_.add({Action::buy_animal(rules::from_supply),
                        weights.unseen_animal_card + planned_.context().tempo()});
        }
    }

    void hacienda() {
        if (hand_.may_buy_hacienda() && !ban().forbids(ActionKind::BuyHacienda)) {
            for (const Place& place : places_.hacienda().kept()) {
                found_.add({Action::buy_hacienda(place.cell), place.prior});
            }
        }
    }

    /// With the chip of whom it helps most, if one must be taken.
    void harvest() {
        if (!hand_.may_harvest() || ban().forbids(ActionKind::Harvest)) {
            return;
        }
        const bool takes_chip = hand_.chips_left() == 0;
        const Cell from = takes_chip ? chip_to_take() : rules::no_cell;
        if (takes_chip && from == rules::no_cell) {
            return;
        }
        for (const Place& place : places_.harvest().kept()) {
            found_.add({Action::harvest(place.cell, from), place.prior});
        }
    }

    void waters(const std::vector<Candidate>& waters) {
        if (hand_.may_buy_water() && !ban().forbids(ActionKind::BuyWater)) {
            for (const Candidate& water : waters) {
                if (position_.is_free(water.action.place)) {
                    found_.add(water);
                }
            }
        }
    }

  private:
    const Ban& ban() const { return planned_.context().ban(); }

    static bool is_first(std::span<const std::uint8_t> cards, std::size_t slot) {
        return std::ranges::count(cards.first(slot), cards[slot]) == 0;
    }

    /// The chip on the shortest chain: the least that its owner can harvest anew.
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
    Leaders& found_;
};

} // namespace

Candidates candidates(const PlannedPosition& planned, BestPlaces& places,
                      const std::vector<Candidate>& waters, std::size_t count) {
    Candidates found;
    Leaders leaders(found, count);
    Collector collector(planned, places, leaders);
    collector.land_plays();
    collector.animal_plays();
    collector.card_buys();
    collector.hacienda();
    collector.harvest();
    collector.waters(waters);
    return found;
}

} // namespace pampas::players
