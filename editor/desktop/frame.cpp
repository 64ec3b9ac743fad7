#include "editor/desktop/frame.h"

#include <wx/panel.h>

namespace pampas::desktop {

Frame::Frame()
    : wxFrame(nullptr, wxID_ANY, "Pampas", wxDefaultPosition, {1200, 760}), panes_(this) {
    panes_.AddPane(new wxPanel(this), wxAuiPaneInfo().CenterPane());
    panes_.Update();
}

Frame::~Frame() {
    panes_.UnInit();
}

} // namespace pampas::desktop
