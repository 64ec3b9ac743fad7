#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/exchange/libraries.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/map/transform.h"

#include <optional>
#include <ostream>

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

struct DecideOptions {
    std::string map;
    std::uint64_t seed = 1;
    Output output;
};

Status decide(const DecideOptions& options, Streams streams) {
    put_map(options.output, map::decided(open_map(options.map), options.seed), streams);
    return Status::Success;
}

constexpr Bounded<int> side_bounds{1, hex::max_side}; ///< of a grid, in spaces

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
    if (!stream || cross != 'x' || !stream.eof() || !side_bounds.holds(size.columns) ||
        !side_bounds.holds(size.rows)) {
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
    map::Map map = open_map(options.map);
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

namespace fs = std::filesystem;

struct ImportOptions {
    std::string file;
    Output output;
};

/// What became of the files of a folder.
struct Counts {
    std::size_t added = 0;
    std::size_t known = 0;
    std::size_t refused = 0;
};

/// Imports the maps of some files into the library and reports them.
void import_into(exchange::FolderImport& import, std::span<const fs::path> files, Counts& counts,
                 Streams streams) {
    for (const auto& result : import.add(files)) {
        if (const auto* why = std::get_if<std::string>(&result)) {
            streams.err << "pampas: " << *why << '\n';
            ++counts.refused;
            continue;
        }
        const auto& outcome = std::get<exchange::FolderImport::Outcome>(result);
        if (outcome.added) {
            streams.out << tr("added {}, revision {}", escaped(outcome.name), outcome.revision)
                        << '\n';
        }
        ++(outcome.added ? counts.added : counts.known);
    }
}

Status import_folder(const fs::path& folder, const Output& output, Streams streams) {
    if (!output.ends_with(".pampas")) {
        throw InputError(tr("is a directory; give -o LIBRARY.pampas for its maps"), {},
                         folder.string());
    }
    const std::vector<fs::path> files = formats::map_files_in(folder);
    exchange::FolderImport import(path_of(output));
    Counts counts;
    {
        const ProgressBar progress(simulation::RunState::Unit::Maps, files.size());
        for (const auto batch : exchange::batches(files)) {
            import_into(import, batch, counts, streams);
            progress.control().advance(batch.size());
        }
    }
    streams.out << tr("{} added, {} already there, {} refused", counts.added, counts.known,
                      counts.refused)
                << '\n';
    return counts.refused == 0 ? Status::Success : Status::No;
}

Status import_file(const ImportOptions& options, Streams streams) {
    std::error_code ignored;
    if (fs::is_directory(path_of(options.file), ignored)) {
        return import_folder(path_of(options.file), options.output, streams);
    }
    put_map(options.output, open_map(options.file), streams);
    return Status::Success;
}

} // namespace

void add_new(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<NewOptions>(
        program, chosen,
        {"new", tr("Make a blank map"),
         "pampas new --columns 19 --rows 20 --name \"Two Rivers\" -o rivers.json"},
        make_new);
    const auto add_side = [&command](const char* name, int& side, const char* meaning) {
        add_number(command, name, side, side_bounds, meaning);
    };
    add_side("--columns", options.grid.columns, tr("Spaces from left to right"));
    add_side("--rows", options.grid.rows, tr("Spaces from top to bottom"));
    add_stagger(command, options.grid.axis, options.grid.index);
    add_fill(command, options.fill);
    command.add_option("--name", options.name, tr("Name of the map"))->capture_default_str();
    add_map_output(command, options.output);
}

void add_decide(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<DecideOptions>(
        program, chosen,
        {"decide", tr("Give undecided land random terrain, evenly distributed"),
         "pampas decide maps/lasso.json --seed 7 -o decided.json"},
        decide);
    add_map(command, options.map);
    add_seed(command, options.seed, tr("The same seed gives the same terrain"));
    add_map_output(command, options.output);
}

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
                            tr("Turn clockwise by this many degrees"));
    add_choice<MaybeMotion>(command, "--mirror", options.mirror, {{"x", MirrorX}, {"y", MirrorY}},
                            tr("x swaps left and right, y swaps top and bottom"));
    command.add_flag("--crop", options.crop, tr("Remove outer columns and rows that are all void"));
    CLI::Option* size =
        command
            .add_option_function<std::string>(
                "--resize",
                [&size = options.size](const std::string& text) { size = read_size(text); },
                tr("New size COLUMNSxROWS; the upper left corner stays"))
            ->type_name("SIZE");
    add_fill(command, options.fill)->needs(size);
    add_map_output(command, options.output);
}

void add_import(CLI::App& program, Command& chosen) {
    auto [command, options] =
        add_command<ImportOptions>(program, chosen,
                                   {"import",
                                    tr("Convert a map file, a share code or a folder of files to "
                                       "JSON, or add them to a library"),
                                    "pampas export maps/windmill.json -o windmill.haz\n"
                                    "pampas import windmill.haz -o maps.pampas\n"
                                    "pampas import maps -o maps.pampas"},
                                   import_file);
    command
        .add_option("FILE", options.file,
                    tr("A {} file, a share code or, with a library, a folder of such files",
                       formats::endings()))
        ->required();
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
