#pragma once

#include "editor/arguments/parser.h"
#include "editor/command_line/program.h"
#include "engine/files/bounded.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/language/language.h"
#include "engine/map/map.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Adds commands to the program, and the options and outputs that several of them share.
namespace pampas::command_line {

/// Where a command's result goes: a path; empty or `-` for standard output.
using Output = std::string;

/// Whether the output is given as standard output.
bool is_on_standard_output(const Output& output);

/// The streams for a report beside a product in this output: if the product is on standard output,
/// the report goes to standard error.
Streams beside(const Output& output, Streams streams);

/// Whether the output is a file to be made; not standard output, a device or a pipe.
bool is_file(const Output& output);

/// Adds an option, such as `-o,--output`, for where a result goes. It refuses an empty value: a
/// script whose variable is not set would lose the result.
CLI::Option* add_output(CLI::App& command, const std::string& names, Output& output,
                        const std::string& meaning);

/// Adds the MAP argument, required.
void add_map(CLI::App& command, std::string& map);

/// Opens the map that a user names (`library::open_map`); `-` is standard input. Throws
/// `InputError`.
map::Map open_map(const std::string& argument);

/// Adds `-o FILE` for a map: `.json`, `.haz`, or `LIBRARY.pampas[#NAME]`.
void add_map_output(CLI::App& command, Output& output);

using formats::json_text;

/// Whether a command with these options reports in JSON, for programs.
template <class Options>
bool reports_json(const Options& options) {
    if constexpr (requires { options.reporting.is_json(); }) {
        return options.reporting.is_json();
    } else {
        return false;
    }
}

/// The command that was chosen, to run when all arguments have been parsed. Throws `InputError`.
using Command = std::function<Status(Streams)>;

/// What `--help` says about a command.
struct CommandHelp {
    std::string name;
    std::string description;
    std::string example; ///< one or more lines for a shell, in a folder with `maps`
};

/// A command that is being added, and where the values of its options go.
template <class Options>
struct AddedCommand {
    CLI::App& app;
    Options& options;
};

/// Adds a command. When the arguments choose it, `chosen` becomes `carry_out` with the options that
/// were read. A command that reports in JSON runs in English, because JSON does not depend on the
/// user's language.
template <class Options>
AddedCommand<Options> add_command(CLI::App& parent, Command& chosen, const CommandHelp& help,
                                  Status (*carry_out)(const Options&, Streams)) {
    const auto options = std::make_shared<Options>();
    CLI::App* app = parent.add_subcommand(help.name, help.description);
    arguments::end_help(*app, {}, help.example);
    app->callback([&chosen, options, carry_out] {
        chosen = [options, carry_out](Streams streams) {
            const language::Scope language(reports_json(*options) ? language::english()
                                                                  : language::used());
            return carry_out(*options, streams);
        };
    });
    return {*app, *options};
}

/// Adds `--fill KIND`, a kind of space by its name.
CLI::Option* add_fill(CLI::App& command, map::Space& fill);

using arguments::Files;
using arguments::limit_to;
using arguments::offer;

/// The names of things.
std::vector<std::string> names_of(const auto& things, const auto& name) {
    std::vector<std::string> names;
    names.reserve(things.size());
    for (const auto& thing : things) {
        names.emplace_back(std::invoke(name, thing));
    }
    return names;
}

/// Offers the bundled clients as the option's value, and lists them in its description; the file of
/// a client is accepted too.
void offer_clients(const CLI::App& command, CLI::Option& option);

/// Adds an option for a number within bounds. Its help ends with the default; if the value is
/// optional, `description` names the default.
template <class Value, class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Value& value,
                        const Bounded<Number>& bounds, std::string description) {
    if constexpr (std::is_same_v<Value, Number>) {
        description += fmt::format(" [{}]", value);
    }
    return limit_to(*command.add_option(name, value, description), bounds);
}

/// Adds `--seed N`.
void add_seed(CLI::App& command, std::uint64_t& seed, const std::string& description);

/// Adds an option whose value is one of `choices`, given by name. The help shows the names.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::vector<std::pair<std::string, Value>>& choices,
                        const std::string& description) {
    std::vector<std::string> names;
    names.reserve(choices.size());
    for (const auto& choice : choices) {
        names.push_back(choice.first);
    }
    CLI::Option* option = command.add_option_function<std::string>(
        name,
        [&value, choices](const std::string& chosen) {
            for (const auto& [choice, meaning] : choices) {
                if (choice == chosen) {
                    value = meaning;
                }
            }
        },
        description);
    return limit_to(command, *option, names);
}

/// Adds `--stagger-axis` and `--stagger-index`.
template <class Axis>
void add_stagger(CLI::App& command, Axis& axis, hex::StaggerIndex& index) {
    add_choice<Axis>(command, "--stagger-axis", axis,
                     {{"y", hex::StaggerAxis::Y}, {"x", hex::StaggerAxis::X}},
                     tr("y: hexes stand on a corner; x: on a side [y]"));
    add_choice<hex::StaggerIndex>(
        command, "--stagger-index", index,
        {{"odd", hex::StaggerIndex::Odd}, {"even", hex::StaggerIndex::Even}},
        tr("Which rows (or columns) are shifted by half a space [odd]"));
}

/// Writes bytes whole to a file or to standard output. Throws `InputError`.
void put(const Output& output, std::string_view bytes, Streams streams);

/// Where the result of long work goes; checked before the work.
class Destination {
  public:
    /// Throws `InputError` if the file cannot be created.
    explicit Destination(const Output& output);
    /// Writes the whole result. Throws `InputError`.
    void put(std::string_view bytes, Streams streams);

  private:
    std::optional<NewFile> file_;
};

/// Throws `InputError` if no map can be written to an output: its folder does not exist, or its
/// ending is of no format. Call it before long work.
void require_place_of_map(const Output& output);

/// Writes a map: in the format of its file's ending (JSON to standard output), with the tileset
/// beside a `.tmx` or `.tmj` file, or as a new revision in a library, under the name after `#` if
/// there is one. Throws `InputError`, also for an ending that is of no format.
void put_map(const Output& output, map::Map map, Streams streams);

} // namespace pampas::command_line
