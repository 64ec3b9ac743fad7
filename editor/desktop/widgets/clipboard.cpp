#include "editor/desktop/widgets/clipboard.h"

#include "editor/desktop/widgets/text.h"

#include <wx/clipbrd.h>

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

} // namespace pampas::desktop
