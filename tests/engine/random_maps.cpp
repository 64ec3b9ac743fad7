#include "tests/engine/random_maps.h"

namespace pampas::testing {

rc::Gen<hex::Grid> any_grid_up_to(int columns, int rows) {
    return rc::gen::build<hex::Grid>(
        rc::gen::set(&hex::Grid::columns, rc::gen::inRange(1, columns + 1)),
        rc::gen::set(&hex::Grid::rows, rc::gen::inRange(1, rows + 1)),
        rc::gen::set(&hex::Grid::axis, rc::gen::element(hex::StaggerAxis::X, hex::StaggerAxis::Y)),
        rc::gen::set(&hex::Grid::index,
                     rc::gen::element(hex::StaggerIndex::Odd, hex::StaggerIndex::Even)));
}

rc::Gen<hex::Grid> any_grid() {
    return any_grid_up_to(12, 12);
}

rc::Gen<hex::Coordinate> coordinate_on(const hex::Grid& grid) {
    return rc::gen::build<hex::Coordinate>(
        rc::gen::set(&hex::Coordinate::column, rc::gen::inRange(0, grid.columns)),
        rc::gen::set(&hex::Coordinate::row, rc::gen::inRange(0, grid.rows)));
}

rc::Gen<map::Map> any_map_on(rc::Gen<hex::Grid> grids) {
    return rc::gen::mapcat(std::move(grids), [](const hex::Grid& grid) {
        const auto spaces = rc::gen::container<std::vector<map::Space>>(
            grid.size(), rc::gen::elementOf(map::all_spaces));
        return rc::gen::map(spaces, [grid](const std::vector<map::Space>& kinds) {
            map::Map result(grid);
            for (std::size_t offset = 0; offset < kinds.size(); ++offset) {
                result.set(grid.coordinate(offset), kinds[offset]);
            }
            result.details().name = "random";
            return result;
        });
    });
}

rc::Gen<map::Map> any_map() {
    return any_map_on(any_grid());
}

} // namespace pampas::testing
