#include "engine/map/transform.h"

#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <optional>

namespace pampas::command_line {
namespace {

struct Size {
    int columns = 0;
    int rows = 0;
};

struct TransformOptions {
    std::string map;
    std::optional<hex::Motion> turn;
    std::optional<hex::Motion> mirror;
    bool crop = false;
    std::optional<Size> size;
    map::Space fill = map::Space::Pampas;
    Output output;

    bool none() const { return !turn && !mirror && !crop && !size; }
};

Size read_size(const std::string& text) {
    Size size;
    char cross = 0;
    std::istringstream stream(text);
    stream >> size.columns >> cross >> size.rows;
    const auto fits = [](int side) { return side >= 1 && side <= hex::max_side; };
    if (!stream || cross != 'x' || !stream.eof() || !fits(size.columns) || !fits(size.rows)) {
        throw CLI::ValidationError(
            "--resize",
            tr("expected COLUMNSxROWS, each from 1 to {}, not \"{}\"", hex::max_side, text));
    }
    return size;
}

Status transform(const TransformOptions& options, Streams streams) {
    if (options.none()) {
        throw InputError(tr("transform: give --rotate, --mirror, --crop or --resize"));
    }
    map::Map map = library::open_map(options.map);
    for (const auto& motion : {options.turn, options.mirror}) {
        if (motion) {
            map = map::moved(map, *motion);
        }
    }
    if (options.crop) {
        map = map::cropped(map);
    }
    if (options.size) {
        map = map::reframed(map, {0, 0}, options.size->columns, options.size->rows, options.fill);
    }
    put_map(options.output, map, streams);
    return Status::Success;
}

} // namespace

void add_transform(CLI::App& program, Command& chosen) {
    using enum hex::Motion;
    using MaybeMotion = std::optional<hex::Motion>;
    auto [command, options] = add_command<TransformOptions>(
        program, chosen,
        {"transform", tr("Turn, mirror, crop or resize a map, in this order"),
         "pampas transform maps/windmill.json --rotate 90 --crop -o turned.json"},
        transform);
    add_map(command, options.map);
    add_choice<MaybeMotion>(command, "--rotate", options.turn,
                            {{"90", Rotate90}, {"180", Rotate180}, {"270", Rotate270}},
                            tr("Turn clockwise by so many degrees"));
    add_choice<MaybeMotion>(command, "--mirror", options.mirror, {{"x", MirrorX}, {"y", MirrorY}},
                            tr("x exchanges left and right, y top and bottom"));
    command.add_flag("--crop", options.crop,
                     tr("Cut off outer columns and rows that are all void"));
    command
        .add_option_function<std::string>(
            "--resize", [&size = options.size](const std::string& text) { size = read_size(text); },
            tr("New size COLUMNSxROWS; the upper left corner stays"))
        ->type_name("SIZE");
    add_fill(command, options.fill);
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
