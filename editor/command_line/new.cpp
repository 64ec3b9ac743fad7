#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/language/tr.h"

namespace pampas::command_line {
namespace {

struct NewOptions {
    hex::Grid grid{.columns = 20, .rows = 16};
    map::Space fill = map::Space::Pampas;
    std::string name = "Untitled";
    Output output;
};

Status make_new(const NewOptions& options, Streams streams) {
    map::Map map(options.grid, options.fill);
    map.details().name = options.name;
    put_map(options.output, map, streams);
    return Status::Success;
}

} // namespace

void add_new(CLI::App& program, Command& chosen) {
    using enum hex::StaggerAxis;
    using enum hex::StaggerIndex;
    auto [command, options] = add_command<NewOptions>(
        program, chosen,
        {"new", tr("Make a blank map"),
         "pampas new --columns 19 --rows 20 --name \"Two Rivers\" -o rivers.json"},
        make_new);
    const auto add_side = [&command](const char* name, int& side, const char* meaning) {
        check_range(command, *command.add_option(name, side, meaning), 1, hex::max_side)
            ->capture_default_str();
    };
    add_side("--columns", options.grid.columns, tr("Spaces from left to right"));
    add_side("--rows", options.grid.rows, tr("Spaces from top to bottom"));
    add_choice<hex::StaggerAxis>(command, "--stagger-axis", options.grid.axis, {{"y", Y}, {"x", X}},
                                 tr("y: hexes stand on a corner; x: they lie on a side [y]"));
    add_choice<hex::StaggerIndex>(command, "--stagger-index", options.grid.index,
                                  {{"odd", Odd}, {"even", Even}},
                                  tr("Which rows (or columns) are shifted by half a space [odd]"));
    add_fill(command, options.fill);
    command.add_option("--name", options.name, tr("Name of the map"))->capture_default_str();
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
