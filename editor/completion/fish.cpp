#include "editor/completion/completion.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::completion {
namespace {

using arguments::Argument;
using arguments::Outline;

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
std::string lines(const Outline& outline, const std::string& program) {
    const std::string begin =
        fmt::format("complete -c {} -n '_{}_is {}'", program, function_name(program), outline.name);
    std::string result;
    for (const Argument& option : outline.options) {
        result += option_line(begin, option);
    }
    for (const Argument& positional : outline.positionals) {
        result += fmt::format("{}{}\n", begin, fish_values(positional));
    }
    for (const Outline& command : outline.commands) {
        result +=
            fmt::format("{} -a {} -d {}\n", begin, command.name.substr(outline.name.size() + 1),
                        fish_quoted(command.meaning));
    }
    for (const Outline& command : outline.commands) {
        result += lines(command, program);
    }
    return result;
}

/// What is typed to call each of the commands below one.
std::string calls(const Outline& outline) {
    std::string result;
    for (const Outline& command : outline.commands) {
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

} // namespace

std::string fish_script(const Outline& program) {
    return fmt::format(head, fmt::arg("program", program.name),
                       fmt::arg("function", function_name(program.name)),
                       fmt::arg("calls", calls(program))) +
           lines(program, program.name);
}

} // namespace pampas::completion
