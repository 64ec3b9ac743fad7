#pragma once

#include <wx/spinctrl.h>

#include <functional>

namespace pampas::desktop {

/// A field for a whole number from `least` to `most`. `changed` is told every value, also while it
/// is being typed.
wxSpinCtrl* number_field(wxWindow* parent, int value, int least, int most,
                         const std::function<void(int)>& changed);

} // namespace pampas::desktop
