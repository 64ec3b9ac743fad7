#include "editor/desktop/panels/repair_panel.h"
#include "engine/formats/format.h"
#include "engine/map/difference.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/engine/drawn_map.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

constexpr hex::Coordinate locked_space{0, 0};

/// A market beside the first land, so that there is something to repair.
map::Map lopsided() {
    map::Map map = testing::drawn_map({"mfg$s..", ".......", "...w.r.", "......$"});
    map.details().name = "Lopsided";
    map.details().players = map::PlayerRange{2, 3};
    map.details().locked = {locked_space};
    return map;
}

class RepairTest : public testing::Desk {
  protected:
    void SetUp() override { open(lopsided(), "lopsided.json"); }

    RepairPanel& panel() const { return the<RepairPanel>(); }
    const report::RepairReport& report() const { return *panel().report(); }
    const repair::Proposal& proposal(std::size_t number) const {
        return report().found.proposals[number];
    }
    std::size_t best() const { return *report().found.best; }
    bool says(const std::string& words) const {
        return std::ranges::any_of(testing::fields<wxStaticText>(panel()), [&](auto* text) {
            wxString label = text->GetLabelText();
            label.Replace("\n", " ");
            return text->IsShownOnScreen() && label.Contains(words);
        });
    }
    wxButton& button(const char* label) const {
        return testing::labelled<wxButton>(panel(), wxString::FromUTF8(label));
    }
    static void press(const wxButton& button) {
        testing::click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    }

    /// Sets up a search for two players, with so many games each round and at most four changes.
    void choose(int games, bool free_counts = false) {
        testing::enter(testing::with_tip<wxSpinCtrl>(panel(), changes_tip), 4);
        testing::enter(testing::labelled<wxSpinCtrl>(panel(), "Games"), games);
        testing::tick(testing::labelled<wxCheckBox>(panel(), "2"), true);
        testing::tick(testing::labelled<wxCheckBox>(panel(), "3"), false);
        testing::tick(testing::labelled<wxCheckBox>(panel(), "Counts may change"), free_counts);
    }
    /// Searches to the end.
    void search(bool free_counts = false) {
        choose(few_games, free_counts);
        testing::press_key(WXK_F5, wxMOD_SHIFT);
        ASSERT_TRUE(testing::wait_until([this] { return !panel().running(); }));
        testing::settle();
        ASSERT_TRUE(panel().report() != nullptr);
        ASSERT_TRUE(report().found.best);
    }
    std::vector<hex::Coordinate> ghosts() {
        std::vector<hex::Coordinate> result;
        for (const document::PlacedSpace& ghost : canvas().proposal()) {
            result.push_back(ghost.at);
        }
        return result;
    }
    std::vector<hex::Coordinate> changed_by(std::size_t number) const {
        std::vector<hex::Coordinate> result;
        for (const auto& change : map::differences(lopsided(), proposal(number).variant.map)) {
            result.push_back(change.at);
        }
        return result;
    }

    static constexpr int few_games = 150;
    static constexpr int endless = 10'000'000;
    static inline const wxString changes_tip =
        "How many spaces may change at most; a swap of two spaces counts as two";
};

TEST_F(RepairTest, ApplyingChangesWhatIsAnnouncedAsOneStep) {
    search();
    const map::Map before = map();
    const std::size_t chosen = best();
    const map::Map announced = proposal(chosen).variant.map;
    EXPECT_EQ(panel().proposals().selected(), chosen);
    EXPECT_EQ(ghosts(), changed_by(chosen));
    const std::size_t steps = document().history().done();
    press(button("Apply"));
    EXPECT_EQ(map(), announced);
    EXPECT_EQ(map::differences(before, map()).size(), proposal(chosen).changes);
    EXPECT_EQ(map().at(locked_space), before.at(locked_space));
    EXPECT_EQ(map().counts(), before.counts());
    EXPECT_EQ(document().history().done(), steps + 1);
    EXPECT_THAT(status(0).utf8_string(), HasSubstr("Undo"));
    EXPECT_TRUE(ghosts().empty());
    EXPECT_FALSE(button("Apply").IsEnabled());
    testing::press_key('Z', wxMOD_CONTROL);
    testing::settle();
    EXPECT_EQ(map(), before);
    EXPECT_TRUE(button("Apply").IsEnabled());
    EXPECT_EQ(ghosts(), changed_by(chosen));
}

TEST_F(RepairTest, NoProposalChangesWhatIsLocked) {
    search(true);
    for (const repair::Proposal& proposal : report().found.proposals) {
        EXPECT_EQ(proposal.variant.map.at(locked_space), lopsided().at(locked_space));
        EXPECT_LE(proposal.changes, 4U);
    }
    EXPECT_EQ(proposal(best()).variant.map.details(), lopsided().details());
}

TEST_F(RepairTest, KeysChooseAndEnterApplies) {
    search();
    auto& list = testing::field<ProposalList>(panel());
    list.SetFocus();
    testing::settle();
    testing::press_key(WXK_HOME);
    EXPECT_EQ(panel().proposals().selected(), 0U);
    EXPECT_EQ(ghosts(), changed_by(0));
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(ghosts().empty());
    testing::press_key(WXK_RETURN);
    EXPECT_EQ(map(), proposal(0).variant.map);
}

TEST_F(RepairTest, WhatPointsAtARowSeesItOnTheMap) {
    search();
    auto& list = testing::field<ProposalList>(panel());
    list.ScrollToRow(0);
    testing::point_at(list, {20, 20});
    EXPECT_EQ(ghosts(), changed_by(0));
    testing::point_at(canvas(), {2, 2});
    EXPECT_EQ(ghosts(), changed_by(best()));
}

TEST_F(RepairTest, OfAnEarlierStateNothingIsApplied) {
    search();
    testing::press_key('9');
    click_space({2, 1});
    testing::settle();
    const map::Map painted = map();
    ASSERT_NE(painted, lopsided());
    EXPECT_FALSE(button("Apply").IsEnabled());
    EXPECT_TRUE(says("has changed since"));
    EXPECT_TRUE(ghosts().empty());
    panel().apply(best());
    EXPECT_EQ(map(), painted);
    testing::press_key('Z', wxMOD_CONTROL);
    testing::settle();
    EXPECT_TRUE(button("Apply").IsEnabled());
}

TEST_F(RepairTest, AProposalThatMeetsALockIsNotApplied) {
    search();
    const std::vector<hex::Coordinate> changed = changed_by(best());
    map::Map locked = map();
    locked.details().locked.push_back(changed.front());
    std::ranges::sort(locked.details().locked);
    document().set_details(locked.details(), "Lock");
    testing::settle();
    EXPECT_FALSE(button("Apply").IsEnabled());
    EXPECT_TRUE(says("locked"));
}

TEST_F(RepairTest, StoppedAtOnceNothingWasTried) {
    choose(endless);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(panel().running());
    EXPECT_FALSE(testing::field<RepairForm>(panel()).IsEnabled());
    press(button("Stop"));
    ASSERT_TRUE(testing::wait_until([this] { return !panel().running(); }));
    testing::settle();
    ASSERT_TRUE(panel().report() != nullptr);
    EXPECT_FALSE(report().found.is_begun);
    EXPECT_FALSE(says("best so far"));
    EXPECT_TRUE(testing::field<ProposalList>(panel()).empty_text().Contains("before any change"));
    EXPECT_TRUE(testing::field<RepairForm>(panel()).IsEnabled());
    EXPECT_TRUE(button("Search").IsEnabled());
}

TEST_F(RepairTest, EachMapHasItsOwnSearch) {
    search();
    const auto found = panel().report();
    EXPECT_TRUE(says("Lopsided"));
    open(formats::bundled_map("two-corrals"), "two-corrals.json");
    EXPECT_TRUE(panel().report() == nullptr);
    EXPECT_TRUE(ghosts().empty());
    EXPECT_EQ(panel().proposals().selected(), std::nullopt);
    EXPECT_TRUE(says("Two Corrals"));
    choose(endless);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(panel().running());
    EXPECT_FALSE(testing::field<RepairForm>(panel()).IsEnabled());

    context().maps().show(0);
    testing::settle();
    EXPECT_FALSE(panel().running()) << "that search is of the other map";
    EXPECT_TRUE(testing::field<RepairForm>(panel()).IsEnabled());
    EXPECT_EQ(panel().report(), found);
    EXPECT_EQ(ghosts(), changed_by(best()));
    context().maps().show(1);
    testing::settle();
    EXPECT_TRUE(panel().running()) << "it has gone on";
    testing::press_key('W', wxMOD_CONTROL);
    EXPECT_EQ(panel().report(), found);
}

TEST_F(RepairTest, ClosingTheWindowEndsTheSearch) {
    choose(endless);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(panel().running());
    start(); // closes this one
    EXPECT_FALSE(panel().running());
    EXPECT_TRUE(panel().report() == nullptr);
}

TEST_F(RepairTest, AFigureCanBeTheGoal) {
    testing::press_key(WXK_F11, wxMOD_CONTROL);
    testing::settle();
    auto& goal = testing::labelled<wxChoice>(panel(), "Goal");
    testing::choose(goal, 2);
    choose(few_games);
    const repair::RepairPlan plan = testing::field<RepairForm>(panel()).plan();
    EXPECT_EQ(plan.goal.kind, repair::Goal::Kind::Figure);
    EXPECT_LE(plan.goal.target.low, plan.goal.target.high);
    EXPECT_EQ(plan.trial.players, std::vector{2});
}

TEST_F(RepairTest, SeatsWinEquallyOftenBelowTheToleranceOfTheForm) {
    open(formats::bundled_map("two-corrals"), "two-corrals.json");
    choose(240);
    auto& tolerance = testing::with_tip<wxSpinCtrl>(
        panel(),
        "Seats win equally often if the best seat wins at most this many games in 100 more "
        "than the worst");
    testing::enter(tolerance, 50);
    EXPECT_EQ(testing::field<RepairForm>(panel()).plan().tolerance, 0.5);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(testing::wait_until([this] { return !panel().running(); }));
    ASSERT_TRUE(panel().report() != nullptr);
    EXPECT_TRUE(report().found.is_reached());
    EXPECT_TRUE(report().found.proposals.empty());
}

TEST_F(RepairTest, SymmetryStaysIfAsked) {
    map::Map symmetric =
        testing::drawn_map({"mfg$s..", ".w.r...", "...r.w.", "..s$gfm"}); // under a half-turn
    symmetric.details().players = map::PlayerRange{2, 3};
    open(symmetric, "symmetric.json");
    choose(few_games, true);
    testing::enter(testing::with_tip<wxSpinCtrl>(panel(), changes_tip), 8);
    testing::tick(testing::labelled<wxCheckBox>(panel(), "3"), true); // its gap is wider
    testing::tick(testing::labelled<wxCheckBox>(panel(), "Keep symmetry"), true);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(testing::wait_until([this] { return !panel().running(); }));
    ASSERT_TRUE(panel().report() != nullptr);
    ASSERT_FALSE(report().found.proposals.empty());
    for (const repair::Proposal& each : report().found.proposals) {
        const auto symmetries = graph::symmetries(each.variant.map);
        EXPECT_TRUE(std::ranges::any_of(symmetries, [](const graph::Symmetry& symmetry) {
            return symmetry.motion == graph::SymmetryMotion::Rotate180 && symmetry.broken.empty();
        }));
    }
}

TEST_F(RepairTest, SymmetryThatIsNotThereCannotStay) {
    choose(few_games);
    testing::tick(testing::labelled<wxCheckBox>(panel(), "Keep symmetry"), true);
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    ASSERT_TRUE(testing::wait_until([this] { return !panel().running(); }));
    EXPECT_TRUE(panel().report() == nullptr);
    EXPECT_TRUE(says("symmetr"));
}

TEST_F(RepairTest, WithoutPlayersNothingIsSearched) {
    for (auto* box : testing::fields<wxCheckBox>(panel())) {
        testing::tick(*box, false);
    }
    testing::press_key(WXK_F5, wxMOD_SHIFT);
    EXPECT_FALSE(panel().running());
    EXPECT_TRUE(says("number of players"));
}

} // namespace
} // namespace pampas::desktop
