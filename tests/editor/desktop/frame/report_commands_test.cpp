#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/comparison/compare_window.h"
#include "editor/desktop/frame/report_commands.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/widgets/notice.h"
#include "engine/files/file.h"
#include "engine/library/library.h"
#include "engine/rules/ruleset.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/dialog_user.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <nlohmann/json.hpp>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using library::Access;
using library::Library;
using map::Space;
using ::testing::Contains;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

constexpr int unending = 1'000'000'000;

class ReportCommandsTest : public testing::Desk {
  protected:
    void SetUp() override { open(testing::rivers(), "rivers.json"); }

    ExperimentWindow* report() const { return titled("Report of This Map"); }
    ExperimentWindow* compensation() const { return titled("Pesos That Make Seats Even"); }
    /// The window with this title, or null.
    ExperimentWindow* titled(const char* title) const {
        const auto all = testing::fields<ExperimentWindow>(*frame);
        const auto found = std::ranges::find_if(all, [title](const ExperimentWindow* window) {
            return window->GetTitle().StartsWith(title);
        });
        return found == all.end() ? nullptr : *found;
    }

    /// Runs an item of the menu. (Without a window manager, its key would go to the window below
    /// the pointer.)
    void choose(const char* label) const {
        wxCommandEvent event(wxEVT_MENU, item("Reports", label).GetId());
        frame->ProcessWindowEvent(event);
        testing::settle();
    }
    /// Opens the window of the report or, with 'P', of pesos, with fast bots and this number of
    /// games.
    ExperimentWindow& opened(int which, int games) {
        choose(which == 'R' ? "Report of this map…" : "Pesos that make seats even…");
        ExperimentWindow* window = which == 'R' ? report() : compensation();
        EXPECT_TRUE(window != nullptr);
        EXPECT_TRUE(testing::wait_until([window] { return window->IsShownOnScreen(); }));
        choose_games(*window, games);
        return *window;
    }
    static void choose_games(const ExperimentWindow& window, int games) {
        auto& bots = testing::labelled<wxChoice>(window, "Bots");
        testing::choose(bots, "random");
        testing::enter(testing::field<wxSpinCtrl>(window), games);
        for (auto* until_verdict : testing::fields<wxCheckBox>(window)) {
            testing::tick(*until_verdict, false);
        }
    }
    /// Presses a button of a window.
    static void press(const ExperimentWindow& window, const char* label) {
        auto& button = testing::labelled<wxButton>(window, wxString::FromUTF8(label));
        testing::click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    }
    static void press_and_wait(const ExperimentWindow& window, const char* label) {
        press(window, label);
        ASSERT_TRUE(testing::wait_until([&window] { return !window.running(); }));
        testing::settle();
    }
    static std::string told(const ExperimentWindow& window) {
        for (const auto* text : testing::fields<wxTextCtrl>(window)) {
            if (text->IsMultiLine()) {
                return text->IsShown() ? text->GetValue().utf8_string() : std::string();
            }
        }
        return {};
    }
    static std::string notice(const ExperimentWindow& window) {
        return testing::field<Notice>(window).text().utf8_string();
    }
};

TEST_F(ReportCommandsTest, AReportIsShownInTheBrowser) {
    ExperimentWindow& window = opened('R', 12);
    press_and_wait(window, "Make the report");
    EXPECT_THAT(told(window), HasSubstr("2 random players: undecided after 12 games\n"));
    EXPECT_THAT(told(window), HasSubstr("3 random players: "));
    EXPECT_THAT(told(window), HasSubstr("press \"Make the report\" again"));
    press(window, "Open in browser");
    ASSERT_THAT(shown_pages, SizeIs(1));
    EXPECT_EQ(shown_pages[0].filename(), "Rivers-report.html");
    const std::string page = read_file(shown_pages[0]);
    EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(page, HasSubstr("Rivers"));
    EXPECT_THAT(page, HasSubstr("3 random players"));
    EXPECT_EQ(notice(window), "");
}

TEST_F(ReportCommandsTest, AReportIsOfTheMapAsItIsNow) {
    map::Map edited = testing::rivers();
    edited.set({1, 1}, map::Space::Market);
    click_space({1, 1});
    testing::press_key('8');
    testing::press_key(WXK_RETURN);
    const auto markets = [](const map::Map& map) { return map.all(map::Space::Market).size(); };
    ASSERT_EQ(markets(map()), markets(testing::rivers()) + 1);
    ExperimentWindow& window = opened('R', 4);
    press_and_wait(window, "Make the report");
    files.answers = {folder / "report.txt"};
    press(window, "Save…");
    EXPECT_THAT(read_file(folder / "report.txt"),
                HasSubstr("markets " + std::to_string(markets(map()))));
}

TEST_F(ReportCommandsTest, AReportIsSavedAsItsNameSays) {
    ExperimentWindow& window = opened('R', 4);
    press_and_wait(window, "Make the report");
    files.answers = {folder / "a.html", folder / "b.txt", folder / "none" / "c.html"};
    press(window, "Save…");
    EXPECT_EQ(files.proposed, folder / "Rivers-report.html");
    EXPECT_THAT(read_file(folder / "a.html"), StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(notice(window), HasSubstr("a.html"));
    press(window, "Save…");
    EXPECT_THAT(read_file(folder / "b.txt"), StartsWith("Rivers: "));
    press(window, "Save…");
    EXPECT_THAT(notice(window), HasSubstr("none"));
    EXPECT_THAT(notice(window), Not(HasSubstr("Saved")));
    const std::string before = notice(window);
    press(window, "Save…"); // the user cancels
    EXPECT_EQ(notice(window), before);
}

TEST_F(ReportCommandsTest, WithoutABrowserThatIsSaid) {
    has_browser = false;
    ExperimentWindow& window = opened('R', 4);
    press_and_wait(window, "Make the report");
    press(window, "Open in browser");
    EXPECT_THAT(notice(window), HasSubstr("cannot start a browser"));
}

TEST_F(ReportCommandsTest, StopReportsWhatWasPlayed) {
    ExperimentWindow& window = opened('R', unending);
    press(window, "Make the report");
    EXPECT_TRUE(window.running());
    EXPECT_EQ(told(window), "");
    testing::press_key(WXK_ESCAPE); // is Stop while the window works
    ASSERT_TRUE(testing::wait_until([&window] { return !window.running(); }));
    EXPECT_THAT(told(window), HasSubstr("2 random players: "));
    EXPECT_THAT(told(window), Not(HasSubstr("3 random players: "))) << "had not begun";
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(testing::wait_until([this] { return report() == nullptr; }));
}

TEST_F(ReportCommandsTest, TheMapCanBeEditedMeanwhile) {
    ExperimentWindow& window = opened('R', unending);
    press(window, "Make the report");
    window.Move(900, 600);
    canvas().SetFocus();
    testing::point_at(canvas(), canvas().point_of({1, 1}));
    testing::press_key('9');
    click_space({1, 1});
    EXPECT_EQ(at({1, 1}), map::Space::Water);
    EXPECT_TRUE(window.running());
}

TEST_F(ReportCommandsTest, ClosingAWindowEndsItsGames) {
    ExperimentWindow& window = opened('R', unending);
    press(window, "Make the report");
    ASSERT_TRUE(window.running());
    press(window, "Close");
    EXPECT_TRUE(testing::wait_until([this] { return report() == nullptr; }));
    EXPECT_THAT(shown_pages, SizeIs(0));
}

TEST_F(ReportCommandsTest, TheEditorEndsWhileGamesArePlayed) {
    press(opened('R', unending), "Make the report");
    press(opened('P', 1'000'000), "Find the pesos");
    EXPECT_TRUE(report()->running() && compensation()->running());
    end();
}

TEST_F(ReportCommandsTest, ItsWindowNamesTheMapThatItIsAbout) {
    ExperimentWindow& window = opened('R', 4);
    const std::string name = context().session().title();
    EXPECT_THAT(window.GetTitle().utf8_string(), HasSubstr(name));
    press_and_wait(window, "Make the report");
    open(map::Map({5, 5}), "Other.json");
    EXPECT_THAT(window.GetTitle().utf8_string(), HasSubstr(name)) << "the result is of this map";
}

TEST_F(ReportCommandsTest, AWindowThatIsOpenComesToTheFront) {
    const ExperimentWindow& first = opened('R', 4);
    EXPECT_EQ(&opened('R', 4), &first);
}

TEST_F(ReportCommandsTest, WhatCannotBePlayedIsReportedAtOnce) {
    map::Map bare({3, 3});
    bare.details().name = "Bare";
    open(bare, "bare.json");
    ExperimentWindow& window = opened('P', 4);
    press_and_wait(window, "Find the pesos");
    EXPECT_TRUE(window.result().has_value() != !notice(window).empty());
}

TEST_F(ReportCommandsTest, PesosAreSavedAsARuleset) {
    ExperimentWindow& window = opened('P', 300);
    press_and_wait(window, "Find the pesos");
    ASSERT_TRUE(window.result());
    EXPECT_THAT(told(window), HasSubstr("Seat 2: "));
    EXPECT_THAT(told(window), HasSubstr("With them, in 150 other games: "));
    files.answers = {folder / "found.txt", folder / "rules.json"};
    press(window, "Save…");
    EXPECT_EQ(files.proposed, folder / "Rivers-pesos.html");
    EXPECT_THAT(read_file(folder / "found.txt"), StartsWith("Rivers: pesos that even out"));
    if (window.result()->handouts.size() > 1) {
        press(window, "Save ruleset…");
        const rules::Ruleset rules = rules::ruleset_named((folder / "rules.json").string());
        EXPECT_EQ(rules.name, "standard, compensated");
        EXPECT_EQ(rules.most_players, 3);
    }
}

TEST_F(ReportCommandsTest, PesosAreShownInTheBrowserAndSavedAsAPage) {
    ExperimentWindow& window = opened('P', 16);
    press_and_wait(window, "Find the pesos");
    press(window, "Open in browser");
    ASSERT_THAT(shown_pages, SizeIs(1));
    EXPECT_EQ(shown_pages[0].filename(), "Rivers-pesos.html");
    const std::string page = read_file(shown_pages[0]);
    EXPECT_THAT(page, StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(page, HasSubstr("3 random players"));
    files.answers = {folder / "pesos.html"};
    press(window, "Save…");
    EXPECT_THAT(read_file(folder / "pesos.html"), HasSubstr("3 random players"));
    EXPECT_THAT(notice(window), HasSubstr("pesos.html"));
}

TEST_F(ReportCommandsTest, EnterBeginsAndThenShowsThePage) {
    ExperimentWindow& window = opened('R', 4);
    testing::press_key(WXK_RETURN);
    ASSERT_TRUE(testing::wait_until([&window] { return window.result().has_value(); }));
    testing::settle();
    testing::press_key(WXK_RETURN);
    EXPECT_THAT(shown_pages, SizeIs(1));
}

map::Map board(const std::string& name, Space fill = Space::Pampas) {
    map::Map map({8, 6}, fill);
    map.details().name = name;
    return map;
}

class CompareCommandsTest : public testing::Desk {
  protected:
    void SetUp() override {
        Library maps(library_file, Access::Create);
        maps.add(board("Honey"));
        maps.add(board("Honey", Space::Forest), "all forest");
        maps.add(board("Nectar"));
        context().open(library::NamedMap{library_file, "Honey"});
        testing::settle();
    }
    /// The windows of comparisons, in the order in which they were opened.
    static std::vector<CompareWindow*> windows() {
        std::vector<CompareWindow*> found;
        for (wxWindow* window : wxTopLevelWindows) {
            auto* comparing = dynamic_cast<CompareWindow*>(window);
            if (comparing != nullptr && !comparing->IsBeingDeleted()) {
                found.push_back(comparing);
            }
        }
        return found;
    }
    static std::vector<std::string> titles() {
        std::vector<std::string> result;
        for (const wxStaticText* text : testing::fields<wxStaticText>(*windows().back())) {
            result.push_back(text->GetLabelText().utf8_string());
        }
        return result;
    }
    /// Performs these steps in the dialog that asks for a map.
    void compare(const std::vector<testing::DialogUser::Step>& steps) {
        const testing::DialogUser user(steps);
        return_to_map();
        testing::press_key(WXK_F7);
        EXPECT_TRUE(user.done());
    }
    void return_to_map() {
        frame->Raise();
        frame->SetFocus();
        canvas().SetFocus();
        testing::settle();
    }
    static testing::DialogUser::Step words(const char* text) {
        return [text](wxDialog&) { testing::type(text); };
    }
    static void enter(wxDialog&) { testing::press_key(WXK_RETURN); }

    const std::filesystem::path library_file = folder / "maps.pampas";
};

TEST_F(CompareCommandsTest, UnsavedChangesAreSeenBesideWhatWasSaved) {
    testing::press_key('9');
    click_space({3, 3});
    compare({enter});
    ASSERT_THAT(windows(), SizeIs(1));
    const CompareWindow& window = *windows()[0];
    EXPECT_THAT(window.differences(),
                ::testing::ElementsAre(map::SpaceDifference{{3, 3}, Space::Forest, Space::Water}));
    EXPECT_THAT(titles(), Contains(::testing::StartsWith("A: Honey – Revision 2")));
    EXPECT_THAT(titles(), Contains("B: Honey – Open, with unsaved changes"));
    return_to_map();
    testing::press_key('Z', wxMOD_CONTROL);
    windows()[0]->refresh();
    EXPECT_THAT(window.differences(), IsEmpty()) << "it follows the open map";
}

TEST_F(CompareCommandsTest, AMapIsFoundByWords) {
    compare({words("nec"), enter});
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(windows()[0]->differences(), SizeIs(8 * 6));
    windows()[0]->Close();
    compare({words("pampas comes"), [](wxDialog& dialog) {
                 EXPECT_TRUE(dialog.FindWindow(wxID_OK)->IsEnabled());
                 testing::press_key(WXK_ESCAPE);
             }});
    compare({words("nothing like it"), [](wxDialog& dialog) {
                 EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled());
                 testing::press_key(WXK_ESCAPE);
             }});
    EXPECT_THAT(windows(), IsEmpty());
}

TEST_F(CompareCommandsTest, AMapOfAFileIsCompared) {
    files.answers = {file("third.json", board("Third", Space::Water))};
    compare({[](wxDialog& dialog) { testing::press_button(dialog, ChooseMapDialog::from_file); }});
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(titles(), Contains("A: third – third.json"));
    windows()[0]->Close();
    files.answers = {folder / "none.json"};
    compare({[](wxDialog& dialog) { testing::press_button(dialog, ChooseMapDialog::from_file); }});
    EXPECT_THAT(windows(), IsEmpty());
    EXPECT_THAT(prompt.errors, SizeIs(1));
}

TEST_F(CompareCommandsTest, RevisionsAreComparedFromTheLibrary) {
    context().compare({library_file, "Honey"}, 1, 2);
    ASSERT_THAT(windows(), SizeIs(1));
    EXPECT_THAT(titles(), Contains("A: Honey – Revision 1"));
    EXPECT_THAT(titles(), Contains("B: Honey – Revision 2"));
    context().compare({library_file, "Nectar"}, 1, {});
    EXPECT_THAT(titles(), Contains("B: Honey – Open"));
    context().compare({library_file, "Nectar"}, 7, {});
    EXPECT_THAT(windows(), SizeIs(2));
    EXPECT_THAT(prompt.errors, SizeIs(1));
}

TEST_F(CompareCommandsTest, AComparisonOutlivesItsMapButNotTheWindow) {
    testing::press_key('9');
    click_space({3, 3});
    compare({enter});
    prompt.unsaved_answer = Unsaved::Discard;
    return_to_map();
    testing::press_key('W', wxMOD_CONTROL);
    windows()[0]->refresh();
    EXPECT_THAT(windows()[0]->differences(), SizeIs(1)) << "as it was last";
    end();
    EXPECT_THAT(windows(), IsEmpty());
}

} // namespace

} // namespace pampas::desktop
