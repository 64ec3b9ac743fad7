#include "editor/desktop/canvas/canvas_controller.h"

namespace pampas::desktop {

CanvasController::CanvasController(Canvas& canvas, document::Document& document,
                                   document::Toolbox& toolbox)
    : canvas_(canvas), document_(document), toolbox_(toolbox), gesture_(document, toolbox) {}

void CanvasController::move(std::optional<hex::Coordinate> at, Device device) {
    if (here_ == at && device_ == device) {
        return;
    }
    here_ = at;
    device_ = device;
    refresh();
    if (listener_) {
        listener_();
    }
}

void CanvasController::press() {
    if (here_ && document::all_tools()[toolbox_.tool_index()].inspects) {
        inspected_(*here_);
    } else if (here_) {
        gesture_.press(*here_);
        refresh();
    }
}

void CanvasController::drag() {
    if (here_) {
        gesture_.drag(*here_);
    }
}

void CanvasController::release() {
    gesture_.release();
    refresh();
}

void CanvasController::escape() {
    if (painting()) {
        gesture_.cancel();
        refresh();
    } else {
        canvas_.outline(Outline::Finding, {});
    }
}

void CanvasController::abandon() {
    gesture_.abandon();
    refresh();
}

bool CanvasController::tool_spans() const {
    return document::all_tools()[toolbox_.tool_index()].spans;
}

void CanvasController::pick() {
    if (here_) {
        toolbox_.choose_space(document_.map().at(*here_));
    }
}

void CanvasController::refresh() {
    using Spaces = std::vector<hex::Coordinate>;
    if (here_ && !document_.map().grid().contains(*here_)) {
        here_.reset();
    }
    canvas_.outline(Outline::Preview, here_ ? gesture_.preview(*here_) : Spaces());
    canvas_.outline(Outline::Cursor,
                    here_ && device_ == Device::Keyboard ? Spaces{*here_} : Spaces());
}

} // namespace pampas::desktop
