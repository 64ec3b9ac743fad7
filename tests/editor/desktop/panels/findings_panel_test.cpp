#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/findings_panel.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/widgets/rows.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/frame.h>
#include <wx/stattext.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using findings::Finding;
using findings::Severity;
using Spaces = std::vector<hex::Coordinate>;
using ::testing::ElementsAre;

struct Pointing {
    Spaces spaces;
    std::optional<hex::Coordinate> look_at;

    friend bool operator==(const Pointing&, const Pointing&) = default;
};

Finding finding(std::string code, Severity severity, Spaces spaces) {
    return {code,
            severity,
            code + " is told here in words that fill a line or two of the list",
            std::move(spaces),
            {}};
}

class FindingsPanelTest : public ::testing::Test, protected testing::Surroundings {
  protected:
    void SetUp() override {
        frame.SetClientSize(300, 400);
        frame.Layout();
        testing::show(frame);
    }

    FindingList& list() { return testing::field<FindingList>(panel); }
    void click(std::size_t row) { testing::click_row(list(), row); }
    wxString header() { return testing::fields<wxStaticText>(panel).front()->GetLabel(); }

    wxFrame frame{nullptr, wxID_ANY, "test"};
    std::vector<Pointing> pointed;
    Connection points = context().point.connect(
        [this](const Spaces& spaces, std::optional<hex::Coordinate> look_at) {
            pointed.push_back({spaces, look_at});
        });
    FindingsPanel& panel = *new FindingsPanel(&frame, context());

    const Spaces three{{1, 1}, {2, 1}, {5, 4}};
    const std::vector<Finding> some{
        finding("closed", Severity::Error, {{3, 3}}), finding("closed", Severity::Error, {{4, 3}}),
        finding("split", Severity::Warning, three), finding("no-market", Severity::Note, {})};
};

TEST_F(FindingsPanelTest, CountsWhatWasFound) {
    panel.set_findings({});
    EXPECT_EQ(header(), "Legal for Yucata");
    panel.set_findings(some);
    EXPECT_EQ(header(), "2 errors, 1 warning, 1 note");
    EXPECT_EQ(list().GetItemCount(), 4U);
    panel.set_findings({some[2]});
    EXPECT_EQ(panel.summary(), "Legal, 1 warning");
    panel.set_findings({});
    EXPECT_EQ(panel.summary(), "Legal");
}

TEST_F(FindingsPanelTest, AClickPointsAndEveryFurtherOneLooksAtTheNextSpace) {
    panel.set_findings(some);
    click(2);
    click(2);
    click(2);
    click(2);
    EXPECT_THAT(pointed, ElementsAre(Pointing{three, three[0]}, Pointing{three, three[1]},
                                     Pointing{three, three[2]}, Pointing{three, three[0]}));
    click(3);
    EXPECT_EQ(pointed.back(), Pointing()) << "a finding of the whole map points nowhere";
    click(2);
    EXPECT_EQ(pointed.back().look_at, three[0]);
}

TEST_F(FindingsPanelTest, WorksByKeyboard) {
    panel.set_findings(some);
    list().SetFocus();
    testing::press_key(WXK_END);
    testing::press_key(WXK_UP);
    EXPECT_EQ(pointed.back(), (Pointing{three, three[0]}));
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(pointed.back(), (Pointing{three, three[1]}));
    testing::press_key(WXK_HOME);
    EXPECT_EQ(pointed.back(), (Pointing{{{3, 3}}, hex::Coordinate{3, 3}}));
}

TEST_F(FindingsPanelTest, OffersWhatMendsTheFindingThatIsPicked) {
    context().maps().open_new(testing::drawn_map({"----.f", "-$-..f", "----.f"}));
    context().catch_up();
    EXPECT_EQ(panel.offer(), "");
    const auto& found = panel.findings();
    const auto error = std::ranges::find(found, Severity::Error, &Finding::severity);
    ASSERT_NE(error, found.end());
    click(static_cast<std::size_t>(error - found.begin()));
    EXPECT_EQ(panel.offer(), "Make C2 pampas");
    testing::settle();
    auto& button = testing::field<wxButton>(panel);
    testing::click(button, {5, 5});
    EXPECT_EQ(map().at({2, 1}), map::Space::Pampas);
    EXPECT_EQ(document().history().undo_label(), "Make C2 pampas");
    context().catch_up();
    EXPECT_EQ(panel.offer(), "");
}

TEST_F(FindingsPanelTest, AnOfferWhoseStepIsGoneDoesNothing) {
    int runs = 0;
    context().catch_up();
    context().steps().set(
        NextSteps::Source::Games,
        {{.finding = {"play", Severity::Note, "x"}, .task = "Play", .verb = "Play", .run = [&runs] {
              ++runs;
          }}});
    EXPECT_EQ(panel.offer(), "Play");
    const auto press = panel.actions()[0][2].run;
    press();
    EXPECT_EQ(runs, 1);
    document().set_details(map::Details(), "x"); // not checked yet
    context().steps().set(NextSteps::Source::Games, {});
    press();
    EXPECT_EQ(runs, 1);
}

TEST_F(FindingsPanelTest, PointsAtNothingOnceTheFindingsChange) {
    panel.set_findings(some);
    click(2);
    pointed.clear();
    panel.set_findings(some);
    EXPECT_THAT(pointed, ElementsAre()) << "nothing has changed";
    panel.set_findings({some[1], some[2]});
    EXPECT_EQ(list().selected(), 1U) << "it is still there";
    EXPECT_THAT(pointed, ElementsAre(Pointing()));
}

// Even with the selection far down, a new error comes into sight.
TEST_F(FindingsPanelTest, ShowsWhatIsNewAndBad) {
    std::vector<Finding> many;
    for (int column = 0; column < 60; ++column) {
        many.push_back(finding("idle", Severity::Warning, {{column, 0}}));
    }
    panel.set_findings(many);
    list().SetFocus();
    testing::press_key(WXK_END);
    ASSERT_FALSE(list().IsVisible(0));
    many.push_back(finding("undecided", Severity::Note, {}));
    panel.set_findings(many);
    EXPECT_FALSE(list().IsVisible(0)) << "a note may wait";
    many.insert(many.begin(), finding("closed", Severity::Error, {{3, 3}}));
    panel.set_findings(many);
    EXPECT_EQ(list().selected(), 60U);
    EXPECT_TRUE(list().IsVisible(0));
}

TEST_F(FindingsPanelTest, PaintsNothingWhenNothingHasChanged) {
    int paints = 0;
    const auto count = [&paints](wxPaintEvent& event) {
        ++paints;
        event.Skip();
    };
    list().Bind(wxEVT_PAINT, count);
    panel.set_findings(some);
    EXPECT_TRUE(testing::wait_until([&paints] { return paints > 0; }));
    testing::settle();
    const int before = paints;
    panel.set_findings(some);
    testing::settle();
    EXPECT_EQ(paints, before);
    panel.set_findings({});
    EXPECT_TRUE(testing::wait_until([&] { return paints > before; }));
    list().Unbind(wxEVT_PAINT, count);
}

TEST_F(FindingsPanelTest, AsksForAnotherClient) {
    wxChoice& choice = testing::field<wxChoice>(panel);
    EXPECT_EQ(context().client().name, "yucata");
    testing::choose(choice, 1);
    EXPECT_NE(context().client().name, "yucata");
    EXPECT_EQ(context().preferences().client, context().client().name);
    panel.set_findings({});
    EXPECT_EQ(header(), "Legal for " + choice.GetStringSelection());
    context().choose_client("yucata");
    EXPECT_EQ(choice.GetSelection(), 0);
    context().choose_client("nobody");
    EXPECT_EQ(context().client().name, "yucata");
}

TEST_F(FindingsPanelTest, ShowsTheWholeOfALongMessage) {
    panel.set_findings({finding("long", Severity::Error, {}), some[0]});
    const auto height = [this](std::size_t row) { return list().GetItemRect(row).height; };
    const int broad = height(0);
    EXPECT_GE(broad, 2 * list().GetCharHeight());
    frame.SetClientSize(200, 400);
    EXPECT_TRUE(testing::wait_until([&] { return height(0) > broad; }));
}

// After any edit, the same finding stays selected, or one of the same kind.
TEST_F(FindingsPanelTest, KeepsTheSelectionWhereTheFindingPersists) {
    EXPECT_TRUE(rc::check([this] {
        map::Map map = *testing::any_map();
        const legality::Client& client = context().client();
        panel.set_findings(legality::findings(map, client));
        RC_PRE(!panel.findings().empty());
        const auto row = *rc::gen::inRange<std::size_t>(0, panel.findings().size());
        list().select(row);
        const Finding before = panel.findings()[row];
        map.set(*testing::coordinate_on(map.grid()), *rc::gen::elementOf(map::all_spaces));
        const auto now = legality::findings(map, client);
        panel.set_findings(now);
        const auto same = std::ranges::find_if(now, [&before](const Finding& other) {
            return other.code == before.code && other.spaces == before.spaces &&
                   other.terrain == before.terrain;
        });
        if (same != now.end()) {
            RC_ASSERT(list().selected() == static_cast<std::size_t>(same - now.begin()));
        } else if (list().selected()) {
            RC_ASSERT(now[*list().selected()].code == before.code);
        }
    }));
}

} // namespace
} // namespace pampas::desktop
