#include "editor/document/gesture.h"

#include <utility>

namespace pampas::document {

Brush Gesture::brush() const {
    Brush brush = toolbox_.brush();
    brush.combine = combine_;
    return brush;
}

void Gesture::press(hex::Coordinate at, Combine combine) {
    abandon();
    combine_ = combine;
    tool_ = &toolbox_.tool();
    last_ = at;
    tool_->press(document_, at, brush());
}

void Gesture::drag(hex::Coordinate at) {
    if (active() && at != last_) {
        last_ = at;
        tool_->drag(document_, at, brush());
    }
}

void Gesture::release() {
    if (Tool* tool = std::exchange(tool_, nullptr)) {
        tool->release(document_, last_, brush());
    }
}

void Gesture::cancel() {
    if (Tool* tool = std::exchange(tool_, nullptr)) {
        tool->cancel(document_);
    }
}

void Gesture::abandon() {
    document_.end_stroke();
    cancel();
}

Preview Gesture::preview(hex::Coordinate at) const {
    const Tool& tool = active() ? *tool_ : toolbox_.tool();
    return tool.preview(document_, at, brush());
}

} // namespace pampas::document
