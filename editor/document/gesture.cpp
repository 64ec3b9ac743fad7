#include "editor/document/gesture.h"

#include <utility>

namespace pampas::document {

void Gesture::press(hex::Coordinate at) {
    abandon();
    tool_ = &toolbox_.tool();
    last_ = at;
    tool_->press(document_, at, toolbox_.brush());
}

void Gesture::drag(hex::Coordinate at) {
    if (active() && at != last_) {
        last_ = at;
        tool_->drag(document_, at, toolbox_.brush());
    }
}

void Gesture::release() {
    if (Tool* tool = std::exchange(tool_, nullptr)) {
        tool->release(document_, last_, toolbox_.brush());
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

std::vector<hex::Coordinate> Gesture::preview(hex::Coordinate at) const {
    const Tool& tool = active() ? *tool_ : toolbox_.tool();
    return tool.preview(document_.map(), at, toolbox_.brush());
}

} // namespace pampas::document
