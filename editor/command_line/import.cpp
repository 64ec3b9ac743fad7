#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "editor/exchange/libraries.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <ostream>

namespace pampas::command_line {
namespace {

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

/// Brings a file's map into the library and tells of it.
void import_into(exchange::FolderImport& import, const fs::path& file, Counts& counts,
                 Streams streams) {
    try {
        const auto outcome = import.add(file);
        if (outcome.added) {
            streams.out << tr("added {}, revision {}", escaped(outcome.name), outcome.revision)
                        << '\n';
        }
        ++(outcome.added ? counts.added : counts.known);
    } catch (const InputError& error) {
        streams.err << "pampas: " << error.what() << '\n';
        ++counts.refused;
    }
}

Status import_folder(const fs::path& folder, const Output& output, Streams streams) {
    if (!output.ends_with(".pampas")) {
        throw InputError(tr("is a directory; its maps go into a library: give -o LIBRARY.pampas"),
                         {}, folder.string());
    }
    const std::vector<fs::path> files = formats::map_files_in(folder);
    exchange::FolderImport import(path_of(output));
    Counts counts;
    {
        const ProgressBar progress(simulation::RunState::Unit::Maps, files.size());
        for (const fs::path& file : files) {
            import_into(import, file, counts, streams);
            progress.control().advance(1);
        }
    }
    streams.out << tr("{} added, {} there already, {} refused", counts.added, counts.known,
                      counts.refused)
                << '\n';
    return counts.refused == 0 ? Status::Success : Status::No;
}

Status import_file(const ImportOptions& options, Streams streams) {
    std::error_code ignored;
    if (fs::is_directory(path_of(options.file), ignored)) {
        return import_folder(path_of(options.file), options.output, streams);
    }
    put_map(options.output, library::open_map(options.file), streams);
    return Status::Success;
}

} // namespace

void add_import(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ImportOptions>(
        program, chosen,
        {"import", tr("Read a map file, a share code, or a folder of files into JSON or a library"),
         "pampas export maps/windmill.json -o windmill.haz\n"
         "pampas import windmill.haz -o maps.pampas\n"
         "pampas import maps -o maps.pampas"},
        import_file);
    command
        .add_option("FILE", options.file,
                    tr("A {} file, a share code, or a folder of such files, for a library",
                       formats::endings()))
        ->required();
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
