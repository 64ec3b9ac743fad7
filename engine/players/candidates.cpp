#include "engine/players/candidates.h"

#include "engine/players/best.h"
#include "engine/players/placement_heuristics.h"

#include <algorithm>
#include <iterator>

namespace pampas::players {
namespace {

using rules::Action;
using rules::Cell;
using rules::LandCard;
using rules::Species;

/// Places of one card that are looked at closely.
constexpr std::size_t places_a_card = 3;

/// More promising; of equals any, but always the same.
bool is_better(const Candidate& one, const Candidate& other) {
    return one.prior != other.prior ? one.prior > other.prior : one.action < other.action;
}

/// Collects what a planned position may go on with.
class Collector {
  public:
    Collector(const PlannedPosition& planned, Candidates& found)
        : planned_(planned), hand_(planned.hand()), position_(planned.position()),
          seat_(planned.context().seat()), heuristics_(planned), found_(found) {}

    void land_plays() {
        if (hand_.land_tiles_left() <= 0) {
            return;
        }
        for (std::size_t number = 0; number < rules::land_card_names.size(); ++number) {
            const auto card = static_cast<LandCard>(number);
            if (hand_.land()[number] == 0) {
                continue;
            }
            Best<places_a_card> best;
            const auto consider = [&](Cell cell) {
                best.add({Action::play_land(card, cell), heuristics_.land(cell)});
            };
            if (card == LandCard::Pampas || position_.empty_count(rules::space_of(card)) == 0) {
                position_.each_land_reach(seat_, consider);
            } else {
                position_.each_empty(rules::space_of(card), consider);
            }
            keep(best);
        }
    }

    void animal_plays() {
        for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
            const auto species = static_cast<Species>(number);
            if (hand_.animals()[number] == 0 || planned_.animal_tiles_left(species) <= 0) {
                continue;
            }
            Best<places_a_card> best;
            position_.each_herd_reach(seat_, species, [&](Cell cell) {
                best.add({Action::play_animal(species, cell), heuristics_.animal(species, cell)});
            });
            keep(best);
        }
    }

    void card_buys() {
        const rules::State& state = planned_.context().state();
        const EvaluationWeights& weights = planned_.context().weights();
        for (std::size_t slot = 0; slot < state.land().face_up().size(); ++slot) {
            if (hand_.sells_land(slot) && is_first(state.land().face_up(), slot)) {
                found_.push_back(
                    {Action::buy_land(static_cast<std::uint8_t>(slot)), weights.land_card});
            }
        }
        for (std::size_t slot = 0; slot < state.animals().face_up().size(); ++slot) {
            if (hand_.sells_animal(slot) && is_first(state.animals().face_up(), slot)) {
                found_.push_back({Action::buy_animal(static_cast<std::uint8_t>(slot)),
                                  weights.animal_card + planned_.context().tempo()});
            }
        }
        if (hand_.sells_unseen_land()) {
            found_.push_back({Action::buy_land(rules::from_supply), weights.unseen_land_card});
        }
        if (hand_.sells_unseen_animal()) {
            found_.push_back({Action::buy_animal(rules::from_supply),
                              weights.unseen_animal_card + planned_.context().tempo()});
        }
    }

    /// On the largest group without one.
    void hacienda() {
        if (!hand_.may_buy_hacienda()) {
            return;
        }
        const Cell cell =
            on_largest_group([this](Cell tile) { return position_.group(tile).haciendas == 0; });
        if (cell != rules::no_cell) {
            found_.push_back(
                {Action::buy_hacienda(cell), heuristics_.hacienda(position_.group(cell))});
        }
    }

    /// Of the longest chain; the chip of whom it helps most, if one must be taken.
    void harvest() {
        if (!hand_.may_harvest()) {
            return;
        }
        const Cell cell =
            on_largest_group([this](Cell tile) { return position_.takes_harvest(seat_, tile); });
        if (cell == rules::no_cell) {
            return;
        }
        const bool takes_chip = hand_.chips_left() == 0;
        const Cell from = takes_chip ? chip_to_take() : rules::no_cell;
        if (!takes_chip || from != rules::no_cell) {
            found_.push_back({Action::harvest(cell, from),
                              planned_.context().weights().peso * position_.harvest_income(cell)});
        }
    }

    void waters(const std::vector<Candidate>& waters) {
        if (hand_.may_buy_water()) {
            std::ranges::copy_if(waters, std::back_inserter(found_), [&](const Candidate& water) {
                return position_.is_free(water.action.place);
            });
        }
    }

  private:
    static bool is_first(std::span<const std::uint8_t> cards, std::size_t slot) {
        return std::ranges::count(cards.first(slot), cards[slot]) == 0;
    }

    /// The first tile of the largest own group that suits; none, if no tile does.
    Cell on_largest_group(auto&& suits) const {
        Cell result = rules::no_cell;
        int largest = 0;
        position_.each_tile(seat_, [&](Cell tile) {
            const int size = position_.group(tile).size;
            if (size > largest && suits(tile)) {
                largest = size;
                result = tile;
            }
        });
        return result;
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

    void keep(const auto& best) {
        found_.insert(found_.end(), best.kept().begin(), best.kept().end());
    }

    const PlannedPosition& planned_;
    const KnownHand& hand_;
    const rules::Position& position_;
    int seat_;
    PlacementHeuristics heuristics_;
    Candidates& found_;
};

} // namespace

Candidates candidates(const PlannedPosition& planned, const std::vector<Candidate>& waters,
                      std::size_t count) {
    Candidates found;
    Collector collector(planned, found);
    collector.land_plays();
    collector.animal_plays();
    collector.card_buys();
    collector.hacienda();
    collector.harvest();
    collector.waters(waters);
    const std::size_t kept = std::min(found.size(), count);
    std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(kept), is_better);
    found.resize(kept);
    return found;
}

} // namespace pampas::players
