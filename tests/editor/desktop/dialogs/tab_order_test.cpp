#include "tests/editor/desktop/dialogs/all_dialogs.h"

#include <gtest/gtest.h>
#include <wx/window.h>

#include <optional>

namespace pampas::desktop {
namespace {

/// Whether `one` is below the other, or beside it to the right.
bool is_read_after(const wxRect& one, const wxRect& other) {
    return one.GetTop() > other.GetBottom() ||
           (one.GetBottom() >= other.GetTop() && one.GetLeft() > other.GetRight());
}

// Tab visits windows in the order in which they are children.
TEST(TabOrderTest, IsThatOfReading) {
    for (const auto& dialog : testing::all_dialogs()) {
        std::optional<wxRect> before;
        for (const wxWindow* window : dialog->GetChildren()) {
            if (window->AcceptsFocusFromKeyboard() && window->IsShown()) {
                EXPECT_TRUE(!before || is_read_after(window->GetRect(), *before))
                    << dialog->GetTitle() << ": " << window->GetLabel() << window->GetName()
                    << " at " << window->GetPosition().x << ", " << window->GetPosition().y;
                before = window->GetRect();
            }
        }
        EXPECT_TRUE(before) << dialog->GetTitle();
    }
}

} // namespace
} // namespace pampas::desktop
