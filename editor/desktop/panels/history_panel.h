#pragma once

#include "editor/document/history.h"

#include <wx/panel.h>

#include <functional>

namespace pampas::desktop {

class HistoryList;

/// The steps that led to the map, the oldest first, and those undone, which can be done again.
class HistoryPanel : public wxPanel {
  public:
    /// `go_to` is called with the number of steps that shall be in effect (`Document::go_to`).
    HistoryPanel(wxWindow* parent, const std::function<void(std::size_t)>& go_to);

    /// Shows these steps below a first row, `start`, for the map without any: `Opened`. To be
    /// called after each change; the step in effect stays in sight.
    void set_history(const document::History& history, const wxString& start);

  private:
    HistoryList* list_;
};

} // namespace pampas::desktop
