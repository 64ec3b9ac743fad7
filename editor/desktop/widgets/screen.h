#pragma once

#include <wx/gdicmn.h>

class wxWindow;

namespace pampas::desktop {

/// The size, but no larger than the part of the window's display that windows may use.
wxSize within_screen(const wxWindow& window, wxSize size);

} // namespace pampas::desktop
