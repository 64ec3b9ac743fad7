#include "editor/desktop/widgets/screen.h"

#include <wx/display.h>

namespace pampas::desktop {

wxSize within_screen(const wxWindow& window, wxSize size) {
    size.DecTo(wxDisplay(&window).GetClientArea().GetSize());
    return size;
}

} // namespace pampas::desktop
