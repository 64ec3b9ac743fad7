#include "engine/players/placement_heuristics.h"

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cstring>

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

/// Whether a step of the row is less than the other row's at the same place. Eight at once, which
/// is why rows are filled up: a byte keeps the mark above it unless more is taken from it.
bool any_less(std::span<const Steps> row, std::span<const Steps> other) {
    constexpr std::uint64_t marks = 0x8080808080808080;
    for (std::size_t i = 0; i < row.size(); i += sizeof marks) {
        std::uint64_t steps = 0;
        std::uint64_t bounds = 0;
        std::memcpy(&steps, &row[i], sizeof steps);
        std::memcpy(&bounds, &other[i], sizeof bounds);
        if ((((steps | marks) - bounds) & marks) != marks) {
            return true;
        }
    }
    return false;
}

} // namespace

PlacementHeuristics::PlacementHeuristics(const PlannedPosition& planned)
    : planned_(planned), context_(planned.context()), position_(planned.position()),
      rules_(context_.rules()), weights_(context_.weights()), seat_(context_.seat()),
      scorings_(context_.scorings(0)),
      next_market_(position_.holdings(seat_).markets + rules_.market_points_first) {
    double worth = next_market_ * scorings_ * weights_.markets;
    for (double& nearness : nearness_) {
        nearness = worth;
        worth *= weights_.nearness;
    }
    const auto first = planned_.steps(rules::Species{});
    nearest_.assign(first.begin(), first.end());
    for (std::size_t species = 1; species < rules::species_names.size(); ++species) {
        std::ranges::transform(nearest_, planned_.steps(static_cast<Species>(species)),
                               nearest_.begin(), std::ranges::min);
    }
}

double PlacementHeuristics::land(Cell cell) const {
    Around chains;
    double prior = weights_.water * scorings_ * position_.water_points(cell) +
                   weights_.denial * context_.denial(cell);
    for (const Cell near : position_.board().neighbours(cell)) {
        if (position_.is_empty(near)) {
            prior += approach(near, {nearest_.data(), nearest_.size()});
        } else if (position_.is_land_of(near, seat_)) {
            chains.add(position_, near);
        }
    }
    double points = weights_.land * chain_points(chains.tiles() + 1);
    for (const rules::Group& chain : chains.groups()) {
        points -= weights_.land * chain_points(chain.size);
        if (chains.has_hacienda() && chain.haciendas == 0) {
            points += weights_.haciendas * chain.size * rules_.hacienda_points;
        }
    }
    points += chains.has_hacienda() ? weights_.haciendas * rules_.hacienda_points : 0;
    return prior + scorings_ * points;
}

double PlacementHeuristics::animal(Species species, Cell cell) const {
    Around chains;
    Around herds;
    double prior = weights_.water * scorings_ * position_.water_points(cell) +
                   weights_.denial * context_.denial(cell);
    for (const Cell near : position_.board().neighbours(cell)) {
        if (position_.is_empty(near)) {
            prior += approach(near, planned_.steps(species));
        } else if (position_.is_land_of(near, seat_)) {
            chains.add(position_, near);
        } else if (position_.is_animal_of(near, seat_, species)) {
            herds.add(position_, near);
        }
    }
    double market = next_market_;
    for (const std::uint16_t number : position_.board().markets_at(cell)) {
        // The land that the rest of the herd touches is not known here; it has some.
        prior += weights_.peso * (1 + herds.tiles() + std::max(chains.tiles(), herds.tiles()));
        if (!position_.reaches(seat_, number)) {
            prior += weights_.markets * scorings_ * market++;
        }
    }
    return prior + (herds.has_hacienda() ? scorings_ * rules_.hacienda_points : 0.0);
}

double PlacementHeuristics::hacienda(const rules::Group& group) const {
    return weights_.haciendas * scorings_ * group.size * rules_.hacienda_points;
}

double PlacementHeuristics::chain_points(int size) const {
    return rules_.land_chain_points *
           (size >= rules_.land_chain_min ? size : weights_.loose_tile * size);
}

/// What it is worth that herds may go on from a tile to this empty cell; `before` is how many tiles
/// they are from each market without it.
double PlacementHeuristics::approach(Cell near, std::span<const Steps> before) const {
    const std::span<const Steps> steps = context_.steps(near);
    if (!any_less(steps, before)) {
        return 0;
    }
    double prior = 0;
    for (std::size_t market = 0; market < steps.size(); ++market) {
        if (steps[market] < before[market]) {
            prior +=
                nearness_[steps[market]] - (before[market] < far ? nearness_[before[market]] : 0.0);
        }
    }
    return prior;
}

} // namespace pampas::players
