#include "tests/engine/rules/plain_position.h"

#include <algorithm>
#include <set>

namespace pampas::testing {

using hex::Coordinate;
using map::Space;
using rules::Ruleset;
using rules::Species;

PlainPosition::PlainPosition(map::Map map)
    : map_(std::move(map)), tiles_(map_.grid().size()), covered_(map_.grid().size()) {
    for (const Coordinate at : map_.all(Space::Water)) {
        cover({rules::WaterShape::Single, {at}});
    }
}

void PlainPosition::cover(const PlainWater& water) {
    waters_.push_back(water);
    for (const Coordinate at : water.spaces) {
        covered_[offset(at)] = true;
    }
}

bool PlainPosition::is_empty(Coordinate at, Space kind) const {
    return map_.at(at) == kind && !tile(at) && !has_water(at);
}

Spaces PlainPosition::empty(Space kind) const {
    Spaces spaces = map_.all(kind);
    std::erase_if(spaces, [&](Coordinate at) { return !is_empty(at, kind); });
    return spaces;
}

int PlainPosition::tiles(int seat, std::optional<Species> species) const {
    return static_cast<int>(std::ranges::count_if(tiles_, [&](const auto& tile) {
        return tile && tile->is_like({seat, species});
    }));
}

PlainGroup PlainPosition::group(Coordinate at) const {
    PlainGroup group{.tile = *tile(at), .spaces = {at}};
    std::vector<bool> seen(tiles_.size());
    seen[offset(at)] = true;
    for (std::size_t next = 0; next < group.spaces.size(); ++next) {
        const Coordinate here = group.spaces[next];
        group.haciendas += tile(here)->hacienda;
        group.chips += tile(here)->chip;
        for (const Coordinate near : grid().neighbours(here)) {
            if (tile(near) && tile(near)->is_like(group.tile) && !seen[offset(near)]) {
                seen[offset(near)] = true;
                group.spaces.push_back(near);
            }
        }
    }
    return group;
}

std::vector<PlainGroup> PlainPosition::groups() const {
    std::vector<PlainGroup> groups;
    std::vector<bool> seen(tiles_.size());
    for (std::size_t number = 0; number < tiles_.size(); ++number) {
        if (tiles_[number] && !seen[number]) {
            groups.push_back(group(grid().coordinate(number)));
            for (const Coordinate at : groups.back().spaces) {
                seen[offset(at)] = true;
            }
        }
    }
    return groups;
}

/// Whether a tile of this seat and kind is beside the space.
bool PlainPosition::touches(Coordinate at, const PlainTile& kind) const {
    return std::ranges::any_of(grid().neighbours(at), [&](Coordinate near) {
        return tile(near) && tile(near)->is_like(kind);
    });
}

bool PlainPosition::reaches(int seat, Coordinate market) const {
    return std::ranges::any_of(grid().neighbours(market), [&](Coordinate near) {
        return tile(near) && tile(near)->seat == seat && tile(near)->species;
    });
}

bool PlainPosition::land_reaches(int seat, Coordinate at) const {
    return is_empty(at, Space::Pampas) && touches(at, {seat, std::nullopt});
}

bool PlainPosition::herd_reaches(int seat, Species species, Coordinate at) const {
    return is_empty(at, Space::Pampas) &&
           (touches(at, {seat, std::nullopt}) || touches(at, {seat, species}));
}

bool PlainPosition::is_free(const PlainWater& water) const {
    return std::ranges::all_of(water.spaces,
                               [&](Coordinate at) { return is_empty(at, Space::Pampas); });
}

/// The number of own land tiles in all chains that touch the herd, each chain once.
int PlainPosition::land_of(const PlainGroup& herd) const {
    std::set<Coordinate> land;
    for (const Coordinate at : herd.spaces) {
        for (const Coordinate near : grid().neighbours(at)) {
            if (tile(near) && tile(near)->is_like({herd.tile.seat, {}}) && !land.contains(near)) {
                const Spaces chain = group(near).spaces;
                land.insert(chain.begin(), chain.end());
            }
        }
    }
    return static_cast<int>(land.size());
}

/// The number of own land tiles beside the herd.
int PlainPosition::land_beside(const PlainGroup& herd) const {
    std::set<Coordinate> land;
    for (const Coordinate at : herd.spaces) {
        for (const Coordinate near : grid().neighbours(at)) {
            if (tile(near) && tile(near)->is_like({herd.tile.seat, {}})) {
                land.insert(near);
            }
        }
    }
    return static_cast<int>(land.size());
}

int PlainPosition::market_income(Coordinate at, const Ruleset& rules) const {
    int income = 0;
    for (const Coordinate near : grid().neighbours(at)) {
        if (map_.at(near) == Space::Market) {
            const PlainGroup herd = group(at);
            income += rules.market_income == rules::MarketIncome::Sum
                          ? herd.size() + land_of(herd)
                          : herd.size() * land_beside(herd);
        }
    }
    return income;
}

/// Points for the player's tiles beside one water tile, each counted once (R7.5).
int PlainPosition::water_points(int seat, const PlainWater& water,
                                const rules::ShapeCounts& points) const {
    std::set<Coordinate> tiles;
    for (const Coordinate at : water.spaces) {
        for (const Coordinate near : grid().neighbours(at)) {
            if (tile(near) && tile(near)->seat == seat) {
                tiles.insert(near);
            }
        }
    }
    return static_cast<int>(tiles.size()) * points[rules::index(water.shape)];
}

rules::Holdings PlainPosition::holdings(int seat, const Ruleset& rules) const {
    rules::Holdings result;
    for (const Coordinate market : map_.all(Space::Market)) {
        result.markets += reaches(seat, market);
    }
    for (const PlainGroup& group : groups()) {
        if (group.tile.seat == seat) {
            const int least = group.is_chain() ? rules.land_chain_min : rules.herd_min;
            int& tiles = group.is_chain() ? result.chain_tiles : result.herd_tiles;
            tiles += group.size() >= least ? group.size() : 0;
            result.hacienda_tiles += group.haciendas > 0 ? group.size() : 0;
        }
    }
    for (const PlainWater& water : waters_) {
        result.water_points += water_points(seat, water, rules.water_points);
    }
    return result;
}

rules::Score plain_score(const rules::Holdings& holdings, const Ruleset& rules) {
    rules::Score score;
    for (int market = 0; market < holdings.markets; ++market) {
        score.markets += rules.market_points_first + market;
    }
    score.land = holdings.chain_tiles * rules.land_chain_points;
    score.herds = holdings.herd_tiles * rules.herd_points;
    score.haciendas = holdings.hacienda_tiles * rules.hacienda_points;
    score.water = holdings.water_points;
    score.money = holdings.pesos / rules.money_pesos_per_point;
    return score;
}

} // namespace pampas::testing
