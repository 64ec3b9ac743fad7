#include "engine/hex/geometry.h"
#include "tests/editor/desktop/desk.h"

#include <cmath>

namespace pampas::desktop {
namespace {

using hex::Coordinate;
using map::Space;
using ::testing::ElementsAre;

constexpr int alt_shift = wxMOD_ALT | wxMOD_SHIFT;

class SymmetryCommandsTest : public testing::Desk {
  protected:
    SymmetryCommandsTest() { open(map::Map({11, 11})); }

    const hex::Symmetric* symmetric() const { return document().symmetry(); }
    void point(Coordinate at) { testing::point_at(canvas(), canvas().point_of(at)); }
    std::size_t forests() const { return map().all(Space::Forest).size(); }
};

TEST_F(SymmetryCommandsTest, PaintsAllImagesInOneStep) {
    testing::press_key('3');
    testing::press_key('6', alt_shift);
    testing::press_key('X', alt_shift);
    ASSERT_NE(symmetric(), nullptr);
    EXPECT_EQ(symmetric()->symmetry(), (hex::Symmetry{6, true, false}));
    const Coordinate here{6, 3};
    point(here);
    EXPECT_EQ(canvas().outlined(Outline::Preview), symmetric()->images({here}));
    click_space(here);
    EXPECT_EQ(map().all(Space::Forest), symmetric()->images({here}));
    EXPECT_GE(forests(), 6u);
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(forests(), 0u);
    testing::press_key('1', alt_shift);
    EXPECT_EQ(symmetric(), nullptr);
    click_space(here);
    EXPECT_EQ(forests(), 1u);
}

TEST_F(SymmetryCommandsTest, TheCentreGoesToThePointer) {
    testing::press_key('6', alt_shift);
    ASSERT_NE(symmetric(), nullptr);
    point({2, 7});
    testing::press_key('C', alt_shift);
    const hex::Point centre = hex::centre(map().grid(), {2, 7});
    EXPECT_NEAR(symmetric()->centre().x, centre.x, 1e-6);
    EXPECT_NEAR(symmetric()->centre().y, centre.y, 1e-6);
    testing::press_key('3', alt_shift);
    EXPECT_NEAR(symmetric()->centre().x, centre.x, 1e-6) << "it stays where it was put";
    testing::press_key('3', alt_shift);
    EXPECT_EQ(symmetric(), nullptr) << "chosen twice is not chosen";
}

TEST_F(SymmetryCommandsTest, TheCentreGoesToSidesAndCornersByTheKeyboard) {
    testing::press_key('3', alt_shift);
    testing::press_key(WXK_RIGHT);
    const Coordinate here = canvas().outlined(Outline::Cursor).front();
    const hex::Point middle = hex::centre(map().grid(), here);
    const auto away = [&] {
        return std::hypot(symmetric()->centre().x - middle.x, symmetric()->centre().y - middle.y);
    };
    testing::press_key('C', alt_shift);
    EXPECT_NEAR(away(), 0, 1e-6);
    for (int corner = 0; corner < 6; ++corner) {
        testing::press_key('V', alt_shift);
        EXPECT_NEAR(away(), 1, 1e-6) << "thirds have no centre on a side";
    }
    testing::press_key('V', alt_shift);
    EXPECT_NEAR(away(), 0, 1e-6);
}

TEST_F(SymmetryCommandsTest, SpacesWithoutAnImageAreBreaks) {
    point({5, 5});
    testing::press_key('3');
    testing::press_key('2', alt_shift);
    const auto open = symmetric()->without_image();
    ASSERT_FALSE(open.empty()) << "a half turn does not close on 11 x 11";
    EXPECT_THAT(status(0).utf8_string(), ::testing::HasSubstr(std::to_string(open.size())));
    EXPECT_TRUE(canvas().outlined(Outline::Break).empty()) << "nobody has asked for them";
    point(open.front());
    EXPECT_THAT(canvas().outlined(Outline::Break), ElementsAre(open.front()));
    EXPECT_THAT(status(0).utf8_string(), ::testing::HasSubstr("no image"));
    point({5, 5});
    EXPECT_TRUE(canvas().outlined(Outline::Break).empty());
    EXPECT_THAT(status(0).utf8_string(), ::testing::Not(::testing::HasSubstr("no image")));
    testing::press_key('B', alt_shift);
    EXPECT_EQ(canvas().outlined(Outline::Break), open);
    EXPECT_EQ(status(0).utf8_string(), std::to_string(open.size()) + " spaces break the symmetry");
}

TEST_F(SymmetryCommandsTest, AnEditThatBreaksItSaysSo) {
    map::Map even({11, 12});
    open(even, "even.json");
    testing::press_key('2', alt_shift);
    map::Map broken = map();
    broken.set({2, 2}, Space::Water);
    document().repaint(broken, "Decide land"); // which knows no symmetry
    testing::settle();
    EXPECT_EQ(status(0), "2 spaces break the symmetry");
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_THAT(status(0).utf8_string(), ::testing::Not(::testing::HasSubstr("break")));
}

TEST_F(SymmetryCommandsTest, ANewMapIsPaintedInTheSymmetryChosen) {
    testing::press_key('3', alt_shift);
    prompt.map_answer = map::Map({9, 9});
    testing::press_key('N', wxMOD_CONTROL);
    EXPECT_EQ(prompt.proposed_symmetry, (hex::Symmetry{3}));
    ASSERT_NE(symmetric(), nullptr);
    EXPECT_EQ(symmetric()->symmetry(), (hex::Symmetry{3}));
    EXPECT_EQ(symmetric()->grid(), map().grid());
}

TEST_F(SymmetryCommandsTest, BreaksAreShownWalkedAndMended) {
    open(map::Map({11, 12}), "even.json"); // on which a half turn closes
    testing::press_key('3');
    click_space({2, 2});
    testing::press_key('2', alt_shift);
    testing::press_key('B', alt_shift);
    const auto images = symmetric()->images({{2, 2}});
    EXPECT_EQ(canvas().outlined(Outline::Break), images);
    EXPECT_EQ(status(0), "2 spaces break the symmetry");
    testing::press_key(WXK_HOME);
    testing::press_key(WXK_PAGEUP);
    for (const Coordinate image : images) {
        testing::press_key('N', alt_shift);
        EXPECT_THAT(canvas().outlined(Outline::Cursor), ElementsAre(image));
    }
    point({1, 1});
    testing::press_key('M', alt_shift);
    EXPECT_EQ(map().all(Space::Forest), images);
    EXPECT_TRUE(canvas().outlined(Outline::Break).empty());
    testing::press_key('Z', wxMOD_CONTROL);
    EXPECT_EQ(forests(), 1u);
    EXPECT_EQ(canvas().outlined(Outline::Break), images);
    point({9, 9});
    testing::press_key('M', alt_shift);
    EXPECT_EQ(forests(), 0u) << "the other side has no forest";
}

} // namespace
} // namespace pampas::desktop
