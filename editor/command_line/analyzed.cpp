#include "editor/command_line/analyzed.h"

#include "editor/command_line/watched.h"

namespace pampas::command_line {

graph::Analysis analyzed(const map::Map& map) {
    const WatchedRun run;
    run.control().begin(simulation::RunState::Unit::Uncounted, map.all(map::Space::Pampas).size());
    return graph::analyze(map, {.run = run.control()});
}

} // namespace pampas::command_line
