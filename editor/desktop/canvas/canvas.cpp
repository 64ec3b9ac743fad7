#include "editor/desktop/canvas/canvas.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "editor/picture/export.h"
#include "editor/picture/marks.h"
#include "editor/picture/painter.h"
#include "engine/hex/geometry.h"

#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/utils.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace pampas::desktop {
namespace {

using picture::Colour;

/// How each `Outline` looks, at a scale of 1.
constexpr std::array looks{
    picture::Highlight{.line = {1, 1, 1, 1},
                       .halo = {0.1, 0.1, 0.1, 0.9},
                       .tint = {0.2, 0.45, 0.95, 0.22},
                       .width = 1.5},
    picture::Highlight{
        .line = {0.80, 0.11, 0.10, 1}, .halo = {1, 1, 1, 0.9}, .tint = {0.9, 0.1, 0.1, 0.2}},
    picture::Highlight{.line = {0.80, 0.11, 0.10, 1},
                       .halo = {1, 1, 1, 1},
                       .width = 2.5}, // no tint: users look at the kinds of spaces
    picture::Highlight{.line = {0.72, 0.12, 0.55, 1}, .halo = {1, 1, 1, 1}, .width = 2.5},
    picture::Highlight{.line = {1, 1, 1, 1}, .tint = {1, 1, 1, 0.25}, .width = 1.5},
    picture::Highlight{
        .line = {0.55, 0.1, 0.75, 1}, .halo = {1, 1, 1, 0.8}, .tint = {0.6, 0.15, 0.8, 0.15}},
    picture::Highlight{.line = {1, 0.85, 0.2, 1}, .width = 2.5},
};

/// The opacity of what a click would paint.
constexpr double preview_strength = 0.7;

/// For more spaces than this it is faster to paint all.
constexpr std::size_t max_single = 300;

/// The widest outline with its halo, at a scale of 1.
constexpr int outline_width = 5;

/// The font size of the names of columns and rows, at a scale of 1.
constexpr double ruler_font = 11;

/// The side of a handle of the backdrop, in DIP.
constexpr int handle_side = 10;

/// The background around the board in a dark theme.
constexpr Colour night{0.17, 0.16, 0.15};

picture::Highlight scaled(picture::Highlight look, double scale) {
    look.width *= scale;
    return look;
}

} // namespace

Canvas::Canvas(wxWindow* parent, const map::Map& map)
    : map_(&map), overlay_(std::make_shared<const overlays::Overlay>()) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS, "canvas");
    name_for_readers(*this, wx_tr("Map"), ReaderRole::Map);
    show_focus(*this);
    viewport_.set_grid(map.grid());
    take_theme();
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { take_theme(); });
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent&) { on_size(); });
    Bind(wxEVT_DPI_CHANGED, [this](wxDPIChangedEvent&) { on_size(); });
}

// It may be destroyed in the middle of a stroke.
Canvas::~Canvas() {
    if (HasCapture()) {
        ReleaseMouse();
    }
}

void Canvas::take_theme() {
    const wxColour window = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW);
    style_.background = is_dark(window) ? night : picture::paper;
    changed_view();
}

void Canvas::show_map(const map::Map& map, Viewport viewport) {
    map_ = &map;
    viewport_ = viewport;
    take_grid();
    on_size();
}

void Canvas::take_grid() {
    viewport_.set_grid(map_->grid());
    outlines_ = {};
    painted_.clear();
    proposed_.clear();
    changed_view();
}

void Canvas::show_change(const document::Change& change) {
    if (change.grid) {
        take_grid();
    } else {
        repaint(change.spaces);
        if (change.details) { // notes and locks
            Refresh();
        }
    }
}

void Canvas::outline(Outline outline, std::vector<hex::Coordinate> spaces) {
    auto& outlined = outlines_[static_cast<std::size_t>(outline)];
    if (outlined == spaces) {
        return;
    }
    refresh(outlined);
    outlined = std::move(spaces);
    refresh(outlined);
}

const std::vector<hex::Coordinate>& Canvas::outlined(Outline outline) const {
    return outlines_[static_cast<std::size_t>(outline)];
}

void Canvas::show_preview(const document::Preview& preview) {
    std::vector<hex::Coordinate> spaces = preview.chosen;
    for (const document::PlacedSpace& space : preview.painted) {
        spaces.push_back(space.at);
    }
    std::ranges::sort(spaces);
    if (painted_ != preview.painted) {
        painted_ = preview.painted;
        refresh(spaces);
    }
    outline(Outline::Preview, std::move(spaces));
}

void Canvas::show_proposal(std::vector<document::PlacedSpace> proposed) {
    if (proposed == proposed_) {
        return;
    }
    std::vector<hex::Coordinate> spaces;
    std::ranges::transform(proposed, std::back_inserter(spaces), &document::PlacedSpace::at);
    proposed_ = std::move(proposed);
    outline(Outline::Proposal, std::move(spaces));
    Refresh();
}

void Canvas::show_symmetry(const hex::Symmetric* symmetric) {
    const auto shown = symmetric ? std::optional(*symmetric) : std::nullopt;
    if (symmetric_ != shown) {
        symmetric_ = shown;
        Refresh();
    }
}

void Canvas::show_overlay(std::shared_ptr<const overlays::Overlay> overlay) {
    std::vector<hex::Coordinate> changed = picture::differing(*overlay_, *overlay);
    std::erase_if(changed, [this](hex::Coordinate at) { return !map_->grid().contains(at); });
    overlay_ = std::move(overlay);
    repaint(changed);
}

void Canvas::show_pieces(picture::Pieces pieces) {
    const std::vector<hex::Coordinate> changed = picture::differing(pieces_, pieces);
    pieces_ = std::move(pieces);
    repaint(changed);
}

void Canvas::show_bubbles(std::vector<picture::Bubble> bubbles) {
    if (bubbles != bubbles_) {
        bubbles_ = std::move(bubbles);
        Refresh();
    }
}

void Canvas::show_backdrop(std::shared_ptr<const Backdrop> backdrop, const Placement& placement) {
    backdrop_ = std::move(backdrop);
    placement_ = placement;
    Refresh();
}

void Canvas::show_handles(bool shown) {
    handles_ = shown;
    Refresh();
}

std::array<wxPoint, corner_grips.size()> Canvas::backdrop_corners() const {
    std::array<wxPoint, corner_grips.size()> points;
    const double scale = GetContentScaleFactor();
    for (const Grip grip : corner_grips) {
        const hex::Point pixel =
            viewport_.view().to_pixels(backdrop_->corner(map_->grid(), placement_, grip));
        points[static_cast<std::size_t>(grip)] = {static_cast<int>(std::lround(pixel.x / scale)),
                                                  static_cast<int>(std::lround(pixel.y / scale))};
    }
    return points;
}

void Canvas::show_coordinates(bool shown) {
    style_.coordinates = shown;
    changed_view();
}

void Canvas::show_view(const Viewport& viewport) {
    viewport_ = viewport;
    viewport_.set_grid(map_->grid());
    on_size();
}

void Canvas::fit() {
    viewport_.fit();
    changed_view();
}

void Canvas::zoom(double factor, std::optional<wxPoint> at) {
    const wxPoint pointer = at.value_or(ScreenToClient(wxGetMousePosition()));
    const bool inside = wxRect(GetClientSize()).Contains(pointer);
    viewport_.zoom(factor, inside ? pixel(pointer) : viewport_.middle());
    changed_view();
}

double Canvas::magnification() const {
    return viewport_.view().side / (picture::ExportOptions().side * GetContentScaleFactor());
}

void Canvas::centre(hex::Point point) {
    viewport_.centre(point);
    changed_view();
}

void Canvas::pan(wxPoint by) {
    viewport_.pan(pixel(by));
    changed_view();
}

void Canvas::reveal(hex::Coordinate at) {
    const picture::View before = viewport_.view();
    viewport_.reveal(at);
    if (viewport_.view() != before) {
        changed_view();
    }
}

std::optional<hex::Coordinate> Canvas::space_at(wxPoint point) const {
    return hex::space_at(map_->grid(), viewport_.view().to_map(pixel(point)));
}

wxPoint Canvas::point_of(hex::Coordinate at) const {
    const hex::Point pixel = viewport_.view().to_pixels(hex::centre(map_->grid(), at));
    const double scale = GetContentScaleFactor();
    return {static_cast<int>(std::floor(pixel.x / scale)),
            static_cast<int>(std::floor(pixel.y / scale))};
}

hex::Point Canvas::pointer() const {
    return viewport_.view().to_map(pixel(ScreenToClient(wxGetMousePosition())));
}

hex::Coordinate Canvas::middle() const {
    const hex::Coordinate centre{map_->grid().columns / 2, map_->grid().rows / 2};
    return hex::space_at(map_->grid(), viewport_.seen()).value_or(centre);
}

void Canvas::on_size() {
    const wxSize size = GetClientSize() * GetContentScaleFactor();
    if (size.x > 0 && size.y > 0) {
        viewport_.resize(size.x, size.y);
        changed_view();
    }
}

void Canvas::changed_view() {
    buffer_.reset();
    Refresh();
    if (viewed_) {
        viewed_();
    }
}

hex::Point Canvas::pixel(wxPoint point) const {
    const double scale = GetContentScaleFactor();
    return {point.x * scale, point.y * scale};
}

void Canvas::refresh(const std::vector<hex::Coordinate>& spaces) {
    if (spaces.size() > max_single) {
        Refresh();
        return;
    }
    for (const hex::Coordinate at : spaces) {
        refresh_space(at);
    }
}

void Canvas::refresh_space(hex::Coordinate at) {
    const picture::Box box = picture::box_of(map_->grid(), viewport_.view(), at);
    const double scale = GetContentScaleFactor();
    const auto down = [scale](int value) { return static_cast<int>(std::floor(value / scale)); };
    wxRect area(wxPoint(down(box.x), down(box.y)),
                wxPoint(down(box.x + box.width), down(box.y + box.height)));
    RefreshRect(area.Inflate(outline_width), false);
}

void Canvas::repaint(const std::vector<hex::Coordinate>& spaces) {
    if (spaces.empty()) {
        return;
    }
    if (buffer_ == nullptr || spaces.size() > max_single) {
        changed_view();
        return;
    }
    const picture::Context cairo = picture::context(buffer_.get());
    for (const hex::Coordinate at : spaces) {
        const picture::Box box = picture::box_of(map_->grid(), viewport_.view(), at);
        cairo_rectangle(cairo.get(), box.x, box.y, box.width, box.height);
    }
    cairo_clip(cairo.get());
    painter_.paint(cairo.get(), *map_, viewport_.view(), style_, *overlay_, pieces_);
    refresh(spaces);
}

void Canvas::repaint_all() {
    const wxSize size = GetClientSize() * GetContentScaleFactor();
    buffer_ = picture::image(std::max(size.x, 1), std::max(size.y, 1));
    painter_.paint(picture::context(buffer_.get()).get(), *map_, viewport_.view(), style_,
                   *overlay_, pieces_);
}

void Canvas::on_paint() {
    wxPaintDC dc(this);
    if (buffer_ == nullptr) {
        repaint_all();
    }
    draw_board(cairo_on_window(dc).get());
    draw_focus_ring(dc, *this);
}

void Canvas::draw_board(cairo_t* cairo) {
    const double scale = GetContentScaleFactor();
    cairo_save(cairo);
    cairo_scale(cairo, 1 / scale, 1 / scale);
    cairo_set_source_surface(cairo, buffer_.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
    if (backdrop_ != nullptr) {
        backdrop_->paint(cairo, map_->grid(), viewport_.view(), placement_);
    }
    picture::draw_annotations(cairo, *map_, viewport_.view());
    draw_ghosts(cairo, proposed_);
    draw_ghosts(cairo, painted_);
    draw_outlines(cairo);
    for (const picture::Bubble& bubble : bubbles_) {
        picture::draw_bubble(cairo, map_->grid(), viewport_.view(), bubble);
    }
    if (symmetric_) {
        picture::draw_symmetry(cairo, *symmetric_, viewport_.view(), scale);
    }
    draw_rulers(cairo);
    cairo_restore(cairo);
    draw_handles(cairo);
}

void Canvas::draw_rulers(cairo_t* cairo) const {
    if (style_.coordinates) {
        const double scale = GetContentScaleFactor();
        const wxSize size = GetClientSize() * scale;
        const double font = ruler_font * scale;
        draw(cairo, rulers(map_->grid(), viewport_.view(), {double(size.x), double(size.y)}, font),
             font);
    }
}

// White in black, so that they stand out on any picture.
void Canvas::draw_handles(cairo_t* cairo) const {
    if (!handles_ || backdrop_ == nullptr) {
        return;
    }
    const auto corners = backdrop_corners();
    const wxRect frame(corners.front(), corners.back());
    const int side = FromDIP(handle_side);
    cairo_rectangle(cairo, frame.x, frame.y, frame.width, frame.height);
    for (const wxPoint corner : corners) {
        cairo_new_sub_path(cairo);
        cairo_rectangle(cairo, corner.x - side / 2.0, corner.y - side / 2.0, side, side);
    }
    cairo_set_source_rgb(cairo, 0.1, 0.1, 0.1);
    cairo_set_line_width(cairo, FromDIP(4));
    cairo_stroke_preserve(cairo);
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_set_line_width(cairo, FromDIP(2));
    cairo_stroke(cairo);
}

void Canvas::draw_ghosts(cairo_t* cairo, const std::vector<document::PlacedSpace>& ghosts) {
    if (ghosts.empty() || ghosts.size() > max_single) {
        return;
    }
    map::Map after = *map_;
    for (const document::PlacedSpace& ghost : ghosts) {
        after.set(ghost.at, ghost.space);
    }
    for (const document::PlacedSpace& ghost : ghosts) {
        draw_faintly(cairo, after, ghost.at);
    }
}

// One space at a time: clipping to many hexagons at once needs a mask as large as all of them.
void Canvas::draw_faintly(cairo_t* cairo, const map::Map& map, hex::Coordinate at) {
    const picture::View& view = viewport_.view();
    const picture::Box box = picture::box_of(map.grid(), view, at);
    cairo_save(cairo);
    cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
    cairo_clip(cairo);
    cairo_push_group(cairo);
    painter_.paint(cairo, map, view, style_);
    cairo_pop_group_to_source(cairo);
    picture::add_hexagons(cairo, map.grid(), view, {&at, 1});
    cairo_clip(cairo);
    cairo_paint_with_alpha(cairo, preview_strength);
    cairo_restore(cairo);
}

void Canvas::draw_outlines(cairo_t* cairo) const {
    for (std::size_t i = 0; i < outlines_.size(); ++i) {
        picture::outline(cairo, map_->grid(), viewport_.view(), outlines_[i],
                         scaled(looks[i], GetContentScaleFactor()));
    }
}

} // namespace pampas::desktop
