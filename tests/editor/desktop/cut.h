#pragma once

#include <wx/window.h>

#include <string>
#include <vector>

namespace pampas::testing {

/// What is cut off or without room in a window, one line for each control. Text that an ellipsis
/// shortens counts as shown, because a tooltip has the rest.
std::vector<std::string> what_is_cut(const wxWindow& window);

} // namespace pampas::testing
