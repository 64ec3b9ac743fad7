#include "editor/desktop/panels/games_panel.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/widgets/fold.h"
#include "editor/desktop/widgets/tabs.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

/// Whether a control shows all of its own text or, by an ellipsis and a tooltip, says that there is
/// more.
bool shows_its_text(const wxWindow& control) {
    const auto* text = dynamic_cast<const wxStaticText*>(&control);
    constexpr long ellipses = wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END;
    const bool has_text = (text != nullptr && !text->HasFlag(ellipses)) ||
                          dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
                          (dynamic_cast<const wxButton*>(&control) != nullptr &&
                           dynamic_cast<const Fold*>(&control) == nullptr);
    return !has_text || control.GetSize().x >= control.GetBestSize().x;
}

/// What is cut off or without room in a window, one line for each control.
std::vector<std::string> what_is_cut(const wxWindow& window) {
    std::vector<std::string> cut;
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) {
            continue;
        }
        const bool sticks_out = child->GetRect().GetLeft() < 0 ||
                                child->GetRect().GetRight() >= window.GetClientSize().x;
        const bool has_no_room = child->GetSize().y < 3 || child->GetSize().x < 3;
        if (sticks_out || has_no_room || !shows_its_text(*child)) {
            cut.push_back(fmt::format(
                "{} '{}' {}x{} at {} of {}, best {}", child->GetName().utf8_string(),
                child->GetLabel().utf8_string(), child->GetSize().x, child->GetSize().y,
                child->GetPosition().x, window.GetClientSize().x, child->GetBestSize().x));
        }
        const std::vector<std::string> below = what_is_cut(*child);
        cut.insert(cut.end(), below.begin(), below.end());
    }
    return cut;
}

/// The window in each language.
class FittingTest : public testing::Desk, public ::testing::WithParamInterface<const char*> {
  protected:
    FittingTest() {
        language::use(*language::find(GetParam()));
        start();
        open(formats::bundled_map("first-pasture"));
    }
    ~FittingTest() override {
        end();
        language::use(language::all().front());
    }

    /// Every page behind every tab must fit at every size.
    void expect_all_fits(const char* state) {
        for (const wxSize size : {wxSize(800, 600), wxSize(1024, 700), wxSize(1280, 780)}) {
            frame->SetSize(frame->FromDIP(size));
            testing::settle();
            for (TabbedPages* row : testing::fields<TabbedPages>(*frame)) {
                for (std::size_t number = 0; number < row->pages().size(); ++number) {
                    row->bring_to_front(number);
                    testing::settle();
                    EXPECT_THAT(what_is_cut(*row->front()), ::testing::IsEmpty())
                        << row->front()->GetName() << " of " << size.x << " " << state;
                }
            }
        }
    }
};

INSTANTIATE_TEST_SUITE_P(Languages, FittingTest, ::testing::Values("en", "de", "es", "fr"));

TEST_P(FittingTest, NothingIsCutBeforeGames) {
    expect_all_fits("before games");
}

TEST_P(FittingTest, NothingIsCutWhileGamesAndSearchesRun) {
    testing::press_key(WXK_F5);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(
        testing::wait_until([this] { return the<GamesPanel>().view().shown().has_value(); }));
    ASSERT_TRUE(the<RepairPanel>().running());
    expect_all_fits("while games run");
    for (Fold* fold : testing::fields<Fold>(*frame)) {
        fold->fold(false);
    }
    expect_all_fits("with open set-ups");
    testing::press_key(WXK_F5);
    ASSERT_TRUE(testing::wait_until([this] { return !the<GamesPanel>().running(); }));
    expect_all_fits("after games");
}

} // namespace
} // namespace pampas::desktop
