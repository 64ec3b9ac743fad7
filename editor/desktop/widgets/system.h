#pragma once

#include <wx/dnd.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What windows exchange with other programs: the clipboard, the browser, dropped files.
namespace pampas::desktop {

/// The text in the clipboard, if there is one.
std::optional<std::string> clipboard_text();

void put_into_clipboard(const std::string& text);

/// Shows the page in this file in the user's browser. Returns whether the browser could be started.
bool show_in_browser(const std::filesystem::path& page);

/// Takes files and folders that are dropped on a window.
class DroppedFiles : public wxFileDropTarget {
  public:
    using Taker = std::function<void(const std::vector<std::filesystem::path>&)>;

    /// `take` is called after the drop has ended, so that it may open dialogs.
    DroppedFiles(wxWindow& window, Taker take);

    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;

  private:
    wxWindow& window_;
    Taker take_;
};

} // namespace pampas::desktop
