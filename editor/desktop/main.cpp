#include "editor/desktop/app.h"

// NOLINTNEXTLINE: wxWidgets' way to a main.
wxIMPLEMENT_APP(pampas::desktop::App);
