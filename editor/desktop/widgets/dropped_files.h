#pragma once

#include <wx/dnd.h>

#include <filesystem>
#include <functional>
#include <vector>

namespace pampas::desktop {

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
