#include "editor/desktop/canvas/canvas_controller.h"

#include "editor/desktop/canvas/space_text.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/geometry.h"

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

hex::Coordinate CanvasController::somewhere() {
    if (!here_) {
        move(canvas_.middle(), Device::Keyboard);
    }
    return *here_;
}

hex::Point CanvasController::exact_place() {
    const hex::Coordinate at = somewhere();
    return device_ == Device::Pointer ? canvas_.pointer() : hex::centre(document_.map().grid(), at);
}

void CanvasController::press(document::Combine combine) {
    if (here_ && !toolbox_.holding() && document::all_tools()[toolbox_.tool_index()].inspects) {
        inspected_(*here_);
    } else if (here_) {
        gesture_.press(*here_, combine);
        if (!toolbox_.brush().held.moved_from.empty()) { // cannot be moved twice
            gesture_.release();
            toolbox_.drop();
        }
        refresh();
    }
}

void CanvasController::drag() {
    if (here_) {
        gesture_.drag(*here_);
        refresh();
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
    } else if (toolbox_.holding()) {
        toolbox_.drop();
    } else if (!canvas_.outlined(Outline::Finding).empty()) {
        canvas_.outline(Outline::Finding, {});
    } else if (!canvas_.proposal().empty()) {
        canvas_.show_proposal({});
    } else {
        document_.select({}, tr("Select nothing"));
    }
}

void CanvasController::abandon() {
    gesture_.abandon();
    refresh();
}

bool CanvasController::tool_spans() const {
    return !toolbox_.holding() && document::all_tools()[toolbox_.tool_index()].spans;
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
    canvas_.show_preview(here_ ? gesture_.preview(*here_) : document::Preview());
    canvas_.outline(Outline::Selection, document_.selection());
    const bool cursor = here_ && device_ == Device::Keyboard;
    canvas_.outline(Outline::Cursor, cursor ? Spaces{*here_} : Spaces());
    if (cursor) {
        tell_readers(canvas_, wx_text(space_text(document_.map(), here_)));
    }
}

} // namespace pampas::desktop
