#include "editor/command_line/analyzed.h"

#include "editor/command_line/interruption.h"
#include "editor/command_line/progress_bar.h"

namespace pampas::command_line {

graph::Analysis analyzed(const map::Map& map) {
    const Interruption interruption;
    ProgressBar bar(map.all(map::Space::Pampas).size());
    return graph::analyze(map, {.stop = interruption.requested(),
                                .searched = [&](std::size_t spaces) { bar.advance(spaces); }});
}

} // namespace pampas::command_line
