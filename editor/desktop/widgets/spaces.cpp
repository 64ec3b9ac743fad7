#include "editor/desktop/widgets/spaces.h"

#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/geometry.h"

#include <wx/graphics.h>
#include <wx/image.h>

#include <map>
#include <memory>
#include <tuple>

namespace pampas::desktop {
namespace {

wxImage transparent(int pixels) {
    wxImage image(pixels, pixels);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), pixels * pixels, wxIMAGE_ALPHA_TRANSPARENT);
    return image;
}

wxBitmap dashed_outline(int side, double scale) {
    const int pixels = static_cast<int>(side * scale);
    const double radius = pixels * 0.46;
    wxImage image = transparent(pixels);
    {
        const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(image));
        graphics->SetPen(graphics->CreatePen(
            wxGraphicsPenInfo(wxColour(128, 128, 128)).Width(scale).Style(wxPENSTYLE_SHORT_DASH)));
        wxGraphicsPath path = graphics->CreatePath();
        for (const hex::Point corner : hex::corners(hex::StaggerAxis::Y)) {
            path.AddLineToPoint(pixels / 2.0 + radius * corner.x, pixels / 2.0 + radius * corner.y);
        }
        path.CloseSubpath();
        graphics->StrokePath(path);
    }
    return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale);
}

wxBitmap painted(map::Space space, int side, double scale) {
    return space == map::Space::Void ? dashed_outline(side, scale)
                                     : map_bitmap(map::Map({}, space), {side, side}, scale);
}

} // namespace

wxString title(map::Space space) {
    return space == map::Space::Land ? wx_tr("Undecided land")
                                     : wx_text(tr(map::name(space))).Capitalize();
}

wxString key(map::Space space) {
    return wxString::Format("%d", (static_cast<int>(space) + 1) % 10);
}

wxBitmap space_picture(map::Space space, int side, double scale) {
    // Never freed: bitmaps must not outlive the toolkit.
    static auto& known = *new std::map<std::tuple<map::Space, int, double>, wxBitmap>;
    wxBitmap& picture = known[{space, side, scale}];
    if (!picture.IsOk()) {
        picture = painted(space, side, scale);
    }
    return picture;
}

} // namespace pampas::desktop
