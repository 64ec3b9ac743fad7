#pragma once

#include "tests/engine/random_maps.h"

namespace pampas::graph {

/// Maps of any stagger with land, markets and water in pampas, like boards people play on. Two in
/// three have the given size, the others any smaller one.
inline rc::Gen<map::Map> any_board(int columns, int rows) {
    const auto grids = testing::any_grid_up_to(columns, rows);
    const auto is_full_size = rc::gen::element(true, true, false);
    const auto boards = rc::gen::pair(grids, is_full_size);
    return rc::gen::resize(rc::kNominalSize, rc::gen::mapcat(boards, [=](auto drawn) {
                               auto [grid, full_size] = drawn;
                               if (full_size) {
                                   grid.columns = columns;
                                   grid.rows = rows;
                               }
                               using enum map::Space;
                               const auto kind = rc::gen::weightedElement<map::Space>({{9, Pampas},
                                                                                       {2, Forest},
                                                                                       {1, Swamp},
                                                                                       {1, Land},
                                                                                       {2, Market},
                                                                                       {1, Water},
                                                                                       {2, Void}});
                               return rc::gen::map(
                                   rc::gen::container<std::vector<map::Space>>(grid.size(), kind),
                                   [grid = grid](const std::vector<map::Space>& kinds) {
                                       map::Map result(grid);
                                       for (std::size_t at = 0; at < kinds.size(); ++at) {
                                           result.set(grid.coordinate(at), kinds[at]);
                                       }
                                       return result;
                                   });
                           }));
}

} // namespace pampas::graph
