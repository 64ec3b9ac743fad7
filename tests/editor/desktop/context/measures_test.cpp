#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/context/measures.h"
#include "editor/desktop/panels/analysis_panel.h"
#include "editor/desktop/panels/findings_panel.h"
#include "engine/files/file.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/corpus.h"

#include <wx/choice.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class MeasuresTest : public testing::Desk {
  protected:
    const Measures& measures() const { return context().measures(); }
    const Legend& legend() const { return the<Legend>(); }

    bool wait_for_figures() {
        testing::settle();
        return testing::wait_until([this] { return measures().up_to_date(); });
    }
    const overlays::Mark* mark_at(Coordinate at) {
        const auto& marks = context().overlays().overlay().marks;
        const auto found = std::ranges::find(marks, at, &overlays::Mark::at);
        return found == marks.end() ? nullptr : &*found;
    }
    /// A strip of land with one market three spaces away and another beyond it.
    static map::Map board() {
        map::Map map({9, 7});
        map.set({1, 1}, Space::Forest);
        map.set({5, 1}, Space::Market);
        map.set({7, 5}, Space::Market);
        return map;
    }
};

TEST_F(MeasuresTest, AnOverlayFollowsTheBrush) {
    open(board());
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    EXPECT_EQ(legend().title(), "Herd distance");
    EXPECT_TRUE(legend().IsShownOnScreen());
    ASSERT_NE(mark_at({1, 1}), nullptr);
    EXPECT_EQ(mark_at({1, 1})->label, "3");

    testing::press_key('8');
    click_space({3, 1});
    ASSERT_TRUE(wait_for_figures());
    ASSERT_EQ(at({3, 1}), Space::Market);
    EXPECT_EQ(mark_at({1, 1})->label, "1");
    EXPECT_TRUE(context().overlays().fresh());

    testing::press_key('0', wxMOD_ALT);
    EXPECT_TRUE(context().overlays().overlay().marks.empty());
    EXPECT_TRUE(legend().title().empty());
}

TEST_F(MeasuresTest, FiguresAreGreyUntilTheyAreFresh) {
    open(board());
    testing::press_key('6', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    EXPECT_TRUE(the<AnalysisPanel>().fresh());
    const_cast<Measures&>(measures()).refresh();
    EXPECT_FALSE(the<AnalysisPanel>().fresh());
    EXPECT_FALSE(context().overlays().fresh());
    EXPECT_FALSE(measures().up_to_date());
    ASSERT_TRUE(wait_for_figures());
    EXPECT_TRUE(the<AnalysisPanel>().fresh());
    EXPECT_TRUE(context().overlays().fresh());
}

// Large, so that a new measurement would be noticed.
TEST_F(MeasuresTest, NothingIsMeasuredAnewWhenTheMapStaysAsItIs) {
    open(map::Map({44, 40}));
    testing::point_at(canvas(), canvas().point_of({20, 20}));
    wxUIActionSimulator().MouseDown();
    ASSERT_TRUE(wait_for_figures());
    wxUIActionSimulator().MouseUp();
    testing::settle();
    EXPECT_TRUE(document().history().can_undo()) << "the stroke has ended";
    EXPECT_TRUE(measures().up_to_date());
    testing::choose(testing::field<wxChoice>(the<FindingsPanel>()), 1);
    testing::settle();
    EXPECT_TRUE(measures().up_to_date());
}

TEST_F(MeasuresTest, ThePointerReadsTheOverlay) {
    open(board());
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    testing::point_at(canvas(), canvas().point_of({1, 1}));
    EXPECT_EQ(legend().hover(), "B2 forest: 3 animals to the market at F2");
    testing::point_at(canvas(), canvas().point_of({2, 1}));
    EXPECT_THAT(legend().hover().utf8_string(), StartsWith("C2 pampas: 3 animals"));
}

TEST_F(MeasuresTest, AClickOnAMarketShowsTheWayThereAndPaintsNothing) {
    open(board());
    const map::Map before = map();
    testing::press_key('Q');
    click_space({5, 1});
    ASSERT_TRUE(wait_for_figures());
    EXPECT_EQ(legend().title(), "Way to the market");
    EXPECT_THAT(legend().summary().utf8_string(), HasSubstr("F2: 3 animals from land"));
    EXPECT_EQ(measures().choice(), OverlayChoice(Coordinate{5, 1}));

    click_space({7, 3});
    EXPECT_EQ(measures().choice(), OverlayChoice());
    EXPECT_EQ(map(), before);
    EXPECT_FALSE(document().modified());
}

TEST_F(MeasuresTest, TheWayGoesWithItsMarket) {
    open(board());
    testing::press_key('Q');
    click_space({5, 1});
    ASSERT_TRUE(wait_for_figures());
    testing::press_key('B');
    testing::press_key('1');
    click_space({5, 1});
    ASSERT_TRUE(testing::wait_until([this] { return measures().choice() == OverlayChoice(); }));
    EXPECT_TRUE(context().overlays().overlay().marks.empty());
}

TEST_F(MeasuresTest, AnotherGridIsMeasuredAnew) {
    open(board());
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    testing::point_at(canvas(), canvas().point_of({7, 5}));
    open(map::Map({3, 3}), "other.json");
    ASSERT_TRUE(wait_for_figures());
    for (const overlays::Mark& mark : context().overlays().overlay().marks) {
        EXPECT_TRUE(map().grid().contains(mark.at));
    }
    EXPECT_EQ(legend().summary(), "No market can be reached from land");
}

TEST_F(MeasuresTest, ThePanelChoosesWhatIsSeen) {
    open(board());
    ASSERT_TRUE(wait_for_figures());
    auto& choice = testing::labelled<wxChoice>(the<AnalysisPanel>(), "Show");
    ASSERT_EQ(choice.GetCount(), overlays::kinds().size() + 2);
    for (unsigned item = 1; item < choice.GetCount(); ++item) {
        testing::choose(choice, static_cast<int>(item));
        ASSERT_TRUE(wait_for_figures());
        EXPECT_EQ(legend().title(),
                  item <= overlays::kinds().size() ? choice.GetString(item) : "Way to the market");
    }
}

TEST_F(MeasuresTest, TheMapKeepsItsSizeWhenTheLegendComesAndGoes) {
    open(board());
    const wxSize before = canvas().GetSize();
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    ASSERT_TRUE(legend().IsShownOnScreen());
    EXPECT_EQ(canvas().GetSize(), before);
    testing::press_key('0', wxMOD_ALT);
    EXPECT_TRUE(legend().title().empty());
    EXPECT_EQ(canvas().GetSize(), before);
}

/// All bundled and published maps.
std::vector<map::Map> all_maps() {
    std::vector<map::Map> maps;
    for (const auto& resource : resources::in_folder("maps")) {
        maps.push_back(formats::read_json(resource.bytes));
    }
    for (const auto& file : testing::corpus_files()) {
        maps.push_back(formats::read_haz(read_file(file)));
    }
    return maps;
}

// The rest of a long one scrolls.
TEST_F(MeasuresTest, MostOfEveryLegendIsSeenBesideTheMap) {
    frame->SetSize(1280, 800);
    testing::settle();
    testing::press_key('1', wxMOD_ALT);
    ASSERT_TRUE(wait_for_figures());
    auto& shown = the<Legend>();
    for (const map::Map& map : all_maps()) {
        const graph::Analysis analysis = graph::analyze(map);
        for (const overlays::Kind& kind : overlays::kinds()) {
            const overlays::Overlay overlay = kind.make(map, analysis);
            context().overlays().show(kind.name, overlay);
            testing::settle();
            EXPECT_GE(shown.GetSize().y, 3 * shown.height() / 4)
                << map.details().name << ", " << kind.name;
            EXPECT_GE(the<FindingsPanel>().GetSize().y, 100)
                << map.details().name << ", " << kind.name;
        }
    }
}

} // namespace
} // namespace pampas::desktop
