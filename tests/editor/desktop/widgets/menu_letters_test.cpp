#include "editor/desktop/widgets/menu_letters.h"

#include <gtest/gtest.h>
#include <wx/menuitem.h>

#include <set>

namespace pampas::desktop {
namespace {

using Labels = std::vector<wxString>;

TEST(MenuLetters, OneThatIsMarkedStaysUnlessAnotherHasIt) {
    EXPECT_EQ(with_letters({"S&ave", "F&all", "&Quit"}), (Labels{"S&ave", "&Fall", "&Quit"}));
}

TEST(MenuLetters, BeginningsOfWordsComeFirst) {
    EXPECT_EQ(with_letters({"Next map", "Next panel", "Nap"}),
              (Labels{"&Next map", "Next &panel", "N&ap"}));
}

TEST(MenuLetters, OneWithoutAChoiceGetsTheLetterOfOneThatHas) {
    EXPECT_EQ(with_letters({"Ab", "Ac", "A"}), (Labels{"A&b", "A&c", "&A"}));
    EXPECT_EQ(with_letters({"&Ab", "A"}), (Labels{"&Ab", "A"}));
}

TEST(MenuLetters, CapitalsAreTheSameLetter) {
    EXPECT_EQ(with_letters({"&map", "Mm"}), (Labels{"&map", "Mm"}));
}

TEST(MenuLetters, OneThatIsMarkedMakesRoomForOneBefore) {
    EXPECT_EQ(with_letters({"A", "&Ab"}), (Labels{"&A", "A&b"}));
}

TEST(MenuLetters, WhatIsReadStays) {
    const Labels labels{"Undo Salt && Sand", "1&00 %", "Größe", "…", ""};
    const Labels marked = with_letters(labels);
    ASSERT_EQ(marked.size(), labels.size());
    for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_EQ(wxMenuItem::GetLabelText(marked[i]), wxMenuItem::GetLabelText(labels[i]));
    }
}

} // namespace
} // namespace pampas::desktop
