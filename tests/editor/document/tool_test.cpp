#include "editor/document/tool.h"
#include "engine/hex/shapes.h"
#include "engine/map/map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::document {
namespace {

using map::Space;

std::unique_ptr<Tool> tool(std::string_view name) {
    return std::ranges::find(all_tools(), name, &ToolInfo::name)->make();
}

RC_GTEST_PROP(Tool, PaintsWhatItPreviews, ()) {
    const auto info = *rc::gen::elementOf(std::vector(all_tools().begin(), all_tools().end()));
    Document document(*testing::any_map());
    if (*rc::gen::arbitrary<bool>()) {
        document.set_symmetry({*rc::gen::element(1, 2, 3, 6), *rc::gen::arbitrary<bool>(), false});
    }
    const map::Map before = document.map();
    const Brush brush{*rc::gen::elementOf(map::all_spaces), *rc::gen::inRange(1, max_rings + 1)};
    const auto from = *testing::coordinate_on(before.grid());
    const auto tool = info.make();
    const Preview expected = tool->preview(document, from, brush);
    tool->press(document, from, brush);
    tool->release(document, from, brush);
    map::Map painted = before;
    for (const PlacedSpace& space : expected.painted) {
        painted.set(space.at, space.space);
    }
    RC_ASSERT(document.map() == painted);
    RC_ASSERT(document.selection() == expected.chosen);
    RC_ASSERT(document.history().done() <= 1u);
}

RC_GTEST_PROP(Tool, CancelLeavesTheMapAsItWas, ()) {
    const auto name =
        *rc::gen::element<std::string>("Brush", "Line", "Rectangle", "Select", "Lasso");
    Document document(*testing::any_map());
    const map::Map before = document.map();
    const auto dragged = tool(name);
    const Brush brush{Space::Market, 2};
    dragged->press(document, *testing::coordinate_on(before.grid()), brush);
    dragged->drag(document, *testing::coordinate_on(before.grid()), brush);
    dragged->cancel(document);
    RC_ASSERT(document.map() == before);
    RC_ASSERT(document.history().labels().empty());
}

TEST(Tool, BrushPaintsEverySpaceOfAFastDragInOneStep) {
    Document document(map::Map({20, 3}));
    const auto brush = tool("Brush");
    brush->press(document, {0, 1}, {Space::Water, 1});
    int changes = 0;
    document.on_change([&changes](const Change&) { ++changes; });
    brush->drag(document, {19, 1}, {Space::Water, 1});
    EXPECT_EQ(changes, 1);
    brush->release(document, {19, 1}, {Space::Water, 1});
    EXPECT_EQ(document.map().all(Space::Water).size(), 20u);
    EXPECT_THAT(document.history().labels(), ::testing::ElementsAre("Paint water"));
}

TEST(Tool, RingsWidenTheBrush) {
    const Document document(map::Map({9, 9}));
    const auto painted = [&](int rings) {
        return tool("Brush")->preview(document, {4, 4}, {Space::Water, rings}).painted.size();
    };
    EXPECT_EQ(painted(1), 1u);
    EXPECT_EQ(painted(2), 7u);
    EXPECT_EQ(painted(3), 19u);
}

TEST(Tool, FillStopsAtOtherKinds) {
    map::Map map({7, 3});
    for (int row = 0; row < 3; ++row) {
        map.set({3, row}, Space::Mountain);
    }
    Document document(map);
    tool("Fill")->press(document, {0, 0}, {Space::Meadow, 1});
    EXPECT_EQ(document.map().all(Space::Meadow).size(), 9u);
    EXPECT_EQ(document.map().all(Space::Pampas).size(), 9u);
}

} // namespace
} // namespace pampas::document
