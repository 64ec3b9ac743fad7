#include "editor/completion/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::completion {
namespace {

using arguments::Argument;
using arguments::Outline;

/// Stands among words for all files.
constexpr std::string_view files = ":files";

/// What can be given as a value, `:files` among it.
std::vector<std::string> bash_values(const Argument& argument) {
    std::vector<std::string> values = argument.words;
    if (argument.takes_files) {
        values.emplace_back(files);
    }
    return values;
}

std::string bash_row(const std::string& typed, const std::vector<std::string>& words) {
    return fmt::format("        \"{}\") echo \"{}\" ;;\n", typed, fmt::join(words, " "));
}

/// A row of the table for each option that takes a value and one for the command itself; before
/// them those of commands below it.
void add_rows(const Outline& outline, std::string& rows) {
    std::vector<std::string> words;
    for (const Outline& command : outline.commands) {
        words.push_back(command.name.substr(outline.name.size() + 1));
        add_rows(command, rows);
    }
    for (const Argument& option : outline.options) {
        std::ranges::copy(option.names, std::back_inserter(words));
        for (const std::string& name : option.names) {
            if (!option.value.empty()) {
                rows += bash_row(outline.name + " " + name, bash_values(option));
            }
        }
    }
    for (const Argument& positional : outline.positionals) {
        std::ranges::copy(bash_values(positional), std::back_inserter(words));
    }
    rows += bash_row(outline.name, words);
}

// The table fails for what is no option with a value and no command.
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

} // namespace

std::string bash_script(const Outline& program) {
    std::string rows;
    add_rows(program, rows);
    return fmt::format(script, fmt::arg("program", program.name),
                       fmt::arg("function", function_name(program.name)), fmt::arg("rows", rows));
}

} // namespace pampas::completion
