#include "editor/desktop/widgets/space_choice.h"

#include "editor/desktop/widgets/space_names.h"

namespace pampas::desktop {

SpaceChoice::SpaceChoice(wxWindow* parent, map::Space chosen, const std::function<void()>& changed)
    : wxChoice(parent, wxID_ANY) {
    for (const map::Space space : map::all_spaces) {
        Append(title(space));
    }
    SetSelection(static_cast<int>(chosen));
    Bind(wxEVT_CHOICE, [changed](wxCommandEvent&) { changed(); });
}

map::Space SpaceChoice::space() const {
    return map::all_spaces[static_cast<std::size_t>(GetSelection())];
}

} // namespace pampas::desktop
