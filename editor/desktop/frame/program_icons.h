#pragma once

#include <wx/iconbndl.h>

namespace pampas::desktop {

/// The program's sign: a market with land, water and pampas around it.
wxIconBundle program_icons();

} // namespace pampas::desktop
