#include "editor/desktop/widgets/keys.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/language.h"

#include <gtest/gtest.h>
#include <wx/event.h>
#include <wx/fileconf.h>
#include <wx/sstream.h>

namespace pampas::desktop {
namespace {

wxKeyEvent pressing(int code, int modifiers, int letter = 0) {
    wxKeyEvent event(wxEVT_CHAR_HOOK);
    event.m_keyCode = code;
    event.m_uniChar = static_cast<wxChar>(letter);
    event.SetControlDown((modifiers & wxMOD_CONTROL) != 0);
    event.SetAltDown((modifiers & wxMOD_ALT) != 0);
    event.SetShiftDown((modifiers & wxMOD_SHIFT) != 0);
    return event;
}

TEST(Keys, APressedKeyIsWrittenSoThatItIsKnownAgain) {
    const std::vector<wxKeyEvent> keys{pressing('K', wxMOD_CONTROL, 'K'),
                                       pressing('K', wxMOD_CONTROL | wxMOD_SHIFT, 'K'),
                                       pressing('K', wxMOD_NONE, 'K'),
                                       pressing('+', wxMOD_SHIFT, '+'),
                                       pressing(',', wxMOD_CONTROL, ','),
                                       pressing(WXK_PAGEUP, wxMOD_ALT),
                                       pressing(WXK_NUMPAD_ADD, wxMOD_CONTROL),
                                       pressing(WXK_F5, wxMOD_ALT | wxMOD_CONTROL | wxMOD_SHIFT)};
    for (const wxKeyEvent& one : keys) {
        for (const wxKeyEvent& other : keys) {
            EXPECT_EQ(is_pressed(pressed_key(one), other), &one == &other)
                << pressed_key(one) << " " << pressed_key(other);
        }
        EXPECT_TRUE(is_key(pressed_key(one)));
        EXPECT_TRUE(same_key(pressed_key(one), pressed_key(one).Lower()));
    }
    EXPECT_EQ(pressed_key(pressing('G', wxMOD_CONTROL, 'G')), "Ctrl+G");
    EXPECT_EQ(pressed_key(pressing(WXK_F8, wxMOD_NONE)), "F8");
}

TEST(Keys, AreShownAsTheyStandOnTheKeyboard) {
    EXPECT_EQ(shown_keys({"Ctrl+Alt+Return", "Shift++", "C"}), "Ctrl+Alt+Enter or Shift++ or C");
    language::use(*language::find("de"));
    EXPECT_EQ(shown_key("Ctrl+Shift+P"), "Strg+Umschalt+P");
    EXPECT_EQ(shown_key("Ctrl++"), "Strg++");
    EXPECT_EQ(shown_key("Delete"), "Entf");
    EXPECT_EQ(shown_key("F8"), "F8");
    EXPECT_EQ(shown_key("Leertaste und Ziehen"), "Leertaste und Ziehen") << "no key";
    language::use(language::all().front());
}

TEST(Keys, ShiftAndTheLikeAloneAreNone) {
    for (const int code : {WXK_SHIFT, WXK_CONTROL, WXK_ALT, WXK_CAPITAL}) {
        EXPECT_EQ(pressed_key(pressing(code, wxMOD_CONTROL)), "");
    }
}

TEST(Keys, ChoicesComeBack) {
    wxFileConfig config;
    const KeyChoices choices{{"Whole map", {"Ctrl+K", "F5"}},
                             {"Plain/text: 100 %=!", {"["}},
                             {"Größe…", {}},
                             {"Comma", {"Ctrl+,"}}};
    keep_key_choices(config, choices);
    EXPECT_EQ(read_key_choices(config), choices);
    keep_key_choices(config, {});
    EXPECT_EQ(read_key_choices(config), KeyChoices());
}

TEST(Keys, WhatIsNoKeyIsLeftOut) {
    wxStringInputStream text("[keys]\nZoom in=Ctrl+Nonsense\nZoom out=\\t\\tF7\\tHyper+Q\n"
                             "Redo=\n[keys/deeper]\nUndo=F4\n");
    wxFileConfig config(text);
    const KeyChoices read = read_key_choices(config);
    EXPECT_EQ(read.at("Zoom out"), std::vector<wxString>{"F7"});
    EXPECT_TRUE(read.at("Redo").empty());
    EXPECT_FALSE(read.contains("Zoom in"));
}

} // namespace
} // namespace pampas::desktop
