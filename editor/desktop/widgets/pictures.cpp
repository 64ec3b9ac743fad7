#include "editor/desktop/widgets/pictures.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/picture/export.h"
#include "engine/hex/geometry.h"
#include "engine/resources/resource.h"

#include <boost/algorithm/string/replace.hpp>
#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/window.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <map>
#include <memory>
#include <tuple>

#ifdef __WXMSW__
#include <cairo-win32.h>
#include <wx/msw/wrapwin.h>
#endif
namespace pampas::desktop {
namespace {

struct Pixel {
    unsigned char red, green, blue, alpha;
};

/// Converts a premultiplied pixel.
Pixel pixel(std::uint32_t argb) {
    const std::uint32_t alpha = argb >> 24;
    const auto part = [argb, alpha](int shift) {
        const std::uint32_t value = argb >> shift & 0xff;
        return static_cast<unsigned char>(alpha == 0 ? 0 : std::min(value * 255 / alpha, 255U));
    };
    return {part(16), part(8), part(0), static_cast<unsigned char>(alpha)};
}

wxImage image(const picture::Pixels& pixels) {
    // `wxImage` releases both with `std::free`.
    auto* colours = static_cast<unsigned char*>(std::malloc(pixels.argb.size() * 3));
    auto* alphas = static_cast<unsigned char*>(std::malloc(pixels.argb.size()));
    wxImage result(pixels.width, pixels.height, colours, alphas);
    for (const std::uint32_t argb : pixels.argb) {
        const Pixel one = pixel(argb);
        *colours++ = one.red;
        *colours++ = one.green;
        *colours++ = one.blue;
        *alphas++ = one.alpha;
    }
    return result;
}

/// The outline of changed spaces, visible on every kind of space.
picture::Highlight change_mark(double scale) {
    return {.line = {0.72, 0.12, 0.55, 1}, .halo = {1, 1, 1, 0.95}, .width = 1.5 * scale};
}

/// A picture of a map on which these spaces stand out; all others fade into `background`. `pixels`
/// is its size at most.
picture::Pixels marked_board(const map::Map& map, const std::vector<hex::Coordinate>& marked,
                             wxSize pixels, double scale, const wxColour& background) {
    const auto part = [](unsigned char value) { return value / 255.0; };
    constexpr double veil = 0.45;
    return picture::marked_thumbnail(
        map, marked, pixels.x, pixels.y, change_mark(scale),
        {part(background.Red()), part(background.Green()), part(background.Blue()), veil});
}

wxImage transparent(int pixels) {
    wxImage image(pixels, pixels);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), pixels * pixels, wxIMAGE_ALPHA_TRANSPARENT);
    return image;
}

/// Dark dashes on a light line, so that some of it is visible on every background.
wxBitmap dashed_outline(int side, double scale) {
    const int pixels = static_cast<int>(side * scale);
    const double radius = pixels * 0.46;
    wxImage image = transparent(pixels);
    {
        const std::unique_ptr<wxGraphicsContext> graphics(wxGraphicsContext::Create(image));
        wxGraphicsPath path = graphics->CreatePath();
        for (const hex::Point corner : hex::corners(hex::StaggerAxis::Y)) {
            path.AddLineToPoint(pixels / 2.0 + radius * corner.x, pixels / 2.0 + radius * corner.y);
        }
        path.CloseSubpath();
        graphics->SetPen(graphics->CreatePen(wxGraphicsPenInfo(*wxWHITE).Width(2 * scale)));
        graphics->StrokePath(path);
        graphics->SetPen(graphics->CreatePen(
            wxGraphicsPenInfo(wxColour(70, 70, 70)).Width(scale).Style(wxPENSTYLE_SHORT_DASH)));
        graphics->StrokePath(path);
    }
    return wxBitmap(image, wxBITMAP_SCREEN_DEPTH, scale);
}

wxBitmap painted(map::Space space, int side, double scale) {
    return space == map::Space::Void ? dashed_outline(side, scale)
                                     : map_bitmap(map::Map({}, space), {side, side}, scale);
}

/// A bitmap for a window with `scale` pixels per unit.
wxBitmap bitmap_of(const picture::Pixels& pixels, double scale) {
    return wxBitmap(image(pixels), wxBITMAP_SCREEN_DEPTH, scale);
}

} // namespace

wxBitmap map_bitmap(const map::Map& map, wxSize size, double scale,
                    const overlays::Overlay& overlay) {
    const auto pixels = [scale](int length) {
        return std::max(1, static_cast<int>(length * scale));
    };
    return bitmap_of(board_alone(map, pixels(size.x), pixels(size.y), overlay), scale);
}

picture::Pixels board_alone(const map::Map& map, int max_width, int max_height,
                            const overlays::Overlay& overlay) {
    const picture::Style style{.coordinates = false, .background = picture::transparent};
    return picture::thumbnail(map, max_width, max_height, style, overlay);
}

wxBitmap changed_board(const map::Map& before, const map::Map& after, wxSize size, double scale,
                       const wxColour& background) {
    return bitmap_of(marked_board(after, places(map::differences(before, after)), size * scale,
                                  scale, background),
                     scale);
}

std::vector<hex::Coordinate> places(const std::vector<map::SpaceDifference>& differences) {
    std::vector<hex::Coordinate> result;
    std::ranges::transform(differences, std::back_inserter(result), &map::SpaceDifference::at);
    return result;
}

wxString title(map::Space space) {
    return space == map::Space::Land ? wx_tr("Undecided land")
                                     : wx_text(tr(map::name(space))).Capitalize();
}

wxString key(map::Space space) {
    return wxString::Format("%d", (static_cast<int>(space) + 1) % 10);
}

wxBitmap space_picture(map::Space space, int side, double scale) {
    // Never freed: bitmaps must not be destroyed after the toolkit.
    static auto& known = *new std::map<std::tuple<map::Space, int, double>, wxBitmap>;
    wxBitmap& picture = known[{space, side, scale}];
    if (!picture.IsOk()) {
        picture = painted(space, side, scale);
    }
    return picture;
}

wxBitmap piece_picture(picture::Glyph piece, int side, double scale) {
    static auto& known = *new std::map<std::tuple<picture::Glyph, int, double>, wxBitmap>;
    wxBitmap& picture = known[{piece, side, scale}];
    if (!picture.IsOk()) {
        picture::ExportOptions options;
        options.style = {.coordinates = false, .background = picture::transparent};
        options.pieces = {{{0, 0}, piece}};
        const int pixels = std::max(1, static_cast<int>(side * scale));
        picture = bitmap_of(
            picture::preview(map::Map({}, map::Space::Pampas), options, pixels, pixels), scale);
    }
    return picture;
}

wxBitmapBundle icon(const std::string& name, int side, const wxWindow& window) {
    std::string svg(resources::find("icons/" + name + ".svg").value());
    const wxColour colour = window.GetForegroundColour();
    boost::algorithm::replace_all(svg, "currentColor",
                                  colour.GetAsString(wxC2S_HTML_SYNTAX).utf8_string());
    return wxBitmapBundle::FromSVG(svg.c_str(), window.FromDIP(wxSize(side, side)));
}

PicturePreview::PicturePreview(wxWindow* parent, wxSize size) : wxPanel(parent) {
    SetMinSize(FromDIP(size));
    name_for_readers(*this, wx_tr("Picture of the map"), ReaderRole::Picture);
    Bind(wxEVT_PAINT, &PicturePreview::on_paint, this);
    also_on(*this, wxEVT_SIZE, [this] {
        picture_ = wxBitmap();
        Refresh();
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
    draw_centred(dc, picture_, room);
}

void MapPreview::set_map(map::Map map, std::vector<hex::Coordinate> marked) {
    if (!shown_ || map != map_ || marked != marked_) {
        map_ = std::move(map);
        marked_ = std::move(marked);
        shown_ = true;
        show([this](int width, int height) { return painted(width, height); });
    }
}

picture::Pixels MapPreview::painted(int width, int height) const {
    return marked_.empty() ? board_alone(map_, width, height)
                           : marked_board(map_, marked_, {width, height}, GetContentScaleFactor(),
                                          GetBackgroundColour());
}

#ifdef __WXMSW__

picture::Context cairo_on_window(wxPaintDC& dc) {
    const picture::Surface surface(cairo_win32_surface_create(dc.GetHDC()));
    return picture::context(surface.get());
}

picture::Context cairo_on_page(wxDC& dc) {
    const picture::Surface surface(
        cairo_win32_printing_surface_create(static_cast<HDC>(dc.GetHandle())));
    return picture::context(surface.get());
}

#else

picture::Context cairo_on_window(wxPaintDC& dc) {
    auto* shared = static_cast<cairo_t*>(dc.GetGraphicsContext()->GetNativeContext());
    return picture::Context(cairo_reference(shared));
}

picture::Context cairo_on_page(wxDC& dc) {
    auto* shared = static_cast<cairo_t*>(dc.GetHandle());
    return picture::Context(shared == nullptr ? nullptr : cairo_reference(shared));
}

#endif

} // namespace pampas::desktop
