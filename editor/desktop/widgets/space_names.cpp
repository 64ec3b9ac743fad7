#include "editor/desktop/widgets/space_names.h"

#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

wxString title(map::Space space) {
    return space == map::Space::Land ? wx_tr("Undecided land")
                                     : wx_text(tr(map::name(space))).Capitalize();
}

wxString key(map::Space space) {
    return wxString::Format("%d", (static_cast<int>(space) + 1) % 10);
}

} // namespace pampas::desktop
