#include "analysis/legality/client.h"
#include "analysis/overlays/catalogue.h"
#include "editor/desktop/dialogs/export_dialog.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/exchange/job.h"
#include "editor/picture/layout.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using testing::field;
using testing::labelled;

map::Map honey() {
    map::Map map({12, 9});
    map.details().name = "Honey";
    map.set({3, 3}, map::Space::Market);
    map.set({1, 1}, map::Space::Forest);
    map.set({9, 7}, map::Space::Meadow);
    return map;
}

/// A map that Yucata accepts, and turns.
map::Map playable() {
    map::Map map({9, 9, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    for (const int column : {0, 2, 4, 6, 8}) {
        map.set({column, 2}, map::terrains[static_cast<std::size_t>(column / 2)]);
        map.set({column, 6}, map::Space::Market);
    }
    return map;
}

SeenOverlay seen() {
    SeenOverlay result{"Spaces used", {}};
    result.overlay.marks = {{{2, 2}, {200, 10, 10}, "7", "used"}};
    return result;
}

class ExportDialogTest : public ::testing::Test {
  protected:
    void begin(const ExportChoices& last = {}, std::size_t maps = 1) {
        dialog = std::make_unique<ExportDialog>(nullptr, PictureSubject{map, "Honey", seen()}, last,
                                                maps);
        testing::show(*dialog);
    }
    void choose_entry(const wxString& label, const wxString& beginning) {
        auto& choice = labelled<wxChoice>(*dialog, label);
        for (unsigned entry = 0; entry < choice.GetCount(); ++entry) {
            if (choice.GetString(entry).Contains(beginning)) {
                return choose(choice, static_cast<int>(entry));
            }
        }
        ADD_FAILURE() << beginning << " is not offered";
    }
    wxSpinCtrl& side() { return labelled<wxSpinCtrl>(*dialog, "Side of a hex"); }
    wxSpinCtrl& width() { return labelled<wxSpinCtrl>(*dialog, "Width of the picture"); }
    bool may_export() { return dialog->FindWindow(wxID_OK)->IsEnabled(); }
    bool says(const wxString& text) {
        const auto texts = testing::fields<wxStaticText>(*dialog);
        return std::ranges::any_of(texts, [&](auto* one) { return one->GetLabel() == text; });
    }
    wxString notice() { return field<Notice>(*dialog).text(); }

    map::Map map = honey();
    std::unique_ptr<ExportDialog> dialog;
};

TEST_F(ExportDialogTest, OffersAllThereIsWhenNoClientIsMeant) {
    begin();
    EXPECT_EQ(labelled<wxChoice>(*dialog, "Kind").GetCount(), exchange::products().size());
    choose_entry("Kind", "VASSAL");
    EXPECT_TRUE(says("A folder with the board, its grid and instructions to load them"));
    EXPECT_FALSE(side().IsEnabled());
    EXPECT_TRUE(may_export());
}

TEST_F(ExportDialogTest, BeginsWithWhatTheClientTakes) {
    map.set({5, 5}, map::Space::Land);
    begin({.product = "svg"});
    choose_entry("Client", "SpielByWeb");
    EXPECT_EQ(dialog->answer().choices.client, "spielbyweb");
    EXPECT_EQ(dialog->answer().choices.product, "haz");
    EXPECT_TRUE(says("What players see: SpielByWeb"));
    choose_entry("Client", "Tabletop");
    EXPECT_EQ(dialog->answer().choices.product, "pdf");
    choose_entry("Client", "No particular client");
    EXPECT_EQ(dialog->answer().choices.client, "");
}

TEST_F(ExportDialogTest, SaysWhatIsDifferentAtTheClient) {
    map = playable();
    begin({.client = "yucata", .product = "haz"});
    EXPECT_TRUE(notice().Contains("Yucata shows the map turned")) << notice();
    EXPECT_TRUE(may_export());
    choose_entry("Kind", ".png");
    EXPECT_TRUE(notice().Contains("Yucata shows the map turned")) << notice();
    const picture::Layout turned = picture::layout_for(
        legality::shown_by(legality::client_named("yucata"), map).map, {.side = 32});
    EXPECT_TRUE(says(wxString::Format("%d x %d pixels", turned.width, turned.height)));
}

TEST_F(ExportDialogTest, SaysWhyAClientDoesNotTakeTheMap) {
    map = map::Map({12, 9}); // without markets
    begin({.client = "yucata", .product = "haz"});
    EXPECT_FALSE(may_export());
    EXPECT_TRUE(notice().StartsWith("Yucata does not accept this map:")) << notice();
    choose_entry("Client", "No particular client");
    EXPECT_TRUE(may_export());
    begin({.client = "yucata", .product = "haz"}, 12);
    EXPECT_TRUE(may_export()) << "others may be taken";
    EXPECT_EQ(dialog->GetTitle(), "Export 12 Maps");
}

TEST_F(ExportDialogTest, AClientsPictureHasNoOverlay) {
    map = playable();
    begin({.picture = {.overlay = "seen"}});
    EXPECT_EQ(dialog->answer().overlay, seen().overlay);
    choose_entry("Client", "Tabletop");
    EXPECT_FALSE(labelled<wxChoice>(*dialog, "Overlay").IsEnabled());
    EXPECT_EQ(dialog->answer().overlay, overlays::Overlay());
}

TEST_F(ExportDialogTest, BeginsWithWhatWasChosenLast) {
    const ExportChoices last{.product = "svg",
                             .side = 50,
                             .width = 800,
                             .picture = {.look = picture::Look::Ink,
                                         .coordinates = true,
                                         .title = true,
                                         .overlay = "seen"},
                             .paper = {.hex = 31,
                                       .paper = "letter",
                                       .orientation = paper::Orientation::Landscape,
                                       .overlap = 12,
                                       .aids = true}};
    begin(last);
    EXPECT_EQ(dialog->answer().choices, last);
    EXPECT_EQ(dialog->answer().overlay, seen().overlay);
}

TEST_F(ExportDialogTest, EachSizeFollowsFromTheOther) {
    begin();
    side().SetFocus();
    testing::type("20");
    const int wide = picture::layout_for(map, {.side = 20}).width;
    EXPECT_EQ(width().GetValue(), wide);
    width().SetFocus();
    testing::type("900");
    EXPECT_EQ(side().GetValue(), std::lround(picture::layout_for(map, {.width = 900}).view.side));
    EXPECT_TRUE(says("900 x " + std::to_string(picture::layout_for(map, {.width = 900}).height) +
                     " pixels"));
    EXPECT_EQ(dialog->answer().choices.width, 900);
}

TEST_F(ExportDialogTest, ATitleMakesThePictureHigher) {
    begin({.side = 20});
    labelled<wxCheckBox>(*dialog, "Name of the map at the top").SetFocus();
    testing::press_key(WXK_SPACE);
    const picture::Layout layout = picture::layout_for(map, {.side = 20, .title = "Honey"});
    EXPECT_GT(layout.height, picture::layout_for(map, {.side = 20}).height);
    EXPECT_TRUE(says(wxString::Format("%d x %d pixels", layout.width, layout.height)));
    EXPECT_TRUE(dialog->answer().choices.picture.title);
}

TEST_F(ExportDialogTest, WaitsForTheMeasureOfAnOverlay) {
    begin();
    choose_entry("Overlay", "Betweenness");
    EXPECT_TRUE(testing::wait_until([this] { return may_export(); }));
    const Export answer = dialog->answer();
    EXPECT_EQ(answer.choices.picture.overlay, "betweenness");
    const auto kind = std::ranges::find(overlays::kinds(), "betweenness", &overlays::Kind::name);
    EXPECT_EQ(answer.overlay, kind->make(map, graph::analyze(map)));
}

TEST_F(ExportDialogTest, SaysWhatAFileDoesNotHold) {
    map.details().description = "Sweet";
    begin({.product = "haz"});
    EXPECT_TRUE(notice().Contains("the description")) << notice();
    EXPECT_FALSE(side().IsEnabled());
    choose_entry("Kind", ".json");
    EXPECT_FALSE(notice().Contains("does not hold")) << notice();
    choose_entry("Kind", ".tmj");
    EXPECT_FALSE(notice().Contains("does not hold")) << notice();
    EXPECT_TRUE(notice().Contains("pampas-pointy.tsx and pampas-pointy.png")) << notice();
    choose_entry("Kind", ".png");
    EXPECT_EQ(notice(), "");
    EXPECT_TRUE(side().IsEnabled());
}

TEST_F(ExportDialogTest, CountsTheSheetsOfPaper) {
    map = map::Map({20, 12});
    begin({.product = "pdf"});
    EXPECT_TRUE(says("Sheets: 3, each 210 x 297 mm"));
    EXPECT_FALSE(side().IsShown());
    auto& hex = labelled<wxSpinCtrl>(*dialog, "Hexes, side to opposite side");
    hex.SetFocus();
    testing::type("10");
    EXPECT_TRUE(says("Sheets: 1, each 297 x 210 mm"));
    choose_entry("Paper", "A3");
    EXPECT_TRUE(says("Sheets: 1, each 420 x 297 mm"));
    choose_entry("Paper", "One page");
    EXPECT_TRUE(may_export());
    const PaperChoices expected{.hex = 10, .paper = "poster"};
    EXPECT_EQ(dialog->answer().choices.paper, expected);
    choose_entry("Kind", ".png");
    EXPECT_FALSE(hex.IsShown());
    EXPECT_TRUE(side().IsShown());
}

TEST_F(ExportDialogTest, SaysWhyThereIsNothingToPrint) {
    map = map::Map({3, 3}, map::Space::Void);
    begin({.product = "pdf"});
    EXPECT_FALSE(may_export());
    EXPECT_TRUE(notice().Contains("void")) << notice();
}

TEST_F(ExportDialogTest, RefusesAPictureThatIsTooLarge) {
    map = map::Map({200, 200});
    begin({.side = 1000});
    EXPECT_FALSE(may_export());
    EXPECT_TRUE(notice().Contains("cannot make a picture")) << notice();
    side().SetFocus();
    testing::type("10");
    EXPECT_TRUE(may_export());
}

} // namespace
} // namespace pampas::desktop
