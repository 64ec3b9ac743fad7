#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

namespace pampas::command_line {
namespace {

struct ImportOptions {
    std::string file;
    Output output;
};

Status import_file(const ImportOptions& options, Streams streams) {
    put_map(options.output, library::open_map(options.file), streams);
    return Status::Success;
}

} // namespace

void add_import(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ImportOptions>(
        program, chosen,
        {"import", tr("Read a map file, or a share code, into JSON or a library"),
         "pampas export maps/windmill.json -o windmill.haz\n"
         "pampas import windmill.haz -o maps.pampas"},
        import_file);
    command.add_option("FILE", options.file, tr("A {} file, or a share code", formats::endings()))
        ->required();
    add_map_output(command, options.output);
}

} // namespace pampas::command_line
