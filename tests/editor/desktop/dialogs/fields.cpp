#include "tests/editor/desktop/dialogs/fields.h"

#include "tests/editor/desktop/gui.h"

namespace pampas::testing {

void type(const char* text) {
    press_key('A', wxMOD_CONTROL);
    wxUIActionSimulator().Text(text);
    settle();
}

} // namespace pampas::testing
