#include "analysis/overlays/overlay.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_fields.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace pampas::overlays {
namespace {

using Json = nlohmann::ordered_json;

Overlay read_overlay(const Json& json) {
    return formats::read_fields<Overlay>(formats::JsonValue(json));
}

Rgb any_colour() {
    const auto part = [] { return *rc::gen::arbitrary<std::uint8_t>(); };
    return {part(), part(), part()};
}

std::string any_text() {
    return *rc::gen::element<std::string>("", "7", "in 12.5 % of games", "Ñ \"quoted\"");
}

Overlay any_overlay() {
    Overlay overlay;
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
        overlay.marks.push_back({{*rc::gen::inRange(0, 250), *rc::gen::inRange(0, 250)},
                                 any_colour(),
                                 any_text(),
                                 any_text()});
        overlay.legend.push_back({any_colour(), any_text()});
    }
    overlay.caption = any_text();
    overlay.summary = any_text();
    return overlay;
}

RC_GTEST_PROP(OverlayJson, ComesBackAsItWas, ()) {
    const Overlay overlay = any_overlay();
    const Overlay back = read_overlay(Json::parse(formats::fields_json(overlay).dump()));
    RC_ASSERT(back.marks.size() == overlay.marks.size());
    for (std::size_t i = 0; i < back.marks.size(); ++i) {
        const Mark& one = back.marks[i];
        const Mark& other = overlay.marks[i];
        RC_ASSERT(one.at == other.at);
        RC_ASSERT(one.colour == other.colour);
        RC_ASSERT(one.label == other.label);
        RC_ASSERT(one.hover == other.hover);
    }
    RC_ASSERT(back.legend == overlay.legend);
    RC_ASSERT(back.caption == overlay.caption);
    RC_ASSERT(back.summary == overlay.summary);
}

TEST(ShownLegend, HasTheColoursThatOccur) {
    const Meaning red{{200, 0, 0}, "red"};
    const Meaning green{{0, 200, 0}, "green"};
    const Meaning blue{{0, 0, 200}, "blue"};
    const Overlay overlay{
        {{{0, 0}, blue.colour, "", ""}, {{1, 0}, red.colour, "", ""}}, "", {red, green, blue}, ""};
    EXPECT_EQ(shown_legend(overlay), (std::vector<Meaning>{red, blue}));
}

// Libraries hold overlays of games played before captions existed.
TEST(OverlayJson, MayLackACaption) {
    EXPECT_EQ(read_overlay(Json::parse(R"({"marks": [], "legend": [], "summary": "two"})")).summary,
              "two");
}

TEST(OverlayJson, IsRefusedWhenItIsSomethingElse) {
    for (const char* text :
         {"{}", "[]", "7", R"({"marks": [], "legend": []})",
          R"({"marks": [[1, 2, "#00112", "", ""]], "legend": [], "summary": ""})",
          R"({"marks": [[1, 2, "#00112x", "", ""]], "legend": [], "summary": ""})",
          R"({"marks": [[1, 2, "#001122"]], "legend": [], "summary": ""})",
          R"({"marks": [["1", 2, "#001122", "", ""]], "legend": [], "summary": ""})"}) {
        EXPECT_THROW(read_overlay(Json::parse(text)), InputError) << text;
    }
}

} // namespace
} // namespace pampas::overlays
