#pragma once

#include <wx/string.h>

#include <vector>

class wxWindow;

namespace pampas::desktop {

/// The lines of a text, broken between words so that each fits into `width` pixels in the window's
/// font; at least one. What is beyond `max_lines` is cut off with an ellipsis.
std::vector<wxString> wrapped(wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines);

} // namespace pampas::desktop
