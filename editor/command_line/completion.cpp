#include "editor/command_line/command.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

struct CompletionOptions {
    std::string shell = "bash";
    const CLI::App* program = nullptr;
};

/// The words an option is limited to, `a|b` in its help; empty when it takes any value.
std::string choices(const CLI::Option& option) {
    std::string words = option.get_type_name();
    if (words.find('|') == std::string::npos) {
        return {};
    }
    std::ranges::replace(words, '|', ' ');
    return words;
}

/// A line of the script's table for each option with choices, one for each command with its words.
void add_rows(const CLI::App& command, const std::string& path, std::string& rows) {
    std::vector<std::string> words;
    for (const CLI::App* child : command.get_subcommands({})) {
        words.push_back(child->get_name());
        add_rows(*child, path + " " + child->get_name(), rows);
    }
    for (const CLI::Option* option : command.get_options()) {
        if (option->nonpositional()) {
            const std::string name = option->get_name();
            words.push_back(name);
            if (const std::string values = choices(*option); !values.empty()) {
                rows += fmt::format("        \"{} {}\") echo \"{}\" ;;\n", path, name, values);
            }
        }
    }
    rows += fmt::format("        \"{}\") echo \"{}\" ;;\n", path, fmt::join(words, " "));
}

constexpr std::string_view script = R"bash(# bash completion for pampas
_pampas_words() {{
    case "$1" in
{}    esac
}}
_pampas() {{
    local path=pampas word previous="${{COMP_WORDS[COMP_CWORD-1]}}" words
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        [[ $word != -* && -n $(_pampas_words "$path $word") ]] && path="$path $word"
    done
    words=$(_pampas_words "$path $previous")
    if [[ $previous == -* && -n $words ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$2")
    else
        mapfile -t COMPREPLY < <(compgen -W "$(_pampas_words "$path")" -- "$2"; compgen -f -- "$2")
    fi
}}
complete -o filenames -F _pampas pampas
)bash";

Status complete(const CompletionOptions& options, Streams streams) {
    std::string rows;
    add_rows(*options.program, "pampas", rows);
    streams.out << fmt::format(script, rows);
    return Status::Success;
}

} // namespace

void add_completion(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<CompletionOptions>(
        program, chosen,
        {"completion", tr("Print a script that completes commands in a shell"),
         "source <(pampas completion bash)"},
        complete);
    options.program = &program;
    command.add_option("SHELL", options.shell, tr("The shell"))
        ->check(CLI::IsMember({"bash"}))
        ->capture_default_str();
}

} // namespace pampas::command_line
