#include "tests/editor/desktop/widgets/rows.h"

#include "tests/editor/desktop/gui.h"

namespace pampas::testing {
namespace {

wxPoint middle(const wxVListBox& list, std::size_t row) {
    const wxRect place = list.GetItemRect(row);
    return {place.x + place.width / 2, place.y + place.height / 2};
}

} // namespace

void click_row(const wxVListBox& list, std::size_t row, int button) {
    click(list, middle(list, row), button);
}

void double_click_row(const wxVListBox& list, std::size_t row) {
    double_click(list, middle(list, row));
}

} // namespace pampas::testing
