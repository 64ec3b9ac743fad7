#include "editor/command_line/options.h"

#include "analysis/legality/client.h"
#include "editor/picture/tileset.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"

#include <fmt/ranges.h>

#include <filesystem>
#include <iostream>
#include <limits>
#include <ostream>

namespace pampas::command_line {
namespace {

/// A library and the name under which it is to keep a map.
struct LibraryPlace {
    std::string library;
    std::optional<std::string> name;
};

/// Reads `LIBRARY.pampas` or `LIBRARY.pampas#NAME`; nothing for other outputs.
std::optional<LibraryPlace> library_place(const Output& output) {
    constexpr std::string_view ending = ".pampas";
    if (output.ends_with(ending)) {
        return LibraryPlace{output, std::nullopt};
    }
    const std::size_t hash = output.find(std::string(ending) + "#");
    if (hash == std::string::npos) {
        return std::nullopt;
    }
    return LibraryPlace{output.substr(0, hash + ending.size()),
                        output.substr(hash + ending.size() + 1)};
}

/// What stands for standard input or output.
constexpr std::string_view standard = "-";

/// The format of a map in this output. Throws `InputError` for a file whose ending is of none.
const formats::Format& format_for(const Output& output) {
    const formats::Format* format = formats::format_of(path_of(output));
    if (format == nullptr && is_file(output)) {
        throw InputError(tr("a map is a {} file, or LIBRARY.pampas#NAME", formats::endings()), {},
                         output);
    }
    return format != nullptr ? *format : formats::all_formats().front();
}

} // namespace

void offer_clients(const CLI::App& command, CLI::Option& option) {
    const std::vector<std::string> names = names_of(legality::clients(), &legality::Client::name);
    offer(command, option, names, Files::Taken)
        .type_name("NAME")
        ->description(tr("{}: {}, or a .json file like those in resources/clients",
                         option.get_description(), fmt::join(names, ", ")));
}

void add_seed(CLI::App& command, std::uint64_t& seed, const std::string& description) {
    CLI::Option* option = command.add_option("--seed", seed, description)->capture_default_str();
    limit_to(*option, Bounded<std::uint64_t>{0, std::numeric_limits<std::uint64_t>::max()})
        ->type_name("NUMBER");
}

CLI::Option* add_output(CLI::App& command, const std::string& names, Output& output,
                        const std::string& meaning) {
    CLI::Option* option = command.add_option(names, output, meaning);
    const auto check = [option](const std::string& value) {
        return value.empty()
                   ? throw CLI::ParseError(tr("{}: the name is empty", option->get_name()),
                                           CLI::ExitCodes::ValidationError)
                   : std::string();
    };
    return option->check(CLI::Validator(check, ""))->type_name("FILE");
}

void add_map(CLI::App& command, std::string& map) {
    command
        .add_option("MAP", map,
                    tr("A {} file, a share code, or LIBRARY.pampas#NAME", formats::endings()))
        ->required();
}

void add_map_output(CLI::App& command, Output& output) {
    add_output(command, "-o,--output", output,
               tr("A {} file, or LIBRARY.pampas to save the map in [JSON to standard output]",
                  formats::endings()));
}

CLI::Option* add_fill(CLI::App& command, map::Space& fill) {
    std::vector<std::pair<std::string, map::Space>> kinds;
    kinds.reserve(map::all_spaces.size());
    for (const map::Space space : map::all_spaces) {
        kinds.emplace_back(map::name(space), space);
    }
    return add_choice(command, "--fill", fill, kinds, tr("Kind of the new spaces [pampas]"));
}

bool is_on_standard_output(const Output& output) {
    return output == standard;
}

Streams beside(const Output& output, Streams streams) {
    return is_on_standard_output(output) ? Streams{streams.err, streams.err, streams.width}
                                         : streams;
}

bool is_file(const Output& output) {
    std::error_code ignored;
    const std::filesystem::path path = path_of(output);
    return !output.empty() && output != standard &&
           (!std::filesystem::exists(path, ignored) ||
            std::filesystem::is_regular_file(path, ignored));
}

void put(const Output& output, std::string_view bytes, Streams streams) {
    Destination(output).put(bytes, streams);
}

Destination::Destination(const Output& output) {
    if (!output.empty() && output != standard) {
        file_.emplace(path_of(output));
    }
}

void Destination::put(std::string_view bytes, Streams streams) {
    if (file_) {
        file_->write(bytes);
        file_->keep();
    } else {
        streams.out << bytes;
    }
}

void require_place_of_map(const Output& output) {
    const auto place = library_place(output);
    const std::filesystem::path file = path_of(place ? place->library : output);
    std::error_code ignored;
    if (file.has_parent_path() && !std::filesystem::is_directory(file.parent_path(), ignored)) {
        throw InputError(tr("cannot be written: its folder does not exist"), {}, file.string());
    }
    if (!place) {
        format_for(output);
    }
}

map::Map open_map(const std::string& argument) {
    if (argument != standard) {
        return library::open_map(argument);
    }
    const std::string name = tr("standard input");
    return formats::read_map(read_stream(std::cin, name), name);
}

void put_map(const Output& output, map::Map map, Streams streams) {
    if (const auto place = library_place(output)) {
        map.details().name = place->name.value_or(map.details().name);
        naming_file(place->library, [&] {
            return library::Library(path_of(place->library), library::Access::Create).add(map);
        });
        return;
    }
    const formats::Format& format = format_for(output);
    if (output.empty() || output == standard) {
        streams.out << format.write(map);
    } else {
        picture::write_map(path_of(output), format, map);
    }
}

} // namespace pampas::command_line
