#include "editor/desktop/widgets/searched_list.h"
#include "tests/editor/desktop/gui.h"

#include <gtest/gtest.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

TEST(RowListKeys, PickOnlyRowsThatAreThere) {
    auto* window = new wxFrame(nullptr, wxID_ANY, "list");
    std::vector<std::size_t> picked;
    auto* list = new TextList(window, {.pick = [&](std::size_t row) { picked.push_back(row); },
                                       .activate = [](std::size_t) {}});
    testing::show(*window);
    list->SetFocus();
    const auto press_all = [&] {
        for (const int key : {WXK_SPACE, WXK_HOME, WXK_END, WXK_UP, WXK_DOWN, WXK_PAGEUP,
                              WXK_PAGEDOWN, WXK_RETURN}) {
            testing::press_key(key);
        }
        testing::settle();
    };
    press_all();
    EXPECT_TRUE(picked.empty());
    list->set_rows({{.text = "one"}, {.text = "two"}}, std::nullopt);
    testing::press_key(WXK_SPACE);
    EXPECT_TRUE(picked.empty()) << "no row is selected";
    testing::press_key(WXK_END);
    EXPECT_TRUE(testing::wait_until([&] { return list->selected() == 1U; }));
    EXPECT_EQ(picked, std::vector<std::size_t>{1});
    press_all();
    EXPECT_TRUE(std::ranges::all_of(picked, [](std::size_t row) { return row < 2; }));
    window->Destroy();
    testing::settle();
}

} // namespace
} // namespace pampas::desktop
