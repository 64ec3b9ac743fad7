#pragma once

#include "editor/desktop/context/context.h"

#include <wx/panel.h>

namespace pampas::desktop {

class TextList;

/// The steps that led to the current map, the oldest first, and the undone ones, which can be
/// redone. The current step stays in sight.
class HistoryPanel : public wxPanel {
  public:
    /// `context` outlives it.
    HistoryPanel(wxWindow* parent, Context& context);

  private:
    void refresh();

    Context& context_;
    TextList* list_;
    Connection settled_;
};

} // namespace pampas::desktop
