#pragma once

#include <wx/vlbox.h>

namespace pampas::testing {

/// Clicks into a row, which must be in sight.
void click_row(const wxVListBox& list, std::size_t row, int button = wxMOUSE_BTN_LEFT);
void double_click_row(const wxVListBox& list, std::size_t row);

} // namespace pampas::testing
