#include "editor/desktop/widgets/dropped_files.h"

#include "editor/desktop/widgets/text.h"

#include <wx/window.h>

namespace pampas::desktop {

DroppedFiles::DroppedFiles(wxWindow& window, Taker take)
    : window_(window), take_(std::move(take)) {}

bool DroppedFiles::OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) {
    std::vector<std::filesystem::path> paths;
    for (const wxString& file : files) {
        paths.push_back(to_path(file));
    }
    // Until this returns, the program that they come from waits.
    window_.CallAfter([take = take_, paths] { take(paths); });
    return true;
}

} // namespace pampas::desktop
