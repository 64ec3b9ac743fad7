#include "editor/desktop/canvas/spaces.h"
#include "engine/hex/name.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::desktop {
namespace {

constexpr double font = 11;
constexpr hex::Point window_size{800, 600};

rc::Gen<hex::Grid> any_ruled_grid() {
    return rc::gen::map(
        rc::gen::tuple(rc::gen::inRange(1, 251), rc::gen::inRange(1, 251),
                       rc::gen::element(hex::StaggerAxis::X, hex::StaggerAxis::Y)),
        [](const auto& parts) {
            return hex::Grid{std::get<0>(parts), std::get<1>(parts), std::get<2>(parts)};
        });
}

RC_GTEST_PROP(Rulers, NameColumnsAndRowsAtEveryZoomWithoutCrowding, ()) {
    const hex::Grid grid = *any_ruled_grid();
    const Rulers found = rulers(grid, picture::fitted(grid, 800, 600), window_size, font);
    RC_ASSERT(!found.columns.empty());
    RC_ASSERT(!found.rows.empty() || grid.rows < 10);
    for (std::size_t i = 1; i < found.columns.size(); ++i) {
        RC_ASSERT(found.columns[i].middle.x - found.columns[i - 1].middle.x >= font);
    }
    for (std::size_t i = 1; i < found.rows.size(); ++i) {
        RC_ASSERT(found.rows[i].middle.y - found.rows[i - 1].middle.y >= font);
    }
}

RC_GTEST_PROP(Rulers, StandWhereTheirSpacesAre, ()) {
    const hex::Grid grid = *any_ruled_grid();
    const picture::View view{
        *rc::gen::inRange(3, 200) / 1.0,
        {*rc::gen::inRange(-3000, 300) / 1.0, *rc::gen::inRange(-3000, 300) / 1.0}};
    const Rulers found = rulers(grid, view, window_size, font);
    for (const RulerLabel& label : found.columns) {
        RC_ASSERT(label.middle.y > 0 && label.middle.y < window_size.y);
        int column = 0;
        while (hex::column_name(column) != label.text) {
            ++column;
        }
        const double at = view.to_pixels(hex::centre(grid, {column, 0})).x;
        RC_ASSERT(std::abs(at - label.middle.x) <= view.side);
    }
    for (const RulerLabel& label : found.rows) {
        RC_ASSERT(label.middle.x > 0);
        const double at = view.to_pixels(hex::centre(grid, {0, std::stoi(label.text) - 1})).y;
        RC_ASSERT(std::abs(at - label.middle.y) <= view.side);
    }
}

} // namespace

} // namespace pampas::desktop
