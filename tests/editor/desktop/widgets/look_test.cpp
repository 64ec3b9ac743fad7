#include "editor/desktop/widgets/look.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <wx/arrstr.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

/// Background and text colours of Adwaita: light, dark and high contrast.
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

// White on the blue of a selected row is no more readable itself.
TEST(Tone, FaintIsTheTextItselfWhereThatIsHardEnoughToRead) {
    EXPECT_EQ(faint(*wxWHITE, "#3584e4"), *wxWHITE);
}

} // namespace

namespace {

wxString joined(const std::vector<wxString>& lines) {
    wxString text;
    for (const wxString& line : lines) {
        text += (text.empty() ? "" : " ") + line;
    }
    return text;
}

/// Words of one to eight letters, some not Latin.
wxString any_text() {
    wxString text;
    for (const auto& word : *rc::gen::nonEmpty<std::vector<std::uint8_t>>()) {
        text += (text.empty() ? "" : " ") +
                wxString(wxUniChar(word % 3 ? 'a' + word % 20 : 0x3b1), 1U + word % 8);
    }
    return text;
}

TEST(WrappedText, LosesNoWordAndFillsEachLine) {
    wxFrame window(nullptr, wxID_ANY, "test");
    EXPECT_TRUE(rc::check([&window] {
        const wxString text = any_text();
        const int width = *rc::gen::inRange(120, 400); // wider than any word
        const auto width_of = [&window](const wxString& line) {
            return window.GetTextExtent(line).x;
        };
        const auto lines = wrapped(window, text, width, 1'000);
        RC_ASSERT(joined(lines) == text);
        for (std::size_t number = 0; number < lines.size(); ++number) {
            RC_ASSERT(width_of(lines[number]) <= width);
            if (number > 0) { // its first word did not fit above
                const wxString first = lines[number].BeforeFirst(' ');
                RC_ASSERT(width_of(lines[number - 1] + " " + first) > width);
            }
        }
    }));
}

TEST(WrappedText, CutsOffWhatIsTooMuch) {
    wxFrame window(nullptr, wxID_ANY, "test");
    const wxString ellipsis = wxString::FromUTF8("\xe2\x80\xa6");
    wxString text;
    for (int words = 0; words < 40; ++words) {
        text += "word ";
    }
    const auto lines = wrapped(window, wxString("one\ntwo\n") + text, 150, 3);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], "one");
    EXPECT_EQ(lines[1], "two");
    EXPECT_TRUE(lines[2].EndsWith(ellipsis) || lines[2].EndsWith("...")) << lines[2];
    const auto word = wrapped(window, wxString('m', 200), 150, 3);
    ASSERT_EQ(word.size(), 1U);
    EXPECT_LE(window.GetTextExtent(word[0]).x, 150);
    EXPECT_EQ(wrapped(window, "", 150, 3).size(), 1U);
}

} // namespace

} // namespace pampas::desktop
