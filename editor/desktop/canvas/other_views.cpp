#include "editor/desktop/canvas/other_views.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/geometry.h"

#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <cmath>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize largest_view(190, 150);
constexpr int view_frame_width = 2;

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

} // namespace

Minimap::Minimap(Canvas& canvas, Context& context) : canvas_(canvas) {
    Hide();
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(&canvas, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE, "minimap");
    name_for_readers(*this, wx_tr("The whole map"), ReaderRole::Picture);
    SetCursor(wxCursor(wxCURSOR_HAND));
    SetToolTip(wx_tr("The whole map; drag to move the view"));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_LEFT_DOWN, &Minimap::on_press, this);
    Bind(wxEVT_LEFT_DCLICK, &Minimap::on_press, this);
    Bind(wxEVT_MOTION, &Minimap::on_drag, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) {
        if (HasCapture()) {
            ReleaseMouse();
        }
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
    wanted_ = context.preferences().minimap;
    connections_ = {context.settled.connect([this](bool map_changed) {
                        if (map_changed) {
                            refresh_map();
                        }
                    }),
                    context.preferences_changed.connect(
                        [this, &context] { set_wanted(context.preferences().minimap); }),
                    context.closing.connect([this, &context] {
                        context.keep_preference(
                            [this](Preferences& kept) { kept.minimap = wanted_; });
                    })};
}

void Minimap::refresh_map() {
    picture_ = wxBitmap();
    refresh_view();
}

void Minimap::refresh_view() {
    const bool needed = wanted_ && !canvas_.viewport().shows_all();
    if (needed) {
        place();
        Refresh();
    }
    Show(needed);
}

void Minimap::set_wanted(bool wanted) {
    wanted_ = wanted;
    refresh_view();
}

void Minimap::place() {
    const hex::Point extent = hex::extent(canvas_.map().grid());
    const wxSize room = FromDIP(largest_view);
    const double side = std::min(room.x / extent.x, room.y / extent.y);
    const int border = 2 * FromDIP(view_frame_width);
    const wxSize size(std::max(rounded(side * extent.x), 1) + border,
                      std::max(rounded(side * extent.y), 1) + border);
    if (size != GetSize()) {
        picture_ = wxBitmap();
    }
    const wxSize canvas = canvas_.GetClientSize();
    const int gap = FromDIP(spacing::wide_gap);
    SetSize(wxRect(wxPoint(canvas.x - size.x - gap, canvas.y - size.y - gap), size));
}

picture::View Minimap::view() const {
    const hex::Point extent = hex::extent(canvas_.map().grid());
    const double border = FromDIP(view_frame_width);
    return {std::min((GetSize().x - 2 * border) / extent.x, (GetSize().y - 2 * border) / extent.y),
            {border, border}};
}

wxRect Minimap::in_sight() const {
    const Viewport& viewport = canvas_.viewport();
    const hex::Point first = view().to_pixels(viewport.view().to_map({}));
    const hex::Point last = view().to_pixels(viewport.view().to_map(viewport.end()));
    return wxRect(wxPoint(rounded(first.x), rounded(first.y)),
                  wxPoint(rounded(last.x), rounded(last.y)))
        .Intersect(wxRect(GetClientSize()));
}

void Minimap::on_paint() {
    wxPaintDC dc(this);
    const int border = FromDIP(view_frame_width);
    const wxSize inside = GetClientSize() - wxSize(2 * border, 2 * border);
    if (!picture_.IsOk()) {
        picture_ = map_bitmap(canvas_.map(), inside, GetContentScaleFactor());
    }
    dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNSHADOW)));
    dc.SetBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
    dc.DrawRectangle(GetClientRect());
    dc.DrawBitmap(picture_, border, border, true);
    const wxRect sight = in_sight();
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetPen(wxPen(*wxWHITE, FromDIP(4)));
    dc.DrawRectangle(sight);
    dc.SetPen(wxPen(wxColour(20, 20, 20), FromDIP(2)));
    dc.DrawRectangle(sight);
}

void Minimap::on_press(wxMouseEvent& event) {
    CaptureMouse();
    move_to(event.GetPosition());
}

void Minimap::on_drag(wxMouseEvent& event) {
    if (HasCapture()) {
        move_to(event.GetPosition());
    }
}

void Minimap::move_to(wxPoint point) {
    canvas_.centre(view().to_map({static_cast<double>(point.x), static_cast<double>(point.y)}));
}

SecondView::SecondView(wxWindow* parent, Context& context)
    : wxPanel(parent), canvas_(new Canvas(this, context.map())),
      controller_(*canvas_, context, CanvasController::Sight::All), pointer_(*canvas_, controller_),
      keyboard_(*canvas_, controller_) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(canvas_, wxSizerFlags(1).Expand());
}

SecondView::~SecondView() {
    // Otherwise the objects bound to its events would be destroyed first.
    canvas_->Destroy();
}

} // namespace pampas::desktop
