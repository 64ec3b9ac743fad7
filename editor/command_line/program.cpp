#include "editor/command_line/program.h"

#include "editor/command_line/command.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <ostream>

/// Every command, in the order of the help. Each has a file of its own, which adds it.
#define PAMPAS_COMMANDS(COMMAND)                                                                   \
    COMMAND(new)                                                                                   \
    COMMAND(validate)                                                                              \
    COMMAND(analyze)                                                                               \
    COMMAND(decide)                                                                                \
    COMMAND(transform)                                                                             \
    COMMAND(import)                                                                                \
    COMMAND(export)                                                                                \
    COMMAND(simulate)                                                                              \
    COMMAND(report)                                                                                \
    COMMAND(ladder)                                                                                \
    COMMAND(compare)                                                                               \
    COMMAND(compensate)                                                                            \
    COMMAND(replay)                                                                                \
    COMMAND(score)                                                                                 \
    COMMAND(recover)                                                                               \
    COMMAND(library)                                                                               \
    COMMAND(completion)

namespace pampas::command_line {

#define DECLARE_COMMAND(name) void add_##name(CLI::App& program, Command& chosen);
PAMPAS_COMMANDS(DECLARE_COMMAND)

namespace {

void add_commands(CLI::App& program, Command& chosen) {
    program.name("pampas");
    program.set_version_flag("--version", "pampas " PAMPAS_VERSION);
    program.require_subcommand(0, 1);
    program.failure_message(CLI::FailureMessage::simple);
    program.footer(fmt::format(
        "A MAP is a {} file, or LIBRARY.pampas#NAME.\n"
        "Exit status: 0 success, 1 the answer is no, 2 wrong usage or unreadable input.\n"
        "\"pampas COMMAND --help\" explains a command and shows an example.",
        formats::endings()));
#define ADD_COMMAND(name) add_##name(program, chosen);
    PAMPAS_COMMANDS(ADD_COMMAND)
}

Status complain(Streams streams, std::string_view message) {
    streams.err << "pampas: " << message << '\n';
    return Status::Misuse;
}

/// A usage error in one line; some of the parser's messages have more.
Status complain(Streams streams, const CLI::ParseError& error) {
    std::string message = error.what();
    std::ranges::replace(message, '\n', ' ');
    return complain(streams, escaped(message) + " (see pampas --help)");
}

Status finish(Streams streams, Status status) {
    streams.out.flush();
    return streams.out ? status : complain(streams, "standard output: cannot be written");
}

/// Whether a command is to write what programs read.
bool writes_json(const CLI::App& command) {
    const CLI::Option* format = command.get_option_no_throw("--format");
    return (format != nullptr && format->as<std::string>() == "json") ||
           std::ranges::any_of(command.get_subcommands(),
                               [](const CLI::App* chosen) { return writes_json(*chosen); });
}

Status parse_and_run(CLI::App& program, Command& chosen, std::vector<std::string> arguments,
                     Streams streams) {
    std::ranges::reverse(arguments); // the order in which the parser takes them
    try {
        program.parse(std::move(arguments));
    } catch (const CLI::Success& help_or_version) {
        program.exit(help_or_version, streams.out, streams.err);
        return Status::Success;
    } catch (const CLI::ParseError& error) {
        return complain(streams, error);
    }
    if (writes_json(program)) {
        language::use(*language::find("en"));
    }
    return chosen ? chosen(streams) : complain(streams, "give a command (see pampas --help)");
}

} // namespace

Status run(std::vector<std::string> arguments, Streams streams) {
    take_failing_writes_as_errors();
    try {
        CLI::App program("Maps for the board game Hacienda: make, check, keep and export them.");
        Command chosen;
        add_commands(program, chosen);
        return finish(streams, parse_and_run(program, chosen, std::move(arguments), streams));
    } catch (const InputError& error) {
        return complain(streams, error.what());
    } catch (const std::exception& error) {
        return complain(streams, escaped(error.what()));
    }
}

} // namespace pampas::command_line
