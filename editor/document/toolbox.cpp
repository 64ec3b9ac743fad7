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

void Toolbox::change(const std::function<void(Brush&)>& work) {
    const Brush before = brush_;
    work(brush_);
    if (brush_ != before && listener_) {
        listener_();
    }
}

void Toolbox::choose_space(map::Space space) {
    change([space](Brush& brush) {
        brush.space = space;
        brush.mixes = false;
    });
}

void Toolbox::choose_mix(const Mix& mix) {
    change([&mix](Brush& brush) {
        brush.mix = mix;
        brush.mixes = true;
    });
}

void Toolbox::choose_rings(int rings) {
    change([rings](Brush& brush) { brush.rings = std::clamp(rings, 1, max_rings); });
}

void Toolbox::choose_tool(std::size_t index) {
    drop();
    if (std::exchange(index_, index) != index && listener_) {
        listener_();
    }
}

void Toolbox::hold(Held held) {
    change([&held](Brush& brush) { brush.held = std::move(held); });
}

std::string Toolbox::help() const {
    return holding() ? tr("Click places it; . , turn it; X Y mirror it; Escape drops it")
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
        toolbox_.draw_again();
    }
}

void Gesture::cancel() {
    if (Tool* tool = std::exchange(tool_, nullptr)) {
        tool->cancel(document_);
        toolbox_.draw_again();
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
