#include "editor/document/toolbox.h"

#include "engine/language/tr.h"

#include <algorithm>

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

} // namespace pampas::document
