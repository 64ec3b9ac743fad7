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

/// A reader finds a number in one line of the legend, and it is the line of its colour.
RC_GTEST_PROP(Steps, ShareNoNumberAndLeaveNoneOut, ()) {
    const auto least = *rc::gen::inRange<std::int64_t>(0, 20);
    const auto most = *rc::gen::inRange<std::int64_t>(least, 3000);
    const int count = *rc::gen::inRange(1, 8);
    for (const Steps& steps : {Steps::even(least, most, count), Steps::rooted(most, count)}) {
        RC_ASSERT(steps.count() >= 1);
        RC_ASSERT(steps.count() <= count);
        RC_ASSERT(steps.last(steps.count() - 1) == most);
        for (int step = 0; step < steps.count(); ++step) {
            RC_ASSERT(steps.first(step) <= steps.last(step));
            RC_ASSERT(step == 0 || steps.first(step) == steps.last(step - 1) + 1);
            RC_ASSERT(steps.of(steps.first(step)) == step);
            RC_ASSERT(steps.of(steps.last(step)) == step);
        }
    }
}

TEST(Steps, ShareNumbersEquallyHoweverTheyLie) {
    const Steps steps = Steps::shared({3, 3, 4, 5, 6, 90}, 3);
    EXPECT_EQ(steps.text(0), "3");
    EXPECT_EQ(steps.text(1), "4 to 5");
    EXPECT_EQ(steps.text(2), "6 to 90");
    EXPECT_EQ(Steps::shared({}, 3).count(), 0);
}

TEST(Steps, SayTheirNumbers) {
    const Steps steps = Steps::even(20, 28, 2);
    EXPECT_EQ(steps.text(0, 2), "0.20 to 0.23");
    EXPECT_EQ(steps.text(1, 2), "0.24 to 0.28");
    EXPECT_EQ(Steps::even(7, 7, 5).text(0), "7");
    EXPECT_EQ(as_read(0.246, 2), 25);
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
