#pragma once

#include <wx/string.h>

#include <functional>

class wxButton;
class wxWindow;

namespace pampas::desktop {

/// A button that calls `press`, which must be possible as long as the button exists.
wxButton* make_button(wxWindow& parent, const wxString& label, const wxString& tip,
                      std::function<void()> press);

/// Enables or disables a button. One that is disabled leaves the focus to `heir`: it would keep it,
/// and no key would do anything any more.
void allow(wxButton& button, bool possible, wxWindow& heir);

} // namespace pampas::desktop
