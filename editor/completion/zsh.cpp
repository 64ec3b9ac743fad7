#include "editor/completion/completion.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::completion {
namespace {

using arguments::Argument;
using arguments::Outline;

/// Text in a specification, within single quotes: brackets and colons have a meaning there.
std::string zsh_text(std::string text) {
    for (const char* special : {"\\", "[", "]", ":"}) {
        boost::replace_all(text, special, std::string("\\") + special);
    }
    boost::replace_all(text, "'", "'\\''");
    return text;
}

/// What completes a value.
std::string action(const Argument& argument) {
    const std::string words = fmt::format("{}", fmt::join(argument.words, " "));
    if (argument.takes_files) {
        return words.empty() ? "_files" : fmt::format("{{_files; compadd {}}}", words);
    }
    return words.empty() ? " " : fmt::format("({})", words);
}

void add_option(const Argument& option, std::string& specifications) {
    const std::string value =
        option.value.empty() ? "" : fmt::format(":{}:{}", zsh_text(option.value), action(option));
    for (const std::string& name : option.names) {
        specifications += fmt::format(" \\\n        '({}){}{}[{}]{}'", fmt::join(option.names, " "),
                                      name, option.value.empty() || name[1] != '-' ? "" : "=",
                                      zsh_text(option.meaning), value);
    }
}

void add_positional(const Argument& positional, std::string& specifications) {
    specifications += fmt::format(" \\\n        '{}:{}:{}'", positional.is_repeated ? "*" : "",
                                  zsh_text(positional.value), action(positional));
}

constexpr std::string_view leaf = R"zsh({function}() {{
    _arguments{specifications}
}}
)zsh";

// What follows a command is its own function's.
constexpr std::string_view branch = R"zsh({function}() {{
    local context state state_descr line
    typeset -A opt_args
    _arguments -C{specifications} \
        '1:command:->command' '*::argument:->argument'
    case $state in
        command)
            local -a commands=({commands})
            _describe -t commands command commands ;;
        argument)
            case $line[1] in
{calls}            esac ;;
    esac
}}
)zsh";

std::string short_name(const Outline& command, const Outline& caller) {
    return command.name.substr(caller.name.size() + 1);
}

/// The function of a command, behind those of the commands below it.
std::string functions(const Outline& outline) {
    std::string before;
    std::string specifications;
    std::string commands;
    std::string calls;
    for (const Argument& option : outline.options) {
        add_option(option, specifications);
    }
    for (const Argument& positional : outline.positionals) {
        add_positional(positional, specifications);
    }
    for (const Outline& command : outline.commands) {
        const std::string name = short_name(command, outline);
        before += functions(command);
        commands += fmt::format("\n                '{}:{}'", name, zsh_text(command.meaning));
        calls += fmt::format("                {}) {} ;;\n", name, function_name(command.name));
    }
    return before + fmt::format(fmt::runtime(outline.commands.empty() ? leaf : branch),
                                fmt::arg("function", function_name(outline.name)),
                                fmt::arg("specifications", specifications),
                                fmt::arg("commands", commands), fmt::arg("calls", calls));
}

} // namespace

// As a file of its own it is the function itself; read by `source` it has to be told to the shell.
std::string zsh_script(const Outline& program) {
    return fmt::format("#compdef {0}\n{1}"
                       "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
                       "    {2} \"$@\"\n"
                       "else\n"
                       "    compdef {2} {0}\n"
                       "fi\n",
                       program.name, functions(program), function_name(program.name));
}

} // namespace pampas::completion
