#include "editor/desktop/dialogs/space_choice.h"

namespace pampas::desktop {
namespace {

wxString title(map::Space space) {
    return space == map::Space::Land ? wxString("Undecided land")
                                     : wxString::FromUTF8(map::name(space).data()).Capitalize();
}

} // namespace

SpaceChoice::SpaceChoice(wxWindow* parent, map::Space chosen, std::function<void()> changed)
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
