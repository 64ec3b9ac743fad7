#include "editor/desktop/widgets/picture_preview.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dcclient.h>

#include <algorithm>

namespace pampas::desktop {

PicturePreview::PicturePreview(wxWindow* parent, wxSize size) : wxPanel(parent) {
    SetMinSize(FromDIP(size));
    name_for_readers(*this, wx_tr("Picture of the map"), ReaderRole::Picture);
    Bind(wxEVT_PAINT, &PicturePreview::on_paint, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        picture_ = wxBitmap();
        Refresh();
        event.Skip();
    });
}

void PicturePreview::show(Maker maker) {
    maker_ = std::move(maker);
    picture_ = wxBitmap();
    Refresh();
}

void PicturePreview::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    if (!maker_) {
        return;
    }
    const wxSize room = GetClientSize();
    if (!picture_.IsOk()) {
        const double scale = GetContentScaleFactor();
        const auto pixels = [scale](int length) {
            return std::max(1, static_cast<int>(length * scale));
        };
        picture_ = bitmap_of(maker_(pixels(room.x), pixels(room.y)), scale);
    }
    const wxSize size = picture_.GetLogicalSize();
    dc.DrawBitmap(picture_, (room.x - size.x) / 2, (room.y - size.y) / 2, true);
}

void MapPreview::set_map(map::Map map) {
    if (!shown_ || map != map_) {
        map_ = std::move(map);
        shown_ = true;
        show([this](int width, int height) { return board_alone(map_, width, height); });
    }
}

} // namespace pampas::desktop
