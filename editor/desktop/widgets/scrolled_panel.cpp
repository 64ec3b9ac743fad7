#include "editor/desktop/widgets/scrolled_panel.h"

#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

constexpr int panel_step = 12; // in DIP

} // namespace

ScrolledPanel::ScrolledPanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL) {
    SetScrollRate(0, FromDIP(panel_step));
}

bool ScrolledPanel::Layout() {
    const int needed = GetSizer() == nullptr ? 0 : GetSizer()->CalcMin().y;
    if (needed != std::exchange(needed_, needed)) { // setting it lays out again
        FitInside();
    }
    return wxScrolledWindow::Layout();
}

// As wide as the window: only its height scrolls.
wxSize ScrolledPanel::GetBestVirtualSize() const {
    return {GetClientSize().x, std::max(needed_, GetClientSize().y)};
}

} // namespace pampas::desktop
