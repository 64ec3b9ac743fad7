#pragma once

#include "editor/desktop/context/context.h"

#include <wx/panel.h>

namespace pampas::desktop {

class HistoryList;

/// The steps that led to the current map, the oldest first, and those undone, which can be done
/// again. The step in effect stays in sight.
class HistoryPanel : public wxPanel {
  public:
    /// `context` outlives it.
    HistoryPanel(wxWindow* parent, Context& context);

  private:
    void refresh();

    Context& context_;
    HistoryList* list_;
    Connection settled_;
};

} // namespace pampas::desktop
