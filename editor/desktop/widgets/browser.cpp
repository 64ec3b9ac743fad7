#include "editor/desktop/widgets/browser.h"

#include "editor/desktop/widgets/text.h"

#include <wx/filename.h>
#include <wx/filesys.h>
#include <wx/utils.h>

namespace pampas::desktop {

bool show_in_browser(const std::filesystem::path& page) {
    return wxLaunchDefaultBrowser(wxFileSystem::FileNameToURL(wxFileName(wx_text(page.string()))));
}

} // namespace pampas::desktop
