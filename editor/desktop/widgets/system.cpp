#include "editor/desktop/widgets/system.h"

#include "editor/desktop/widgets/text.h"

#include <wx/clipbrd.h>
#include <wx/filename.h>
#include <wx/filesys.h>
#include <wx/utils.h>
#include <wx/window.h>

namespace pampas::desktop {

std::optional<std::string> clipboard_text() {
    wxTextDataObject text;
    const wxClipboardLocker locker;
    return !!locker && wxTheClipboard->GetData(text) ? std::optional(text.GetText().utf8_string())
                                                     : std::nullopt;
}

void put_into_clipboard(const std::string& text) {
    const wxClipboardLocker locker;
    if (!!locker) {
        wxTheClipboard->SetData(new wxTextDataObject(wx_text(text)));
    }
}

bool show_in_browser(const std::filesystem::path& page) {
    return wxLaunchDefaultBrowser(wxFileSystem::FileNameToURL(wxFileName(wx_text(page.string()))));
}

DroppedFiles::DroppedFiles(wxWindow& window, Taker take)
    : window_(window), take_(std::move(take)) {}

bool DroppedFiles::OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) {
    std::vector<std::filesystem::path> paths;
    for (const wxString& file : files) {
        paths.push_back(to_path(file));
    }
    // The source program waits until this returns.
    window_.CallAfter([take = take_, paths] { take(paths); });
    return true;
}

} // namespace pampas::desktop
