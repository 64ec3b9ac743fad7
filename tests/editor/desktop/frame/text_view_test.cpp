#include "editor/desktop/panels/text_view.h"
#include "tests/editor/desktop/desk.h"
#include "tests/editor/desktop/dialogs/fields.h"

#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class TextViewTest : public testing::Desk {
  protected:
    void SetUp() override {
        map::Map map({8, 6});
        map.set({3, 3}, Space::Market);
        map.set({3, 4}, Space::Forest);
        open(map);
    }
    void show_text() {
        testing::press_key(WXK_F10, wxMOD_CONTROL);
        ASSERT_TRUE(testing::wait_until([this] { return the<TextView>().IsShownOnScreen(); }));
        testing::settle();
    }
    std::string here() const { return the<TextView>().here().utf8_string(); }
    std::string rows() const { return the<TextView>().rows().utf8_string(); }
    wxTextCtrl& row_text() { return *testing::fields<wxTextCtrl>(the<TextView>()).back(); }
    std::string outlined() {
        const auto& spaces = canvas().outlined(Outline::Cursor);
        return spaces.empty() ? "" : hex_name(spaces.front());
    }
    static std::string hex_name(Coordinate at) {
        return std::string(1, static_cast<char>('A' + at.column)) + std::to_string(at.row + 1);
    }
};

TEST_F(TextViewTest, FollowsTheKeysOnTheMap) {
    show_text();
    canvas().SetFocus();
    canvas().reveal({0, 0});
    testing::press_key(WXK_HOME);
    testing::press_key(WXK_PAGEUP);
    EXPECT_THAT(here(), StartsWith("A1 pampas, beside "));
    for (int i = 0; i < 3; ++i) {
        testing::press_key(WXK_RIGHT);
        testing::press_key(WXK_DOWN);
    }
    EXPECT_THAT(here(), StartsWith("D4 market, beside "));
    EXPECT_EQ(row_text().GetStringSelection(), "D market");
}

TEST_F(TextViewTest, FollowsThePointer) {
    show_text();
    testing::point_at(canvas(), canvas().point_of({3, 4}));
    EXPECT_THAT(here(), StartsWith("D5 forest, beside market D4"));
}

TEST_F(TextViewTest, FollowsWhatIsPainted) {
    show_text();
    EXPECT_THAT(rows(), HasSubstr("2: A to H pampas"));
    testing::press_key('3');
    click_space({2, 1});
    const std::string kind(map::name(at({2, 1})));
    ASSERT_NE(kind, "pampas");
    EXPECT_THAT(rows(), HasSubstr("2: A to B pampas, C " + kind + ", D to H pampas"));
    EXPECT_THAT(here(), StartsWith("C2 " + kind));
}

TEST_F(TextViewTest, MovingInTheRowsMovesTheCursor) {
    show_text();
    row_text().SetFocus();
    row_text().SetInsertionPoint(0);
    testing::settle();
    for (int i = 0; i < 3; ++i) {
        testing::press_key(WXK_DOWN);
    }
    EXPECT_EQ(outlined(), "A4");
    EXPECT_THAT(here(), StartsWith("A4 pampas"));
    testing::press_key(WXK_END);
    EXPECT_EQ(outlined(), "E4") << "the last run begins there";
    EXPECT_TRUE(row_text().HasFocus()) << "one goes on reading";
}

TEST_F(TextViewTest, IsReadAndNotTypedInto) {
    show_text();
    row_text().SetFocus();
    const std::string before = rows();
    testing::press_key('X');
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(rows(), before);
}

} // namespace
} // namespace pampas::desktop
