#include "editor/desktop/widgets/map_preview.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dcclient.h>

namespace pampas::desktop {

MapPreview::MapPreview(wxWindow* parent, wxSize size) : wxPanel(parent) {
    SetMinSize(FromDIP(size));
    name_for_readers(*this, wx_tr("Picture of the map"), ReaderRole::Picture);
    Bind(wxEVT_PAINT, &MapPreview::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        picture_ = wxBitmap();
        Refresh();
        event.Skip();
    });
}

void MapPreview::set_map(map::Map map) {
    if (map != map_) {
        map_ = std::move(map);
        picture_ = wxBitmap();
        Refresh();
    }
}

void MapPreview::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    const wxSize room = GetClientSize();
    if (!picture_.IsOk()) {
        picture_ = map_bitmap(map_, room, GetContentScaleFactor());
    }
    const wxSize size = picture_.GetLogicalSize();
    dc.DrawBitmap(picture_, (room.x - size.x) / 2, (room.y - size.y) / 2, true);
}

} // namespace pampas::desktop
