#include "editor/command_line/options.h"

#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <ostream>

namespace pampas::command_line {

CLI::Option* limit_to(CLI::Option& option, const std::vector<std::string>& words) {
    return option.check(CLI::IsMember(words).description(""))
        ->type_name(fmt::format("{}", fmt::join(words, "|")));
}

void add_map(CLI::App& command, std::string& map) {
    command.add_option("MAP", map, "A .json or .haz file, or LIBRARY.pampas#NAME")->required();
}

void add_map_output(CLI::App& command, Output& output) {
    command
        .add_option("-o,--output", output,
                    "A .json or .haz file, or LIBRARY.pampas to keep the map in; "
                    "without it JSON goes to standard output")
        ->type_name("FILE");
}

void add_report_format(CLI::App& command, ReportFormat& format) {
    add_choice<ReportFormat>(command, "--format", format,
                             {{"text", ReportFormat::Text}, {"json", ReportFormat::Json}},
                             "How the report is written [text]");
}

void add_fill(CLI::App& command, map::Space& fill) {
    std::vector<std::pair<std::string, map::Space>> kinds;
    for (const map::Space space : map::all_spaces) {
        kinds.emplace_back(map::name(space), space);
    }
    add_choice(command, "--fill", fill, kinds, "Kind of the new spaces [pampas]");
}

void put(const Output& output, std::string_view bytes, Streams streams) {
    if (output.empty()) {
        streams.out << bytes;
    } else {
        write_file(output, bytes);
    }
}

void put_map(const Output& output, const map::Map& map, Streams streams) {
    const formats::Format* format = formats::format_of(output);
    put(output, format != nullptr ? format->write(map) : formats::write_json(map), streams);
}

} // namespace pampas::command_line
