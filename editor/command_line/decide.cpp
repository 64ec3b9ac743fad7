#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/map/transform.h"

namespace pampas::command_line {
namespace {

struct DecideOptions {
    std::string map;
    std::uint64_t seed = 1;
    Output output;
};

Status decide(const DecideOptions& options, Streams streams) {
    put_map(options.output, map::decided(library::open_map(options.map), options.seed), streams);
    return Status::Success;
}

} // namespace

void add_decide(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<DecideOptions>(
        program, chosen,
        {"decide", tr("Give undecided land its terrain, at random and evenly"),
         "pampas decide maps/lasso.json --seed 7 -o decided.json"},
        decide);
    add_map(command, options.map);
    add_seed(command, options.seed, tr("The same seed gives the same terrain"));
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
