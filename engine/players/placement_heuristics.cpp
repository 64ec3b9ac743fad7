#include "engine/players/placement_heuristics.h"

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

PlacementHeuristics::PlacementHeuristics(const PlannedBoard& board)
    : board_(board), context_(board.context()), field_(context_.field()),
      position_(board.position()), rules_(context_.rules()), weights_(context_.weights()),
      seat_(context_.seat()), scorings_(context_.scorings()),
      next_market_(position_.holdings(seat_).markets + rules_.market_points_first) {
    double worth = next_market_ * scorings_ * weights_.markets;
    for (double& nearness : nearness_) {
        nearness = worth;
        worth *= weights_.nearness;
    }
}

double PlacementHeuristics::land(Cell cell) const {
    Around chains;
    double prior = weights_.water * scorings_ * position_.water_points(cell) +
                   weights_.denial * context_.denial(cell);
    for (const Cell near : position_.board().neighbours(cell)) {
        if (position_.is_empty(near)) {
            prior += approach(near, board_.steps().nearest());
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
            prior += approach(near, board_.steps().of(species));
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
    const std::span<const Steps> steps = field_.steps(near);
    double prior = 0;
    each_less(steps, before, [&](std::size_t market) {
        prior +=
            nearness_[steps[market]] - (before[market] < far ? nearness_[before[market]] : 0.0);
        return true;
    });
    return prior;
}

} // namespace pampas::players
