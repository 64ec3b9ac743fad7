#include "editor/desktop/panels/map_heading.h"

#include "editor/desktop/widgets/text.h"

namespace pampas::desktop {

MapHeading::MapHeading(wxWindow* parent, Context& context)
    : wxStaticText(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                   wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE),
      context_(context) {
    SetFont(GetFont().Bold());
    refresh();
    connections_ = {context.maps().switched.connect([this] { refresh(); }),
                    context.maps().saved.connect([this](const std::string&) { refresh(); }),
                    context.settled.connect([this](bool) { refresh(); })};
}

void MapHeading::refresh() {
    const wxString title = wx_text(context_.session().title());
    if (title != GetLabelText()) {
        SetLabelText(title);
        SetToolTip(title); // the label may be cut off
    }
}

} // namespace pampas::desktop
