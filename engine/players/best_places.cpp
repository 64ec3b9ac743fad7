#include "engine/players/best_places.h"

namespace pampas::players {
namespace {

using rules::Cell;
using rules::Species;

/// The player's groups of one kind around a cell, without duplicates.
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

const Places& known_or(std::optional<Places>& known, auto&& find) {
    return known ? *known : known.emplace(find());
}

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
    for (const Cell neighbour : position_.board().neighbours(cell)) {
        if (position_.is_empty(neighbour)) {
            prior += approach(neighbour, board_.steps().nearest());
        } else if (position_.is_land_of(neighbour, seat_)) {
            chains.add(position_, neighbour);
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
    for (const Cell neighbour : position_.board().neighbours(cell)) {
        if (position_.is_empty(neighbour)) {
            prior += approach(neighbour, board_.steps().of(species));
        } else if (position_.is_land_of(neighbour, seat_)) {
            chains.add(position_, neighbour);
        } else if (position_.is_animal_of(neighbour, seat_, species)) {
            herds.add(position_, neighbour);
        }
    }
    double market = next_market_;
    for (const std::uint16_t number : position_.board().markets_at(cell)) {
        // An estimate: the land that the rest of the herd touches is not known here.
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

/// The value of herds being able to extend from a tile to this empty cell. `before` is their
/// distance in tiles from each market without the tile.
double PlacementHeuristics::approach(Cell neighbour, std::span<const Steps> before) const {
    const std::span<const Steps> steps = field_.steps(neighbour);
    double prior = 0;
    each_less(steps, before, [&](std::size_t market) {
        prior += nearness_[steps[market]] -
                 (before[market] < far_away ? nearness_[before[market]] : 0.0);
        return true;
    });
    return prior;
}

using rules::Cell;
using rules::LandCard;
using rules::Species;

const Places& BestPlaces::land(LandCard card) {
    const bool as_pampas =
        card != LandCard::Pampas && board_->position().empty_count(rules::space_of(card)) == 0;
    const LandCard kind = as_pampas ? LandCard::Pampas : card;
    return known_or(lands_[rules::index(kind)], [&] { return find_land(kind); });
}

Places BestPlaces::find_land(LandCard card) const {
    const rules::Position& position = board_->position();
    Places best;
    const auto consider = [&](Cell cell) { best.add({cell, heuristics_.land(cell)}); };
    if (card == LandCard::Pampas) {
        position.each_land_reach(board_->context().seat(), consider);
    } else {
        position.each_empty(rules::space_of(card), consider);
    }
    return best;
}

const Places& BestPlaces::animal(Species species) {
    const int herds = board_->position().animal_tiles(board_->context().seat(), species);
    return known_or(animals_[herds > 0 ? rules::index(species) : no_herd],
                    [&] { return find_animal(species); });
}

Places BestPlaces::find_animal(Species species) const {
    Places best;
    const EvaluationContext& context = board_->context();
    board_->position().each_herd_reach(context.seat(), species, [&](Cell cell) {
        if (!context.ban().forbids(board_->position().board(), cell)) {
            best.add({cell, heuristics_.animal(species, cell)});
        }
    });
    return best;
}

const Places& BestPlaces::hacienda() {
    return known_or(hacienda_, [this] { return find_hacienda(); });
}

Places BestPlaces::find_hacienda() const {
    const rules::Position& position = board_->position();
    Places best;
    const Cell cell =
        on_largest_group([&](Cell tile) { return position.group(tile).haciendas == 0; });
    if (cell != rules::no_cell) {
        best.add({cell, heuristics_.hacienda(position.group(cell))});
    }
    return best;
}

const Places& BestPlaces::harvest() {
    return known_or(harvest_, [this] { return find_harvest(); });
}

Places BestPlaces::find_harvest() const {
    const rules::Position& position = board_->position();
    const EvaluationContext& context = board_->context();
    Places best;
    if (position.harvest_count(context.seat()) > 0) {
        const Cell cell = on_largest_group(
            [&](Cell tile) { return position.takes_harvest(context.seat(), tile); });
        best.add({cell, context.weights().peso * position.harvest_income(cell)});
    }
    return best;
}

/// The first tile of the player's largest group for which `suits` holds; `no_cell` if there is
/// none.
Cell BestPlaces::on_largest_group(auto&& suits) const {
    const rules::Position& position = board_->position();
    Cell result = rules::no_cell;
    int largest = 0;
    position.each_tile(board_->context().seat(), [&](Cell tile) {
        const int size = position.group(tile).size;
        if (size > largest && suits(tile)) {
            largest = size;
            result = tile;
        }
    });
    return result;
}

} // namespace pampas::players
