#pragma once

#include <wx/dnd.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

/// What windows share with other programs: the clipboard, the browser, files that are dropped.
namespace pampas::desktop {
/// The text that is there, if it is text.
std::optional<std::string> clipboard_text();

void put_into_clipboard(const std::string& text);

/// Shows the page in a file in the user's browser; whether that could be started.
bool show_in_browser(const std::filesystem::path& page);

/// Takes files and folders that are dropped on a window.
class DroppedFiles : public wxFileDropTarget {
  public:
    using Taker = std::function<void(const std::vector<std::filesystem::path>&)>;

    /// `take` is called once the drop is over, so that it may ask questions.
    DroppedFiles(wxWindow& window, Taker take);

    bool OnDropFiles(wxCoord x, wxCoord y, const wxArrayString& files) override;

  private:
    wxWindow& window_;
    Taker take_;
};

} // namespace pampas::desktop
