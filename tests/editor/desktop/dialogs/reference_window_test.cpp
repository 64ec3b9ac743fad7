#include "editor/desktop/dialogs/reference_window.h"
#include "engine/language/language.h"
#include "engine/language/tr.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <wx/button.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

class ReferenceTest : public ::testing::Test {
  protected:
    ~ReferenceTest() override {
        reference.Destroy();
        testing::settle();
    }

    TermList& list() { return testing::field<TermList>(reference); }
    wxTextCtrl& words() { return *testing::fields<wxTextCtrl>(reference).front(); }
    std::string_view shown() const { return reference.shown()->id; }

    ReferenceWindow& reference = *new ReferenceWindow(nullptr);
};

TEST_F(ReferenceTest, ExplainsEveryTerm) {
    for (const glossary::Term& term : glossary::terms()) {
        reference.explain(term);
        EXPECT_EQ(list().selected_term(), &term);
        EXPECT_TRUE(reference.text().Contains(tr(term.name).c_str())) << term.id;
        EXPECT_TRUE(reference.text().Contains(tr(term.sentence).c_str())) << term.id;
    }
    EXPECT_EQ(list().count(), glossary::terms().size());
}

TEST_F(ReferenceTest, SaysWhatIsUsualAmongPublishedMaps) {
    reference.explain(*glossary::find("market"));
    EXPECT_TRUE(reference.text().Contains("markets: in half of them 14 to 27, in all 8 to 49"))
        << reference.text();
}

TEST_F(ReferenceTest, FindsTermsByTheirWords) {
    testing::show(reference);
    words().SetFocus();
    testing::type("zebra market");
    testing::settle();
    EXPECT_EQ(list().count(), 0U);
    words().SetValue("between");
    EXPECT_EQ(shown(), "betweenness");
    testing::press_key(WXK_DOWN);
    EXPECT_NE(shown(), "betweenness");
    EXPECT_GT(list().count(), 1U);
    EXPECT_LT(list().count(), glossary::terms().size());
}

TEST_F(ReferenceTest, LinksLeadToOtherTermsAndBack) {
    testing::show(reference);
    reference.explain(*glossary::find("betweenness"));
    testing::settle();
    wxWindow* link = wxWindow::FindWindowByLabel("Chokepoint", &reference);
    ASSERT_NE(link, nullptr);
    wxCommandEvent pressed(wxEVT_BUTTON, link->GetId());
    pressed.SetEventObject(link);
    link->ProcessWindowEvent(pressed);
    testing::settle();
    EXPECT_EQ(shown(), "chokepoint");
    testing::press_key(WXK_LEFT, wxMOD_ALT);
    EXPECT_EQ(shown(), "betweenness");
    testing::press_key(WXK_ESCAPE);
    EXPECT_TRUE(testing::wait_until([this] { return !reference.IsShown(); }));
}

} // namespace
} // namespace pampas::desktop
