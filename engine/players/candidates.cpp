#include "engine/players/candidates.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cmath>

namespace pampas::players {
namespace {

using rules::Action;
using rules::Cell;
using rules::LandCard;
using rules::Species;
using rules::WaterShape;

/// Places of one card that are looked at closely.
constexpr std::size_t places_a_card = 2;
constexpr std::size_t places_of_water = 3;

/// The best few of many.
template <std::size_t size>
class Best {
  public:
    void add(const Candidate& candidate) {
        auto place = std::ranges::find_if(
            kept_, [&](const Candidate& other) { return candidate.promise > other.promise; });
        if (place == kept_.end() && kept_.size() == size) {
            return;
        }
        kept_.insert(place, candidate);
        if (kept_.size() > size) {
            kept_.pop_back();
        }
    }
    const auto& kept() const { return kept_; }

  private:
    boost::container::static_vector<Candidate, size + 1> kept_;
};

/// Judges where a draft's cards may go by what lies around.
class Sites {
  public:
    explicit Sites(const Draft& draft)
        : draft_(draft), outlook_(draft.outlook()), position_(draft.position()),
          rules_(outlook_.rules()), style_(outlook_.style()), seat_(outlook_.seat()),
          scorings_(outlook_.scorings(0)),
          next_market_(position_.holdings(seat_).markets + rules_.market_points_first) {
        double worth = next_market_;
        for (double& nearness : nearness_) {
            nearness = worth * scorings_ * style_.markets;
            worth *= style_.nearness;
        }
    }

    double land(Cell cell) const {
        Chains chains;
        double promise = style_.water * scorings_ * position_.water_points(cell);
        for (const Cell near : position_.board().neighbours(cell)) {
            const auto tile = position_.tile(near);
            if (!tile) {
                promise += approach(near, 0, rules::species_names.size());
            } else if (tile->seat == seat_ && !tile->species) {
                chains.add(position_, near);
            }
        }
        const int joined = chains.tiles + 1;
        double points = style_.land * chain_points(joined);
        for (const rules::Group& chain : chains.groups) {
            points -= style_.land * chain_points(chain.size);
            if (chains.haciendas > 0 && chain.haciendas == 0) {
                points += style_.haciendas * chain.size * rules_.hacienda_points;
            }
        }
        points += chains.haciendas > 0 ? style_.haciendas * rules_.hacienda_points : 0;
        return promise + scorings_ * points;
    }

    double animal(Species species, Cell cell) const {
        Chains chains;
        Chains herds;
        double promise = style_.water * scorings_ * position_.water_points(cell);
        for (const Cell near : position_.board().neighbours(cell)) {
            const auto tile = position_.tile(near);
            if (!tile) {
                promise += approach(near, rules::index(species), rules::index(species) + 1);
            } else if (tile->seat == seat_ && !tile->species) {
                chains.add(position_, near);
            } else if (tile->seat == seat_ && tile->species == species) {
                herds.add(position_, near);
            }
        }
        double market = next_market_;
        for (const std::uint16_t number : position_.board().markets_at(cell)) {
            promise += style_.peso * (1 + herds.tiles + std::max(chains.tiles, herds.tiles));
            if (!position_.reaches(seat_, number)) {
                promise += style_.markets * scorings_ * market++;
            }
        }
        return promise + (herds.haciendas > 0 ? scorings_ * rules_.hacienda_points : 0.0);
    }

    double scorings() const { return scorings_; }

  private:
    /// The own groups around a cell, each once.
    struct Chains {
        boost::container::static_vector<Cell, 6> numbers;
        boost::container::static_vector<rules::Group, 6> groups;
        int tiles = 0;
        int haciendas = 0;

        void add(const rules::Position& position, Cell cell) {
            const Cell number = position.group_number(cell);
            if (std::ranges::find(numbers, number) == numbers.end()) {
                numbers.push_back(number);
                groups.push_back(position.group(cell));
                tiles += groups.back().size;
                haciendas += groups.back().haciendas;
            }
        }
    };

    double chain_points(int size) const {
        return rules_.land_chain_points *
               (size >= rules_.land_chain_min ? size : style_.loose_tile * size);
    }

    /// What it is worth that herds of these species may go on from a tile to this empty cell.
    double approach(Cell near, std::size_t first, std::size_t end) const {
        double promise = 0;
        const std::span<const Steps> steps = outlook_.steps(near);
        for (std::size_t market = 0; market < steps.size(); ++market) {
            if (steps[market] >= far) {
                continue;
            }
            Steps before = far;
            for (std::size_t species = first; species < end; ++species) {
                before = std::min(before, draft_.steps(static_cast<Species>(species), market));
            }
            if (steps[market] < before) {
                promise += nearness_[steps[market]] - (before < far ? nearness_[before] : 0.0);
            }
        }
        return promise;
    }

    const Draft& draft_;
    const Outlook& outlook_;
    const rules::Position& position_;
    const rules::Ruleset& rules_;
    const Style& style_;
    int seat_;
    double scorings_;
    double next_market_;
    std::array<double, far> nearness_{}; ///< worth of a market by animal tiles to it
};

/// Collects what a draft may go on with.
class Collector {
  public:
    Collector(const Draft& draft, std::vector<Candidate>& found)
        : draft_(draft), position_(draft.position()), seat_(draft.outlook().seat()), sites_(draft),
          found_(found) {}

    void land_plays() {
        if (draft_.land_tiles_left() <= 0) {
            return;
        }
        for (std::size_t number = 0; number < rules::land_card_names.size(); ++number) {
            const auto card = static_cast<LandCard>(number);
            if (draft_.land()[number] == 0) {
                continue;
            }
            Best<places_a_card> best;
            const auto consider = [&](Cell cell) {
                best.add({Action::play_land(card, cell), sites_.land(cell)});
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
            if (draft_.animals()[number] == 0 || draft_.animal_tiles_left(species) <= 0) {
                continue;
            }
            Best<places_a_card> best;
            position_.each_herd_reach(seat_, species, [&](Cell cell) {
                best.add({Action::play_animal(species, cell), sites_.animal(species, cell)});
            });
            keep(best);
        }
    }

    void card_buys() {
        const rules::State& state = draft_.outlook().state();
        const Style& style = draft_.outlook().style();
        for (std::size_t slot = 0; slot < state.land().face_up().size(); ++slot) {
            if (draft_.sells_land(slot) && is_first(state.land().face_up(), slot)) {
                found_.push_back(
                    {Action::buy_land(static_cast<std::uint8_t>(slot)), style.land_card});
            }
        }
        for (std::size_t slot = 0; slot < state.animals().face_up().size(); ++slot) {
            if (draft_.sells_animal(slot) && is_first(state.animals().face_up(), slot)) {
                found_.push_back(
                    {Action::buy_animal(static_cast<std::uint8_t>(slot)), style.animal_card});
            }
        }
        if (draft_.sells_unseen_land()) {
            found_.push_back({Action::buy_land(rules::from_supply), style.unseen_land_card});
        }
        if (draft_.sells_unseen_animal()) {
            found_.push_back({Action::buy_animal(rules::from_supply), style.unseen_animal_card});
        }
    }

    /// On the largest group without one.
    void hacienda() {
        if (!draft_.may_buy_hacienda()) {
            return;
        }
        Best<1> best;
        position_.each_tile(seat_, [&](Cell cell) {
            const rules::Group group = position_.group(cell);
            if (group.haciendas == 0) {
                best.add(
                    {Action::buy_hacienda(cell),
                     sites_.scorings() * group.size * draft_.outlook().rules().hacienda_points});
            }
        });
        keep(best);
    }

    /// Of the longest chain; the chip of whom it helps most, if one must be taken.
    void harvest() {
        if (!draft_.may_harvest()) {
            return;
        }
        Best<1> best;
        position_.each_tile(seat_, [&](Cell cell) {
            if (position_.takes_harvest(seat_, cell)) {
                best.add({Action::harvest(cell, rules::no_cell),
                          draft_.outlook().style().peso * position_.harvest_income(cell)});
            }
        });
        for (Candidate candidate : best.kept()) {
            if (draft_.chips_left() == 0) {
                candidate.action.from = chip_to_take();
            }
            if (draft_.chips_left() > 0 || candidate.action.from != rules::no_cell) {
                found_.push_back(candidate);
            }
        }
    }

    void waters(const std::vector<Candidate>& waters) {
        if (draft_.may_buy_water()) {
            std::ranges::copy_if(waters, std::back_inserter(found_), [&](const Candidate& water) {
                return position_.is_free(water.action.place);
            });
        }
    }

  private:
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

    void keep(const auto& best) {
        found_.insert(found_.end(), best.kept().begin(), best.kept().end());
    }

    const Draft& draft_;
    const rules::Position& position_;
    int seat_;
    Sites sites_;
    std::vector<Candidate>& found_;
};

/// Own tiles beside each empty pampas cell, less a share of the others'.
std::vector<float> tiles_beside(const rules::Position& position, int seat) {
    std::vector<float> result(position.board().cells());
    const float others = -1.0F / static_cast<float>(position.players());
    for (int owner = 0; owner < position.players(); ++owner) {
        position.each_tile(owner, [&](Cell cell) {
            for (const Cell near : position.board().neighbours(cell)) {
                result[near] += owner == seat ? 1.0F : others;
            }
        });
    }
    return result;
}

} // namespace

std::vector<Candidate> water_candidates(const Draft& draft) {
    const rules::Position& position = draft.position();
    const Outlook& outlook = draft.outlook();
    if (outlook.rules().price_water > draft.pesos() + 12) {
        return {};
    }
    const std::vector<float> beside = tiles_beside(position, outlook.seat());
    Best<places_of_water> best;
    const auto placements = position.board().placements();
    for (std::size_t cell = 0; cell < beside.size(); ++cell) {
        if (beside[cell] < 1) {
            continue;
        }
        for (const rules::Place place : position.board().placements_on(static_cast<Cell>(cell))) {
            const rules::WaterPlacement& water = placements[place];
            if (water.cells[0] > cell && beside[water.cells[0]] >= 1) {
                continue;
            }
            if (outlook.state().waters_left(water.shape) == 0 || !position.is_free(place)) {
                continue;
            }
            double tiles = 0;
            for (const Cell covered : water.spaces()) {
                tiles += beside[covered];
            }
            best.add({Action::buy_water(place),
                      tiles * outlook.scorings(0) *
                          outlook.rules().water_points[rules::index(water.shape)]});
        }
    }
    return {best.kept().begin(), best.kept().end()};
}

std::vector<Candidate> candidates(const Draft& draft, const std::vector<Candidate>& waters,
                                  std::size_t count) {
    std::vector<Candidate> found;
    Collector collector(draft, found);
    collector.land_plays();
    collector.animal_plays();
    collector.card_buys();
    collector.hacienda();
    collector.harvest();
    collector.waters(waters);
    std::ranges::stable_sort(found, std::ranges::greater(), &Candidate::promise);
    if (found.size() > count) {
        found.resize(count);
    }
    return found;
}

} // namespace pampas::players
