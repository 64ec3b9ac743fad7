#include "engine/players/sites.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>

namespace pampas::players {
namespace {

using rules::Cell;
using rules::Species;

/// The own groups of one kind around a cell, each once.
class Around {
  public:
    void add(const rules::Position& position, Cell cell) {
        const Cell number = position.group_number(cell);
        if (std::ranges::find(numbers_, number) == numbers_.end()) {
            numbers_.push_back(number);
            groups_.push_back(position.group(cell));
            tiles_ += groups_.back().size;
            haciendas_ += groups_.back().haciendas;
        }
    }

    const auto& groups() const { return groups_; }
    int tiles() const { return tiles_; }
    bool has_hacienda() const { return haciendas_ > 0; }

  private:
    boost::container::static_vector<Cell, 6> numbers_;
    boost::container::static_vector<rules::Group, 6> groups_;
    int tiles_ = 0;
    int haciendas_ = 0;
};

} // namespace

Sites::Sites(const Draft& draft)
    : draft_(draft), outlook_(draft.outlook()), position_(draft.position()),
      rules_(outlook_.rules()), style_(outlook_.style()), seat_(outlook_.seat()),
      scorings_(outlook_.scorings(0)),
      next_market_(position_.holdings(seat_).markets + rules_.market_points_first) {
    double worth = next_market_ * scorings_ * style_.markets;
    for (double& nearness : nearness_) {
        nearness = worth;
        worth *= style_.nearness;
    }
}

double Sites::land(Cell cell) const {
    Around chains;
    double promise = style_.water * scorings_ * position_.water_points(cell);
    for (const Cell near : position_.board().neighbours(cell)) {
        const auto tile = position_.tile(near);
        if (!tile) {
            promise += approach(near, 0, rules::species_names.size());
        } else if (tile->seat == seat_ && !tile->species) {
            chains.add(position_, near);
        }
    }
    double points = style_.land * chain_points(chains.tiles() + 1);
    for (const rules::Group& chain : chains.groups()) {
        points -= style_.land * chain_points(chain.size);
        if (chains.has_hacienda() && chain.haciendas == 0) {
            points += style_.haciendas * chain.size * rules_.hacienda_points;
        }
    }
    points += chains.has_hacienda() ? style_.haciendas * rules_.hacienda_points : 0;
    return promise + scorings_ * points;
}

double Sites::animal(Species species, Cell cell) const {
    Around chains;
    Around herds;
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
        // The land that the rest of the herd touches is not known here; it has some.
        promise += style_.peso * (1 + herds.tiles() + std::max(chains.tiles(), herds.tiles()));
        if (!position_.reaches(seat_, number)) {
            promise += style_.markets * scorings_ * market++;
        }
    }
    return promise + (herds.has_hacienda() ? scorings_ * rules_.hacienda_points : 0.0);
}

double Sites::hacienda(const rules::Group& group) const {
    return style_.haciendas * scorings_ * group.size * rules_.hacienda_points;
}

double Sites::chain_points(int size) const {
    return rules_.land_chain_points *
           (size >= rules_.land_chain_min ? size : style_.loose_tile * size);
}

/// What it is worth that herds of these species may go on from a tile to this empty cell.
double Sites::approach(Cell near, std::size_t first_species, std::size_t species_end) const {
    double promise = 0;
    const std::span<const Steps> steps = outlook_.steps(near);
    for (std::size_t market = 0; market < steps.size(); ++market) {
        if (steps[market] >= far) {
            continue;
        }
        Steps before = far;
        for (std::size_t species = first_species; species < species_end; ++species) {
            before = std::min(before, draft_.steps(static_cast<Species>(species), market));
        }
        if (steps[market] < before) {
            promise += nearness_[steps[market]] - (before < far ? nearness_[before] : 0.0);
        }
    }
    return promise;
}

} // namespace pampas::players
