#pragma once

#include "analysis/generation/search.h"
#include "engine/files/input_error.h"
#include "tests/engine/random_maps.h"

#include <rapidcheck.h>

namespace pampas::generation {

/// The message with which a call is refused; empty if it is not.
std::string refusal_of(const auto& call) {
    try {
        call();
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

/// Any symmetry, or none.
inline rc::Gen<std::optional<graph::SymmetryMotion>> any_symmetry() {
    using enum graph::SymmetryMotion;
    using Motion = std::optional<graph::SymmetryMotion>;
    return rc::gen::element<Motion>(std::nullopt, Rotate180, MirrorX, MirrorY, Rotate120, Rotate60);
}

/// Boards of both shapes and any stagger. Some do not fit their symmetry.
inline rc::Gen<BoardRequest> any_board_request() {
    const auto grids = testing::any_grid_up_to(14, 14);
    const auto shapes = rc::gen::element(Shape::Rectangle, Shape::Hexagon);
    return rc::gen::map(rc::gen::tuple(grids, shapes, any_symmetry()), [](const auto& drawn) {
        const auto& [grid, shape, symmetry] = drawn;
        return BoardRequest{grid.columns, grid.rows, grid.axis, grid.index, {}, shape, symmetry};
    });
}

/// The same request, for a hexagon if the rectangle does not fit the symmetry.
inline BoardRequest carried(BoardRequest request) {
    const bool is_refused = !refusal_of([&] { Board{request}; }).empty();
    request.shape = is_refused ? Shape::Hexagon : request.shape;
    return request;
}

/// Numbers of spaces on any board. Some do not fit the symmetry.
inline Request any_request() {
    Request request;
    request.board = carried(*any_board_request());
    request.client = legality::clients().front();
    request.seed = *rc::gen::arbitrary<std::uint64_t>();
    const int spaces = static_cast<int>(Board(request.board).size());
    const auto draw = [&](std::optional<int>& number, int most) {
        if (*rc::gen::arbitrary<bool>()) {
            number = *rc::gen::inRange(0, most + 1);
        }
    };
    draw(request.markets, spaces / 8);
    draw(request.waters, std::min(spaces / 8, 9));
    draw(request.land, spaces / 2);
    return request;
}

inline int number_of(const map::Map& map, map::Space space) {
    return map.counts()[static_cast<std::size_t>(space)];
}

inline int land_of(const map::Map& map) {
    return static_cast<int>(std::ranges::count_if(map.spaces(), map::is_land));
}

/// Checks that the map has each wanted number of spaces, terrains as even as possible, and the
/// symmetry.
inline void check_exact(const map::Map& map, const Demand& demand,
                        std::optional<graph::SymmetryMotion> symmetry) {
    RC_ASSERT(number_of(map, map::Space::Market) == demand.markets);
    RC_ASSERT(number_of(map, map::Space::Water) == demand.waters);
    RC_ASSERT(land_of(map) == demand.land);
    std::vector<int> terrains;
    for (const map::Space terrain : map::terrains) {
        terrains.push_back(number_of(map, terrain));
    }
    RC_ASSERT(std::ranges::max(terrains) - std::ranges::min(terrains) <= 1);
    if (symmetry) {
        const auto found = graph::symmetries(map);
        const auto same = std::ranges::find(found, *symmetry, &graph::Symmetry::motion);
        RC_ASSERT(same != found.end());
        RC_ASSERT(same->agreement == 1.0);
    }
}

} // namespace pampas::generation
