#pragma once

#include "editor/desktop/context/context.h"

#include <wx/panel.h>

namespace pampas::desktop {

class TextList;

/// The steps that led to the current map, oldest first, followed by the undone ones. The current
/// step stays in view.
class HistoryPanel : public wxPanel {
  public:
    /// `context` must outlive this object.
    HistoryPanel(wxWindow* parent, Context& context);

  private:
    void refresh();

    Context& context_;
    TextList* list_;
    Connection settled_;
};

} // namespace pampas::desktop
