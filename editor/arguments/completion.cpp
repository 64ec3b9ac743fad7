#include "editor/arguments/completion.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace pampas::arguments {
namespace {

/// A call as the name of a function: `_pampas_editor`.
std::string function_name(std::string_view call) {
    std::string name = "_";
    for (const char character : call) {
        name += character == ' ' || character == '-' ? '_' : character;
    }
    return name;
}

// bash --------------------------------------------------------------------------------------------

/// Stands for all files in a list of words.
constexpr std::string_view file_word = ":files";

/// The words that can be given as a value; `:files` is one of them if files can.
std::vector<std::string> bash_values(const Argument& argument) {
    std::vector<std::string> values = argument.words;
    if (argument.takes_files) {
        values.emplace_back(file_word);
    }
    return values;
}

std::string bash_row(const std::string& typed, const std::vector<std::string>& words) {
    return fmt::format("        \"{}\") echo \"{}\" ;;\n", typed, fmt::join(words, " "));
}

/// Adds a row of the table for each option that takes a value and one for the command itself, after
/// the rows of the commands below it.
void add_rows(const CommandTree& tree, std::string& rows) {
    std::vector<std::string> words;
    for (const CommandTree& command : tree.commands) {
        words.push_back(command.name.substr(tree.name.size() + 1));
        add_rows(command, rows);
    }
    for (const Argument& option : tree.options) {
        std::ranges::copy(option.names, std::back_inserter(words));
        for (const std::string& name : option.names) {
            if (!option.value.empty()) {
                rows += bash_row(tree.name + " " + name, bash_values(option));
            }
        }
    }
    for (const Argument& positional : tree.positionals) {
        std::ranges::copy(bash_values(positional), std::back_inserter(words));
    }
    rows += bash_row(tree.name, words);
}

// The table fails for anything but commands and options with a value.
constexpr std::string_view script = R"bash(# bash completion for {program}
{function}_words() {{
    case "$1" in
{rows}        *) return 1 ;;
    esac
}}
{function}() {{
    local call={program} word previous="${{COMP_WORDS[COMP_CWORD-1]}}" typed="$2" words
    if [[ $typed == = ]]; then
        typed=
    elif [[ $previous == = ]]; then
        previous="${{COMP_WORDS[COMP_CWORD-2]}}"
    fi
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        [[ $word != -* ]] && {function}_words "$call $word" >/dev/null && call="$call $word"
    done
    [[ $previous == -* ]] && words=$({function}_words "$call $previous") || words=$({function}_words "$call")
    COMPREPLY=()
    if [[ " $words " == *" :files "* ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$typed")
    fi
    mapfile -t -O "${{#COMPREPLY[@]}}" COMPREPLY < <(compgen -W "${{words/:files/}}" -- "$typed")
}}
complete -o filenames -F {function} {program}
)bash";

std::string bash_script(const CommandTree& program) {
    std::string rows;
    add_rows(program, rows);
    return fmt::format(script, fmt::arg("program", program.name),
                       fmt::arg("function", function_name(program.name)), fmt::arg("rows", rows));
}

// zsh ---------------------------------------------------------------------------------------------

/// Text in a specification, within single quotes. Brackets and colons have a meaning there.
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

// The function of a command completes what follows it.
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

std::string short_name(const CommandTree& command, const CommandTree& caller) {
    return command.name.substr(caller.name.size() + 1);
}

/// The function of a command, after those of the commands below it.
std::string functions(const CommandTree& tree) {
    std::string before;
    std::string specifications;
    std::string commands;
    std::string calls;
    for (const Argument& option : tree.options) {
        add_option(option, specifications);
    }
    for (const Argument& positional : tree.positionals) {
        add_positional(positional, specifications);
    }
    for (const CommandTree& command : tree.commands) {
        const std::string name = short_name(command, tree);
        before += functions(command);
        commands += fmt::format("\n                '{}:{}'", name, zsh_text(command.meaning));
        calls += fmt::format("                {}) {} ;;\n", name, function_name(command.name));
    }
    return before + fmt::format(fmt::runtime(tree.commands.empty() ? leaf : branch),
                                fmt::arg("function", function_name(tree.name)),
                                fmt::arg("specifications", specifications),
                                fmt::arg("commands", commands), fmt::arg("calls", calls));
}

// In a file of its own the script is the function itself; after `source` it must be registered.
std::string zsh_script(const CommandTree& program) {
    return fmt::format("#compdef {0}\n{1}"
                       "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n"
                       "    {2} \"$@\"\n"
                       "else\n"
                       "    compdef {2} {0}\n"
                       "fi\n",
                       program.name, functions(program), function_name(program.name));
}

// fish --------------------------------------------------------------------------------------------

std::string fish_quoted(std::string text) {
    boost::replace_all(text, "\\", "\\\\");
    boost::replace_all(text, "'", "\\'");
    return fmt::format("'{}'", text);
}

/// What completes a value: files, words, or both.
std::string fish_values(const Argument& argument) {
    const std::string words =
        argument.words.empty()
            ? ""
            : fmt::format(" -a {}", fish_quoted(fmt::format("{}", fmt::join(argument.words, " "))));
    return (argument.takes_files ? " -F" : " -f") + words;
}

std::string option_line(const std::string& begin, const Argument& option) {
    std::string line = begin;
    for (const std::string& name : option.names) {
        const bool is_long = name.starts_with("--");
        line += fmt::format(" {} {}", is_long ? "-l" : "-s", name.substr(is_long ? 2 : 1));
    }
    return fmt::format("{}{} -d {}\n", line,
                       option.value.empty() ? "" : " -r" + fish_values(option),
                       fish_quoted(option.meaning));
}

/// The lines of a command and of those below it.
std::string lines(const CommandTree& tree, const std::string& program) {
    const std::string begin =
        fmt::format("complete -c {} -n '_{}_is {}'", program, function_name(program), tree.name);
    std::string result;
    for (const Argument& option : tree.options) {
        result += option_line(begin, option);
    }
    for (const Argument& positional : tree.positionals) {
        result += fmt::format("{}{}\n", begin, fish_values(positional));
    }
    for (const CommandTree& command : tree.commands) {
        result += fmt::format("{} -a {} -d {}\n", begin, command.name.substr(tree.name.size() + 1),
                              fish_quoted(command.meaning));
    }
    for (const CommandTree& command : tree.commands) {
        result += lines(command, program);
    }
    return result;
}

/// The calls of all commands below one.
std::string calls(const CommandTree& tree) {
    std::string result;
    for (const CommandTree& command : tree.commands) {
        result += " " + fish_quoted(command.name) + calls(command);
    }
    return result;
}

constexpr std::string_view head = R"fish(# fish completion for {program}
function _{function}_is -d 'Whether the words before the cursor call this command'
    set -l call {program}
    set -l words (commandline -opc)
    for word in $words[2..-1]
        if contains -- "$call $word"{calls}
            set call "$call $word"
        end
    end
    test "$call" = "$argv"
end
complete -c {program} -f
)fish";

std::string fish_script(const CommandTree& program) {
    return fmt::format(head, fmt::arg("program", program.name),
                       fmt::arg("function", function_name(program.name)),
                       fmt::arg("calls", calls(program))) +
           lines(program, program.name);
}

} // namespace

std::span<const Shell> shells() {
    static constexpr std::array all{
        Shell{"bash", bash_script,
              [](std::string_view program) {
                  return fmt::format("bash-completion/completions/{}", program);
              }},
        Shell{"zsh", zsh_script,
              [](std::string_view program) {
                  return fmt::format("zsh/vendor-completions/_{}", program);
              }},
        Shell{"fish", fish_script, [](std::string_view program) {
                  return fmt::format("fish/vendor_completions.d/{}.fish", program);
              }}};
    return all;
}

} // namespace pampas::arguments
