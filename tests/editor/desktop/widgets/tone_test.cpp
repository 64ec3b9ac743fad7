#include "editor/desktop/widgets/tone.h"

#include <gtest/gtest.h>

namespace pampas::desktop {
namespace {

/// What stands behind and in front, as Adwaita has it in light and dark and high contrast.
struct Ground {
    wxColour background;
    wxColour text;
};

const std::vector<Ground>& grounds() {
    static const std::vector<Ground> all{{"#ffffff", "#000000"}, {"#ffffff", "#2e3436"},
                                         {"#f6f5f4", "#2e3436"}, {"#2d2d2d", "#ffffff"},
                                         {"#353535", "#eeeeec"}, {"#000000", "#ffffff"}};
    return all;
}

TEST(Tone, ContrastIsAsDefined) {
    EXPECT_DOUBLE_EQ(contrast(*wxBLACK, *wxWHITE), 21);
    EXPECT_DOUBLE_EQ(contrast(*wxWHITE, *wxBLACK), 21);
    EXPECT_DOUBLE_EQ(contrast(*wxRED, *wxRED), 1);
    EXPECT_NEAR(contrast("#777777", *wxWHITE), 4.48, 0.005);
}

TEST(Tone, WhatIsWrittenCanBeRead) {
    for (const auto& [background, text] : grounds()) {
        SCOPED_TRACE(background.GetAsString());
        EXPECT_GE(contrast(faint(text, background), background), 4.5);
        EXPECT_NE(faint(text, background), text);
        for (const Tone tone : {Tone::Error, Tone::Note}) {
            EXPECT_GE(contrast(colour(tone, background), background), 4.5);
        }
    }
}

TEST(Tone, MarksAreSeen) {
    for (const Ground& ground : grounds()) {
        for (const Tone tone : {Tone::Error, Tone::Warning, Tone::Note, Tone::Good}) {
            EXPECT_GE(contrast(colour(tone, ground.background), ground.background), 3)
                << ground.background.GetAsString();
        }
    }
}

// White on the blue of a selected row is no better itself.
TEST(Tone, FaintIsTheTextItselfWhereThatIsHardEnoughToRead) {
    EXPECT_EQ(faint(*wxWHITE, "#3584e4"), *wxWHITE);
}

} // namespace
} // namespace pampas::desktop
