#include "tests/engine/rules/rare_rules.h"

#include "engine/hex/grid.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <numeric>
#include <set>

namespace pampas::testing {
namespace {

using hex::Coordinate;
using rules::Action;
using rules::ActionKind;
using rules::index;
using rules::WaterShape;

/// The player's chains or herds, of the kind of tile at `at`, that touch this space.
std::vector<PlainGroup> own_groups_at(const PlainPosition& position, Coordinate at,
                                      const PlainTile& kind) {
    std::vector<PlainGroup> groups;
    std::set<Coordinate> seen;
    for (const Coordinate near : position.grid().neighbours(at)) {
        const auto& tile = position.tile(near);
        if (tile && tile->is_like(kind) && !seen.contains(near)) {
            groups.push_back(position.group(near));
            seen.insert(groups.back().spaces.begin(), groups.back().spaces.end());
        }
    }
    return groups;
}

Spaces markets_at(const PlainPosition& position, Coordinate at) {
    Spaces markets;
    for (const Coordinate near : position.grid().neighbours(at)) {
        if (position.map().at(near) == map::Space::Market) {
            markets.push_back(near);
        }
    }
    return markets;
}

/// Names the shape and direction of a tile: the steps between its spaces.
std::string lie(const hex::Grid& grid, const PlainWater& water) {
    std::vector<std::pair<int, int>> places;
    for (const Coordinate at : water.spaces) {
        const hex::Axial axial = hex::axial(grid, at);
        places.emplace_back(axial.r, axial.q);
    }
    std::ranges::sort(places);
    std::string name = std::string(rules::water_shape_names[index(water.shape)]) + " tile";
    for (const auto& [r, q] : places) {
        name +=
            ' ' + std::to_string(q - places[0].second) + ',' + std::to_string(r - places[0].first);
    }
    return name;
}

const std::vector<std::string> lies{
    "single tile 0,0",      "double tile 0,0 1,0",       "double tile 0,0 0,1",
    "double tile 0,0 -1,1", "triangle tile 0,0 1,0 0,1", "triangle tile 0,0 -1,1 0,1",
    "row tile 0,0 1,0 2,0", "row tile 0,0 0,1 0,2",      "row tile 0,0 -1,1 -2,2"};

const std::vector<std::string> events{
    "first stack out by a replacement",
    "first stack out by a purchase from the supply",
    "second stack out by a replacement",
    "second stack out by a purchase from the supply",
    "an animal slot stays empty",
    "land supply empty with an empty slot",
    "a water shape used up",
    "terrain card played as pampas",
    "chains joined",
    "chains with chips joined",
    "chains with haciendas joined",
    "three chains joined",
    "group over its limit of haciendas",
    "land tiles used up",
    "herds joined",
    "three herds joined",
    "herds with haciendas joined",
    "animal at two markets",
    "market paid for a further side",
    "market paid two players",
    "animal tiles of a species used up",
    "second hacienda on a group",
    "haciendas used up",
    "harvest from an opponent",
    "harvest from an own chain",
    "freed chain harvested again",
    "turn ended early",
    "interim at the end of a turn",
    "interim at the end of a round",
    "interim and final scoring together",
    "interim and final scoring",
    "end because all passed",
    "interim scoring skipped",
    "end at the end of a turn",
    "tie decided by pesos",
    "shared win",
};

int haciendas_of(const std::vector<PlainGroup>& groups) {
    return std::accumulate(groups.begin(), groups.end(), 0, [](int count, const PlainGroup& group) {
        return count + group.haciendas;
    });
}

} // namespace

const std::vector<std::string>& RareRules::names() {
    static const std::vector<std::string> all = [] {
        std::vector<std::string> names = events;
        names.insert(names.end(), lies.begin(), lies.end());
        return names;
    }();
    return all;
}

std::vector<std::string> RareRules::missing() const {
    std::vector<std::string> result;
    std::ranges::copy_if(names(), std::back_inserter(result),
                         [&](const std::string& name) { return !counts_.contains(name); });
    return result;
}

void RareRules::start_game() {
    paid_by_.clear();
    freed_.clear();
}

void RareRules::count(const std::string& name) {
    assert(std::ranges::count(names(), name) == 1);
    is_new_ = ++counts_[name] <= 3 || is_new_;
}

bool RareRules::note(const PlainGame& before, const Action& action, const PlainGame& after) {
    is_new_ = false;
    switch (action.kind) {
    case ActionKind::BuyLand:
    case ActionKind::BuyAnimal:
        note_purchase(before, action, after);
        break;
    case ActionKind::BuyHacienda:
        note_hacienda(after, action);
        break;
    case ActionKind::BuyWater:
        note_water(before, action, after);
        break;
    case ActionKind::PlayLand:
        note_land(before, action);
        break;
    case ActionKind::PlayAnimal:
        note_animal(before, action, after);
        break;
    case ActionKind::Harvest:
        note_harvest(before, action);
        break;
    case ActionKind::EndTurn:
        note_turn(before, after);
    }
    return is_new_;
}

void RareRules::note_purchase(const PlainGame& before, const Action& action,
                              const PlainGame& after) {
    const std::string how =
        action.item == rules::from_supply ? "a purchase from the supply" : "a replacement";
    if (after.stacks_out() > before.stacks_out()) {
        count((before.stacks_out() == 0 ? "first stack out by " : "second stack out by ") + how);
    }
    if (after.land().supply.empty() && after.land().has_empty_slot()) {
        count("land supply empty with an empty slot");
    }
    if (after.animals().has_empty_slot()) {
        count("an animal slot stays empty");
    }
}

void RareRules::note_hacienda(const PlainGame& after, const Action& action) {
    if (after.position().group(after.board().at(action.place)).haciendas > 1) {
        count("second hacienda on a group");
    }
    if (after.haciendas() == 0) {
        count("haciendas used up");
    }
}

void RareRules::note_water(const PlainGame& before, const Action& action, const PlainGame& after) {
    const PlainWater& water = before.board().water(action.place);
    count(lie(before.position().grid(), water));
    if (after.waters()[index(water.shape)] == 0) {
        count("a water shape used up");
    }
}

void RareRules::note_land(const PlainGame& before, const Action& action) {
    if (action.land_card() != rules::LandCard::Pampas &&
        before.goes_onto_pampas(action.land_card())) {
        count("terrain card played as pampas");
    }
    if (before.land_tiles_left() == 1) {
        count("land tiles used up");
    }
    const auto joined =
        own_groups_at(before.position(), before.board().at(action.place), {before.seat(), {}});
    const auto with = [&](int PlainGroup::*marks) {
        return std::ranges::count_if(joined, [&](const auto& chain) { return chain.*marks > 0; });
    };
    if (haciendas_of(joined) > before.rules().haciendas_per_group) {
        count("group over its limit of haciendas");
    }
    if (joined.size() > 1) {
        count("chains joined");
        if (joined.size() > 2) {
            count("three chains joined");
        }
        if (with(&PlainGroup::chips) > 1) {
            count("chains with chips joined");
        }
        if (with(&PlainGroup::haciendas) > 1) {
            count("chains with haciendas joined");
        }
    }
}

void RareRules::note_animal(const PlainGame& before, const Action& action, const PlainGame& after) {
    const Coordinate at = before.board().at(action.place);
    const auto joined = own_groups_at(before.position(), at, {before.seat(), action.species()});
    if (joined.size() > 1) {
        count("herds joined");
        if (std::ranges::count_if(joined, [](const auto& herd) { return herd.haciendas > 0; }) >
            1) {
            count("herds with haciendas joined");
        }
    }
    if (joined.size() > 2) {
        count("three herds joined");
    }
    if (after.animal_tiles_left(before.seat(), action.species()) == 0) {
        count("animal tiles of a species used up");
    }
    const Spaces markets = markets_at(after.position(), at);
    if (markets.size() > 1) {
        count("animal at two markets");
    }
    for (const Coordinate market : markets) {
        if (before.position().reaches(before.seat(), market)) {
            count("market paid for a further side");
        }
        int& seats = paid_by_[market];
        seats |= 1 << before.seat();
        if (std::popcount(static_cast<unsigned>(seats)) > 1) {
            count("market paid two players");
        }
    }
}

void RareRules::note_harvest(const PlainGame& before, const Action& action) {
    const Spaces chain = before.position().group(before.board().at(action.place)).spaces;
    if (std::ranges::any_of(
            freed_, [&](Coordinate at) { return std::ranges::find(chain, at) != chain.end(); })) {
        count("freed chain harvested again");
    }
    if (action.from != rules::no_cell) {
        const Coordinate from = before.board().at(action.from);
        const bool own = before.position().tile(from)->seat == before.seat();
        count(own ? "harvest from an own chain" : "harvest from an opponent");
        freed_.push_back(from);
    }
}

void RareRules::note_turn(const PlainGame& before, const PlainGame& after) {
    if (before.actions() > 0 && before.actions() < before.rules().actions_per_turn) {
        count("turn ended early");
    }
    const std::size_t held = after.scorings().size() - before.scorings().size();
    if (held > 0 && !after.scorings()[before.scorings().size()].final) {
        count(before.seat() + 1 == before.players() ? "interim at the end of a round"
                                                    : "interim at the end of a turn");
        if (held == 2) {
            count("interim and final scoring together");
        }
    }
    if (after.over()) {
        note_end(after);
    }
}

void RareRules::note_end(const PlainGame& after) {
    if (after.all_passed()) {
        count("end because all passed");
    } else if (after.seat() + 1 < after.players()) {
        count("end at the end of a turn");
    }
    if (after.scorings().size() == 2) {
        count("interim and final scoring");
    } else if (after.rules().scoring == rules::ScoringMode::InterimAndFinal) {
        count("interim scoring skipped");
    }
    int with_most_points = 0;
    const std::vector<int> winners = after.winners();
    for (int seat = 0; seat < after.players(); ++seat) {
        with_most_points += after.points(seat) == after.points(winners.front());
    }
    if (with_most_points > static_cast<int>(winners.size())) {
        count("tie decided by pesos");
    }
    if (winners.size() > 1) {
        count("shared win");
    }
}

} // namespace pampas::testing
