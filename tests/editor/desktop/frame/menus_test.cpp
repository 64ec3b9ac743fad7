#include "editor/desktop/dialogs/command_list.h"
#include "engine/language/language.h"
#include "tests/editor/desktop/desk.h"

#include <wx/accel.h>
#include <wx/menu.h>

#include <set>

namespace pampas::desktop {
namespace {

class MenusTest : public testing::Desk {
  protected:
    ~MenusTest() override {
        end();
        language::use(language::all().front());
    }
};

/// The letter marked in a label, as a key code, or none.
std::optional<int> letter_of(const wxString& label) {
    const int place = wxControl::FindAccelIndex(label);
    const wxString read = wxMenuItem::GetLabelText(label).Upper();
    return place == wxNOT_FOUND
               ? std::nullopt
               : std::optional(static_cast<int>(read[static_cast<std::size_t>(place)].GetValue()));
}

/// Expects that each item of the menu and its submenus can be chosen by a letter of its own or,
/// where there are more items than letters, by a key.
void expect_letters(const wxMenu& menu) {
    std::set<int> letters;
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        if (item->IsSeparator()) {
            continue;
        }
        const auto letter = letter_of(item->GetItemLabel());
        EXPECT_TRUE(letter || item->GetItemLabel().Contains("\t")) << item->GetItemLabel();
        EXPECT_TRUE(!letter || letters.insert(*letter).second) << item->GetItemLabel();
        if (item->GetSubMenu() != nullptr) {
            expect_letters(*item->GetSubMenu());
        }
    }
}

TEST_F(MenusTest, EveryItemHasALetterOfItsOwnInEveryLanguage) {
    for (const language::Language& language : language::all()) {
        SCOPED_TRACE(language.name);
        language::use(language);
        start();
        std::set<int> letters;
        const wxMenuBar& bar = *frame->GetMenuBar();
        for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
            const auto letter = letter_of(bar.GetMenuLabel(i));
            EXPECT_TRUE(letter && letters.insert(*letter).second) << bar.GetMenuLabel(i);
            expect_letters(*bar.GetMenu(i));
        }
    }
}

/// A window with the editor's menus, which only notes what is chosen.
class NotingWindow {
  public:
    explicit NotingWindow(std::vector<Menu> menus) {
        for (Menu& menu : menus) {
            for (ActionGroup& group : menu.groups) {
                note(group);
            }
        }
        table_.emplace(*frame_, std::move(menus), [] {});
        auto* field = new wxWindow(frame_, wxID_ANY, wxDefaultPosition, {100, 100}, wxWANTS_CHARS);
        testing::show(*frame_);
        field->SetFocus();
        testing::settle();
    }
    ~NotingWindow() { delete frame_; }

    const std::vector<Menu>& menus() const { return table_->menus(); }
    const wxMenuBar& bar() const { return *frame_->GetMenuBar(); }
    /// What was chosen since the last call.
    std::string chosen() { return std::exchange(chosen_, {}); }

  private:
    void note(std::vector<Action>& actions) {
        for (Action& action : actions) {
            action.run = [this, label = action.label] { chosen_ += label; };
            action.enabled = {};
            action.checked = {};
            note(action.children);
        }
    }

    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "menus", {0, 0}, {1200, 700});
    std::optional<ActionTable> table_;
    std::string chosen_;
};

TEST_F(MenusTest, EveryKeyDoesWhatTheMenuSaysOfIt) {
    NotingWindow window(frame->commands().actions().menus());
    for (const Command& command : commands(window.menus())) {
        for (const wxString& key : command.action->keys) {
            wxAcceleratorEntry entry;
            ASSERT_TRUE(entry.FromString(key)) << key;
            testing::press_key(entry.GetKeyCode(), entry.GetFlags());
            EXPECT_EQ(window.chosen(), command.action->label) << key;
        }
    }
}

/// Chooses each item without a key by letters alone.
void choose_by_letters(NotingWindow& window, const std::vector<Action>& actions, const wxMenu& menu,
                       const std::vector<int>& before) {
    for (const wxMenuItem* item : menu.GetMenuItems()) {
        const wxString label = item->GetItemLabelText();
        const auto action = std::ranges::find(actions, label, shown_label);
        if (action == actions.end() || action->submenu || !action->keys.empty()) {
            continue;
        }
        std::vector<int> letters = before;
        letters.push_back(letter_of(item->GetItemLabel()).value_or(WXK_ESCAPE));
        if (!action->children.empty()) {
            choose_by_letters(window, action->children, *item->GetSubMenu(), letters);
            continue;
        }
        for (const int letter : letters) {
            testing::press_key(letter, letter == letters.front() ? wxMOD_ALT : wxMOD_NONE);
        }
        EXPECT_EQ(window.chosen(), action->label);
    }
}

TEST_F(MenusTest, WhatHasNoKeyIsChosenByLetters) {
    NotingWindow window(frame->commands().actions().menus());
    for (std::size_t i = 0; i < window.menus().size(); ++i) {
        std::vector<Action> actions;
        for (const ActionGroup& group : window.menus()[i].groups) {
            actions.insert(actions.end(), group.begin(), group.end());
        }
        choose_by_letters(window, actions, *window.bar().GetMenu(i),
                          {letter_of(window.bar().GetMenuLabel(i)).value_or(WXK_ESCAPE)});
    }
}

TEST_F(MenusTest, PanelsAreReachedForwardsAndBackwards) {
    std::vector<wxWindow*> seen{wxWindow::FindFocus()};
    for (int press = 0; press < 4; ++press) {
        testing::press_key(WXK_F6);
        seen.push_back(wxWindow::FindFocus());
    }
    for (int press = 0; press < 4; ++press) {
        EXPECT_EQ(wxWindow::FindFocus(), seen.back());
        seen.pop_back();
        testing::press_key(WXK_F6, wxMOD_SHIFT);
    }
    EXPECT_TRUE(canvas().HasFocus());
}

} // namespace
} // namespace pampas::desktop
