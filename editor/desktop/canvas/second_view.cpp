#include "editor/desktop/canvas/second_view.h"

#include <wx/sizer.h>

namespace pampas::desktop {

SecondView::SecondView(wxWindow* parent, Context& context)
    : wxPanel(parent), canvas_(new Canvas(this, context.map())),
      controller_(*canvas_, context, CanvasController::Sight::All), pointer_(*canvas_, controller_),
      keyboard_(*canvas_, controller_) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(canvas_, wxSizerFlags(1).Expand());
}

SecondView::~SecondView() {
    // What is bound to its events goes before it otherwise.
    canvas_->Destroy();
}

} // namespace pampas::desktop
