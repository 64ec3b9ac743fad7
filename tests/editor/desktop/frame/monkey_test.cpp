#include "editor/desktop/dialogs/native_prompt.h"
#include "tests/editor/desktop/desk.h"
#include "tests/engine/random_maps.h"

#include <fmt/format.h>
#include <wx/menu.h>
#include <wx/modalhook.h>
#include <wx/msgdlg.h>
#include <wx/timer.h>

#include <cstdlib>
#include <iostream>
#include <map>
#include <random>

namespace pampas::desktop {
namespace {

using document::History;

/// A number from the environment, such as the number of actions.
unsigned long wanted(const char* variable, unsigned long otherwise) {
    const char* text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoul(text, nullptr, 10);
}

/// Makes random choices.
class Dice {
  public:
    std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(engine_);
    }
    int between(int least, int most) { return std::uniform_int_distribution(least, most)(engine_); }
    template <class List>
    const auto& one_of(const List& list) {
        return *std::next(std::begin(list), static_cast<std::ptrdiff_t>(below(std::size(list))));
    }

  private:
    std::mt19937_64 engine_{wanted("PAMPAS_MONKEY_SEED", 1)};
};

/// With PAMPAS_MONKEY_TELLS, prints each action before it is done, so that a crash has a history.
void tell(const std::string& what) {
    static const bool tells = std::getenv("PAMPAS_MONKEY_TELLS") != nullptr;
    if (tells) {
        std::cerr << what << '\n';
    }
}

void press_any_key(Dice& dice) {
    static constexpr std::array keys{int{WXK_RETURN}, int{WXK_ESCAPE}, int{WXK_TAB},
                                     int{WXK_LEFT},   int{WXK_RIGHT},  int{WXK_UP},
                                     int{WXK_DOWN},   int{WXK_DELETE}, int{WXK_F5},
                                     int{WXK_F8},     int{WXK_SPACE},  int{WXK_HOME}};
    static constexpr std::array modifiers{int{wxMOD_NONE},  int{wxMOD_NONE},    int{wxMOD_NONE},
                                          int{wxMOD_SHIFT}, int{wxMOD_CONTROL}, int{wxMOD_ALT}};
    const int key = dice.below(2) == 0 ? dice.one_of(keys) : dice.between('0', 'Z');
    const int modifier = dice.one_of(modifiers);
    tell(fmt::format("key {} with {}", key, modifier));
    testing::press_key(key, modifier);
}

/// Types into each of the editor's dialogs, then closes it; cancels the system's own.
class DialogMonkey : public wxModalDialogHook {
  public:
    explicit DialogMonkey(Dice& dice) : dice_(dice) { Register(); }

  private:
    int Enter(wxDialog* dialog) override {
        tell(fmt::format("in {}", dialog->GetTitle().utf8_string()));
        if (dynamic_cast<wxMessageDialog*>(dialog) != nullptr) {
            return dice_.below(2) == 0 ? wxID_CANCEL : wxID_NO;
        }
        dialog->CallAfter([this, dialog] {
            for (int i = 0; i < 5 && dialog->IsModal(); ++i) {
                press_any_key(dice_);
            }
            if (dialog->IsModal()) {
                dialog->EndModal(dice_.below(2) == 0 ? wxID_OK : wxID_CANCEL);
            }
        });
        return wxID_NONE;
    }

    Dice& dice_;
};

/// Presses Escape when nothing happens: in popup menus, which take all other input.
class MenuCloser : public wxTimer {
  public:
    MenuCloser() { Start(milliseconds); }

    /// Notes that something happens.
    void tell() { goes_on_ = true; }

  private:
    static constexpr int milliseconds = 500;

    void Notify() override {
        if (!std::exchange(goes_on_, false)) {
            wxUIActionSimulator().Char(WXK_ESCAPE);
        }
    }

    bool goes_on_ = true;
};

/// Picks one of a few files, or none.
class MonkeyFilePicker : public FilePicker {
  public:
    MonkeyFilePicker(Dice& dice, const std::filesystem::path& folder)
        : dice_(dice), folder_(folder) {}

    std::optional<std::filesystem::path> open(const std::string&,
                                              const std::vector<FileKind>&) override {
        return any();
    }
    std::optional<FileToWrite> save(const std::string&, const std::filesystem::path& proposed,
                                    const std::vector<FileKind>& kinds) override {
        const auto path = any();
        return path ? std::optional(
                          file_to_write(*path, proposed_kind(*path, kinds), proposed, kinds))
                    : std::nullopt;
    }
    std::optional<std::filesystem::path> folder(const std::string&,
                                                const std::filesystem::path&) override {
        return dice_.below(2) == 0 ? std::nullopt : std::optional(folder_);
    }

  private:
    std::optional<std::filesystem::path> any() {
        static constexpr std::array names{"a.json",   "b.haz", "library.pampas", "picture.png",
                                          "none.txt", "c.svg", "page.html",      ""};
        const std::string name = dice_.one_of(names);
        return name.empty() ? std::nullopt : std::optional(folder_ / name);
    }

    Dice& dice_;
    std::filesystem::path folder_;
};

class MonkeyTest : public ::testing::Test {
  protected:
    MonkeyTest() {
        testing::show(*frame_);
        frame_->Bind(wxEVT_CLOSE_WINDOW, [](wxCloseEvent& event) { event.Veto(); });
        known_.push_back({context_.document().history(), context_.document().map()});
    }
    ~MonkeyTest() override {
        delete frame_;
        testing::settle();
    }

    Canvas& canvas() const { return testing::field<MapWindow>(*frame_).canvas(); }

    void act() {
        static constexpr std::array acts{&MonkeyTest::paint, &MonkeyTest::paint, &MonkeyTest::paint,
                                         &MonkeyTest::click, &MonkeyTest::type,  &MonkeyTest::type,
                                         &MonkeyTest::choose};
        menus_.tell();
        (this->*dice_.one_of(acts))();
    }

    /// Undoes everything and redoes it: both ways must pass the same states, and the first of them
    /// must be the one with which this history began.
    void undo_all_and_redo() {
        const document::Document& document = context_.document();
        canvas().SetFocus();
        testing::press_key(WXK_ESCAPE); // drops a piece in hand or a stroke in progress
        while (document.history().can_redo()) {
            step("Redo", 1);
        }
        const History& history = document.history();
        std::map<std::size_t, map::Map> states{{history.done(), document.map()}};
        while (history.can_undo() && !HasFatalFailure()) {
            step("Undo", -1);
            states.insert({history.done(), document.map()});
        }
        expect_known_beginning();
        while (history.can_redo() && !HasFatalFailure()) {
            step("Redo", 1);
            ASSERT_EQ(document.map(), states.at(history.done()));
        }
    }

    Dice dice_;

  private:
    struct Beginning {
        History history;
        map::Map map;
    };

    void paint() {
        const wxSize size = canvas().GetClientSize();
        const auto anywhere = [&] {
            return wxPoint(dice_.between(0, size.x - 1), dice_.between(0, size.y - 1));
        };
        const wxPoint from = anywhere();
        const wxPoint to = anywhere();
        tell(fmt::format("drag {},{} to {},{}", from.x, from.y, to.x, to.y));
        testing::drag(canvas(), from, to);
    }

    void click() {
        const wxSize size = frame_->GetClientSize();
        const wxPoint at(dice_.between(0, size.x - 1), dice_.between(0, size.y - 1));
        static constexpr std::array buttons{wxMOUSE_BTN_LEFT, wxMOUSE_BTN_LEFT, wxMOUSE_BTN_RIGHT};
        const wxMouseButton button = dice_.one_of(buttons);
        tell(fmt::format("click {},{} with {}", at.x, at.y, static_cast<int>(button)));
        testing::click(*frame_, at, button);
    }

    void type() { press_any_key(dice_); }

    void choose() {
        std::vector<wxMenuItem*> items;
        const wxMenuBar& bar = *frame_->GetMenuBar();
        for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
            collect(*bar.GetMenu(i), items);
        }
        wxMenuItem& item = *dice_.one_of(items);
        tell("menu " + item.GetItemLabel().utf8_string());
        frame_->ProcessCommand(item.GetId());
        testing::settle();
    }

    static void collect(const wxMenu& menu, std::vector<wxMenuItem*>& items) {
        for (wxMenuItem* item : menu.GetMenuItems()) {
            if (item->GetSubMenu() != nullptr) {
                collect(*item->GetSubMenu(), items);
            } else if (!item->IsSeparator() && !item->GetItemLabelText().StartsWith("About")) {
                items.push_back(item);
            }
        }
    }

    /// Chooses an item of the Edit menu that moves the history on by so many steps.
    void step(const char* label, int by) {
        const History& history = context_.document().history();
        const std::size_t after = history.done() + static_cast<std::size_t>(by);
        for (const wxMenuItem* item : frame_->GetMenuBar()->GetMenu(1)->GetMenuItems()) {
            if (item->GetItemLabelText().StartsWith(label)) {
                frame_->ProcessCommand(item->GetId());
                break;
            }
        }
        testing::settle();
        ASSERT_EQ(history.done(), after) << label;
        menus_.tell();
    }

    void expect_known_beginning() {
        const document::Document& document = context_.document();
        const auto known = std::ranges::find_if(known_, [&](const Beginning& beginning) {
            return document.history().continues(beginning.history);
        });
        if (known == known_.end()) {
            known_.push_back({document.history(), document.map()});
        } else {
            EXPECT_EQ(document.map(), known->map);
        }
    }

    DialogMonkey dialogs_{dice_};
    MenuCloser menus_;
    testing::TemporaryFolder folder_;
    MonkeyFilePicker files_{dice_, folder_.path()};
    NativePrompt prompt_;
    wxFileConfig config_{"pampas", "", (folder_ / "editor.conf").string()};
    Context context_{Services{files_, prompt_, config_, folder_ / "state"}};
    Frame* frame_ = new Frame(context_);
    std::vector<Beginning> known_;
};

// A hundred actions by default. PAMPAS_MONKEY_ACTIONS sets their number, PAMPAS_MONKEY_SEED the
// choice.
TEST_F(MonkeyTest, WhateverIsDoneCanBeUndone) {
    const unsigned long actions = wanted("PAMPAS_MONKEY_ACTIONS", 100);
    for (unsigned long done = 1; done <= actions && !HasFailure(); ++done) {
        act();
        if (done % 50 == 0 || done == actions) {
            undo_all_and_redo();
        }
    }
}

} // namespace
} // namespace pampas::desktop
