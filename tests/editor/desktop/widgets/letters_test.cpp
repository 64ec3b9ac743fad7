#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/letters.h"
#include "engine/language/language.h"
#include "tests/editor/desktop/dialogs/all_dialogs.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <gtest/gtest.h>
#include <wx/button.h>
#include <wx/menuitem.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

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

namespace {

std::multiset<wxUniChar::value_type> letters_in(const wxWindow& window) {
    std::multiset<wxUniChar::value_type> result;
    for (const wxControl* control : testing::fields<wxControl>(window)) {
        const int place = wxControl::FindAccelIndex(control->GetLabel());
        if (place != wxNOT_FOUND) {
            result.insert(control->GetLabelText().Lower()[static_cast<std::size_t>(place)]);
        }
    }
    return result;
}

void expect_different_letters(wxDialog& dialog) {
    SCOPED_TRACE(dialog.GetTitle());
    give_letters(dialog);
    const auto all = letters_in(dialog);
    EXPECT_GE(all.size(), 2U);
    EXPECT_EQ(std::set(all.begin(), all.end()).size(), all.size());
}

TEST(DialogLettersTest, NoLetterIsTwiceInAnyLanguage) {
    for (const language::Language& language : language::all()) {
        SCOPED_TRACE(language.name);
        language::use(language);
        for (const auto& dialog : testing::all_dialogs()) {
            expect_different_letters(*dialog);
        }
    }
    language::use(language::all().front());
}

/// A dialog whose texts mark the same letter again and again.
struct Clashing : wxDialog {
    Clashing() : wxDialog(nullptr, wxID_ANY, "clashing") {
        form.add({text_field("&Name", name), text_field("&Number", number)});
        form.sizer()->Add(new wxButton(this, wxID_OK, "&New"));
        SetSizerAndFit(form.sizer());
    }

    /// A text field that has no value in the form.
    static Field text_field(const wxString& label, wxTextCtrl*& made) {
        return {.label = label, .control = [&made](wxWindow& parent, const std::function<void()>&) {
                    made = new wxTextCtrl(&parent, wxID_ANY);
                    return Control{made};
                }};
    }

    wxTextCtrl* name = nullptr;
    wxTextCtrl* number = nullptr;
    Form form{*this};
};

TEST(DialogLettersTest, EveryDialogThatIsAskedGetsThem) {
    const DialogLetters letters;
    Clashing dialog;
    const testing::DialogUser user(
        {[](wxDialog& shown) {
             EXPECT_EQ(letters_in(shown), (std::multiset<wxUniChar::value_type>{'e', 'n', 'u'}));
         },
         [](wxDialog& shown) { shown.EndModal(wxID_OK); }});
    dialog.ShowModal();
    EXPECT_TRUE(user.done());
}

TEST(DialogLettersTest, ALetterThatWasMovedLeadsToItsField) {
    Clashing dialog;
    give_letters(dialog);
    testing::show(dialog);
    testing::press_key('U', wxMOD_ALT);
    EXPECT_TRUE(dialog.number->HasFocus());
    testing::press_key('N', wxMOD_ALT);
    EXPECT_TRUE(dialog.name->HasFocus());
}

} // namespace

} // namespace pampas::desktop
