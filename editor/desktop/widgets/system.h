#pragma once

#include <wx/dnd.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Exchange with other programs: clipboard, browser, dropped files.
namespace pampas::desktop {

/// The text in the clipboard, if any.
std::optional<std::string> clipboard_text();

/// Puts text into the clipboard.
void put_into_clipboard(const std::string& text);

/// Opens the page in this file in the user's browser. Returns whether the browser could be started.
bool show_in_browser(const std::filesystem::path& page);

/// Accepts files and folders dropped on a window.
class DroppedFiles : public wxFileDropTarget {
  public:
    using Taker = std::function<void(const std::vector<std::filesystem::path>&)>;

    /// `take` is called after the drop has ended, so it may open dialogs.
    DroppedFiles(wxWindow& window, Taker take);

    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;

  private:
    wxWindow& window_;
    Taker take_;
};

} // namespace pampas::desktop
