#include "editor/document/toolbox.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::document {

Toolbox::Toolbox() {
    for (const ToolInfo& info : all_tools()) {
        tools_.push_back(info.make());
    }
}

template <class T>
void Toolbox::choose(T& place, T value) {
    if (place != value) {
        place = std::move(value);
        if (listener_) {
            listener_();
        }
    }
}

void Toolbox::choose_space(map::Space space) {
    choose(brush_.space, space);
}

void Toolbox::choose_rings(int rings) {
    choose(brush_.rings, std::clamp(rings, 1, max_rings));
}

void Toolbox::choose_tool(std::size_t index) {
    drop();
    choose(index_, index);
}

void Toolbox::hold(Held held) {
    choose(brush_.held, std::move(held));
}

std::string Toolbox::help() const {
    return holding() ? tr("Click puts it down; . , turn it; X Y mirror it; Escape drops it")
                     : tr(all_tools()[index_].help);
}

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
