#pragma once

#include <wx/bmpbndl.h>

#include <string>

class wxWindow;

namespace pampas::desktop {

/// The icon `resources/icons/NAME.svg` in the colour of the window's text, `side` DIP wide. There
/// must be one of that name.
wxBitmapBundle icon(const std::string& name, int side, const wxWindow& window);

} // namespace pampas::desktop
