#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/dialogs/library_dialogs.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/findings_panel.h"
#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/measure_list.h"
#include "editor/desktop/panels/palette.h"
#include "editor/desktop/panels/statistics_view.h"
#include "engine/library/library.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/menu_user.h"

namespace pampas::desktop {
namespace {

/// The pointer rests far from all panels.
class ContextMenusTest : public testing::Desk {
  protected:
    ContextMenusTest() {
        map::Map kept({5, 4});
        kept.details().name = "Bryce";
        library::Library(library_file, library::Access::Create).add(kept);
        context().open(session::LibraryFile{library_file});
        open(map::Map({9, 7}));
        click_space({3, 3});
    }

    static std::optional<wxPoint> menu_by(const std::function<void()>& input) {
        const testing::MenuUser user;
        input();
        testing::wait_until([&user] { return user.place().has_value(); });
        testing::settle();
        return user.place();
    }
    /// The place of the menu that a key opens.
    static std::optional<wxPoint> menu_by_key(int key, int modifiers) {
        return menu_by([&] { testing::press_key(key, modifiers); });
    }

    /// Expects that both keys open a menu within the window that has the focus.
    static void expect_menus(wxWindow& window, const char* what) {
        window.SetFocus();
        testing::settle();
        for (const auto& [key, modifiers] :
             {std::pair(WXK_MENU, wxMOD_NONE), {WXK_F10, wxMOD_SHIFT}}) {
            const auto place = menu_by_key(key, modifiers);
            ASSERT_TRUE(place) << what << ", key " << key;
            EXPECT_TRUE(window.GetScreenRect().Contains(*place))
                << what << ": " << place->x << ", " << place->y;
        }
    }
    static void show(int function_key) { testing::press_key(function_key, wxMOD_CONTROL); }

    const std::filesystem::path library_file = folder / "some.library";
};

TEST_F(ContextMenusTest, KeysOpenThatOfEachPanel) {
    auto& spaces = *testing::fields<PaletteList>(*frame).front();
    spaces.select(0);
    expect_menus(spaces, "palette");
    auto& findings = testing::field<FindingList>(the<FindingsPanel>());
    findings.select(0);
    expect_menus(findings, "findings");
    show(WXK_F4);
    auto& measures = testing::field<MeasureList>(the<AnalysisPanel>());
    ASSERT_TRUE(testing::wait_until([this] { return context().measures().up_to_date(); }));
    measures.select(0);
    expect_menus(measures, "analysis");
    show(WXK_F6);
    auto& statistics = testing::field<StatisticsView>(*frame);
    ASSERT_TRUE(testing::wait_until([&] { return statistics.term_at({}) != nullptr; }));
    expect_menus(statistics, "statistics");
    show(WXK_F7);
    auto& library = testing::field<LibraryList>(*frame);
    library.select(0);
    expect_menus(library, "library");
}

TEST_F(ContextMenusTest, KeysOpenThatOfTheLegend) {
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(testing::wait_until([this] { return the<Legend>().IsShownOnScreen(); }));
    auto& legend = testing::field<Legend>(*frame);
    ASSERT_TRUE(testing::wait_until([&] { return legend.term_at({}) != nullptr; }));
    expect_menus(legend, "legend");
}

TEST_F(ContextMenusTest, KeysOpenThatOfRevisions) {
    RevisionsDialog dialog(frame, library_file, "Bryce");
    testing::show(dialog);
    expect_menus(testing::field<RowList>(dialog), "revisions");
}

} // namespace
} // namespace pampas::desktop
