#pragma once

#include "editor/arguments/parser.h"
#include "editor/command_line/options.h"
#include "engine/language/language.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <string>

namespace pampas::command_line {

/// What the arguments chose, to be run once all of them are understood. Throws `InputError`.
using Command = std::function<Status(Streams)>;

/// How a command shows itself in `--help`.
struct CommandHelp {
    std::string name;
    std::string description;
    std::string example; ///< one or more lines for a shell, in a folder with `maps`
};

/// A command that is being added: where its options go, and where their values end up.
template <class Options>
struct AddedCommand {
    CLI::App& app;
    Options& options;
};

/// Adds a command; when the arguments choose it, `chosen` becomes `carry_out` with the options
/// read, in English if it reports in JSON: what programs read does not depend on the user's
/// language.
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

} // namespace pampas::command_line
