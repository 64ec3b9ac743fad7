#include "editor/desktop/canvas/stage.h"

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/canvas/legend.h"
#include "editor/desktop/canvas/status_text.h"
#include "editor/desktop/widgets/text.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {

Stage::Stage(Canvas& canvas, Legend& legend, const map::Map& map)
    : canvas_(canvas), legend_(legend), map_(map) {}

void Stage::enter(std::function<void()> leave) {
    if (const auto before = std::exchange(leave_, {})) {
        before();
    }
    leave_ = std::move(leave);
}

void Stage::show(const wxString& title, const overlays::Overlay& overlay) {
    canvas_.show_overlay(overlay);
    legend_.show(title, overlay);
    show_hover();
}

void Stage::clear() {
    enter({});
    canvas_.show_overlay({});
    legend_.hide();
    show_hover();
}

void Stage::set_fresh(bool fresh) {
    legend_.set_fresh(fresh);
}

void Stage::point_at(std::optional<hex::Coordinate> at) {
    here_ = at;
    show_hover();
}

void Stage::show_hover() {
    wxString text;
    const auto& marks = canvas_.overlay().marks;
    if (here_) {
        const auto mark = std::ranges::find(marks, *here_, &overlays::Mark::at);
        const std::string space = space_text(map_, here_);
        text = wx_text(mark == marks.end() ? space : space + ": " + mark->hover);
    }
    legend_.set_hover(text);
}

} // namespace pampas::desktop
