#include "editor/desktop/canvas/second_view.h"

#include <wx/sizer.h>

namespace pampas::desktop {

SecondView::SecondView(wxWindow* parent, document::Document& document, document::Toolbox& toolbox)
    : wxPanel(parent), canvas_(new Canvas(this, document.map())),
      controller_(*canvas_, document, toolbox), pointer_(*canvas_, controller_),
      keyboard_(*canvas_, document.map(), controller_) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(canvas_, wxSizerFlags(1).Expand());
}

SecondView::~SecondView() {
    // What is bound to its events goes before it otherwise.
    canvas_->Destroy();
}

void SecondView::show_change(const document::Change& change) {
    canvas_->show_change(change);
    controller_.refresh();
}

} // namespace pampas::desktop
