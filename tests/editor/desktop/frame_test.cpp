#include "editor/desktop/frame.h"
#include "tests/editor/desktop/gui.h"

namespace pampas::desktop {
namespace {

TEST(Frame, Opens) {
    auto* frame = new Frame;
    testing::show(*frame);
    EXPECT_TRUE(frame->IsShownOnScreen());
    frame->Destroy();
    testing::settle();
}

} // namespace
} // namespace pampas::desktop
