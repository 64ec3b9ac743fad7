#include "editor/command_line/program.h"

#include "analysis/graph/stop.h"
#include "analysis/legality/playable.h"
#include "editor/arguments/completion.h"
#include "editor/arguments/parser.h"
#include "editor/arguments/usage_error.h"
#include "editor/command_line/options.h"
#include "editor/paper/pdf_file.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/unfinished.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/simulation/run_control.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <ostream>

namespace pampas::command_line {

using AddCommand = void(CLI::App& program, Command& chosen);

// Each adds a command; the other files of this folder define them.
AddCommand add_new, add_generate, add_validate, add_analyze, add_decide, add_transform, add_import,
    add_export, add_simulate, add_report, add_ladder, add_compare, add_compensate, add_repair,
    add_restrict, add_campaign, add_replay, add_score, add_bot, add_pigs, add_recover, add_library,
    add_reference, add_completion;

namespace {

/// Every command, in the order of the help.
constexpr std::array commands{
    add_new,       add_generate, add_validate,   add_analyze,   add_decide,
    add_transform, add_import,   add_export,     add_simulate,  add_report,
    add_ladder,    add_compare,  add_compensate, add_repair,    add_restrict,
    add_campaign,  add_play,     add_replay,     add_score,     add_bot,
    add_pigs,      add_recover,  add_library,    add_reference, add_completion};

std::string program_meaning() {
    return tr("Make, check, store and export maps for the board game Hacienda.");
}

void add_commands(CLI::App& program, Command& chosen) {
    program.name("pampas");
    arguments::translate_parser(program);
    program.set_version_flag("--version", version::text("pampas", paper::libraries()),
                             tr("Display program version information and exit"));
    program.require_subcommand(0, 1);
    arguments::end_help(
        program,
        {tr("A MAP is a {} file, a share code, LIBRARY.pampas#NAME, a map that comes with Pampas, "
            "such as windmill, or - for standard input.",
            formats::endings()),
         tr("Exit status: 0 success, 1 the answer is no, 2 wrong usage or unreadable input."),
         tr("\"pampas COMMAND --help\" explains a command with an example.")},
        {});
    for (AddCommand* add : commands) {
        add(program, chosen);
    }
    arguments::put_help_among_options(program);
}

Status complain(Streams streams, std::string_view message, Status status = Status::Misuse) {
    streams.err << "pampas: " << message << '\n';
    return status;
}

/// After Ctrl-C in work that has no result before its end.
Status say_stopped(Streams streams) {
    streams.err << tr("pampas: stopped; nothing was written\n");
    return Status::No;
}

/// Set when an allocation fails. Exceptions alone do not tell: without memory, none can be made.
std::atomic<bool> memory_ran_out = false;

/// What is said without memory. `run` replaces it with a translation while there is memory.
const char* without_memory = "pampas: out of memory\n";

/// Where no exception can pass, as in destructors and threads, a lack of memory ends the program.
[[noreturn]] void end_program() {
    try {
        if (std::current_exception()) {
            std::rethrow_exception(std::current_exception());
        }
    } catch (const std::bad_alloc&) {
        memory_ran_out = true;
    } catch (...) { // a fault of the program: see below
    }
    if (memory_ran_out) {
        remove_unfinished();
        std::fputs(without_memory, stderr);
        std::_Exit(static_cast<int>(Status::Misuse));
    }
    std::abort();
}

Status finish(Streams streams, Status status) {
    streams.out.flush();
    const bool is_read_no_more = !streams.out && errno == EPIPE; // as by "| head"
    return streams.out || is_read_no_more
               ? status
               : complain(streams, tr("cannot write to standard output"));
}

Status parse_and_run(CLI::App& program, Command& chosen, std::vector<std::string> arguments,
                     Streams streams) {
    program.failure_message([typed = arguments](const CLI::App* refused, const CLI::Error& error) {
        return fmt::format("pampas: {}\n", arguments::usage_error(*refused, error, typed));
    });
    std::ranges::reverse(arguments); // the order in which the parser takes them
    try {
        program.parse(std::move(arguments));
    } catch (const CLI::ParseError& outcome) { // help and the version are outcomes too
        const int code = program.exit(outcome, streams.out, streams.err);
        return code == 0 ? Status::Success : Status::Misuse;
    }
    return chosen ? chosen(streams) : complain(streams, tr("give a command (see pampas --help)"));
}

struct CompletionOptions {
    std::string shell = "bash";
};

Status complete(const CompletionOptions& options, Streams streams) {
    const auto shell =
        std::ranges::find(arguments::shells(), options.shell, &arguments::Shell::name);
    streams.out << shell->script(command_tree());
    return Status::Success;
}

} // namespace

arguments::CommandTree command_tree() {
    CLI::App program(program_meaning());
    Command ignored;
    add_commands(program, ignored);
    return arguments::command_tree(program);
}

void end_clearly_without_memory() {
    std::set_new_handler([] {
        memory_ran_out = true;
        throw std::bad_alloc();
    });
    std::set_terminate(end_program);
}

Status run(std::vector<std::string> arguments, Streams streams) {
    take_failing_writes_as_errors();
    try {
        static std::string no_memory; // until the program has ended
        no_memory = tr("pampas: out of memory\n");
        without_memory = no_memory.c_str();
        CLI::App program(program_meaning());
        Command chosen;
        add_commands(program, chosen);
        arguments::formatter_of(program).set_width(streams.width);
        return finish(streams, parse_and_run(program, chosen, std::move(arguments), streams));
    } catch (const legality::NotPlayable& error) {
        return complain(streams, error.what(), Status::No);
    } catch (const InputError& error) {
        return complain(streams, error.what());
    } catch (const graph::Stopped&) {
        return say_stopped(streams);
    } catch (const simulation::Abandoned&) {
        return say_stopped(streams);
    } catch (const std::filesystem::filesystem_error& error) {
        return complain(
            streams,
            system_error(error.path1(), tr_later("cannot be opened"), error.code()).what());
    } catch (const std::bad_alloc&) {
        streams.err << without_memory;
        return Status::Misuse;
    } catch (const std::exception& error) {
        return complain(streams, escaped(error.what()));
    }
}

void add_completion(CLI::App& program, Command& chosen) {
    auto [command, options] =
        add_command<CompletionOptions>(program, chosen,
                                       {"completion", tr("Print a completion script for a shell"),
                                        "source <(pampas completion bash)\n"
                                        "pampas completion fish > pampas.fish"},
                                       complete);
    limit_to(command, *command.add_option("SHELL", options.shell, tr("The shell")),
             names_of(arguments::shells(), &arguments::Shell::name))
        ->capture_default_str();
}

} // namespace pampas::command_line
