#include "editor/arguments/outline.h"

#include "engine/language/tr.h"

#include <CLI/CLI.hpp>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <regex>

namespace pampas::arguments {
namespace {

constexpr std::string_view example_indent = "  ";
constexpr char word_end = '\n';

// A check that is switched off keeps what is offered, as its name: the parser has no other place
// for it.
constexpr std::string_view only_words = "words";
constexpr std::string_view words_or_files = "words or files";

/// What is called so in help texts is a file.
constexpr std::array file_values{"FILE", "LIBRARY", "MAP", "OTHER", "POSITION"};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    boost::split(lines, text, boost::is_any_of("\n"));
    std::erase(lines, "");
    return lines;
}

/// The names of an option's checks.
std::vector<std::string> check_names(CLI::Option& option) {
    std::vector<std::string> names;
    try {
        for (int number = 0;; ++number) {
            names.push_back(option.get_validator(number)->get_name());
        }
    } catch (const CLI::OptionNotFound&) { // behind the last
        return names;
    }
}

void read_offer(CLI::Option& option, Argument& argument) {
    for (const std::string& name : check_names(option)) {
        std::vector<std::string> words = lines_of(name);
        if (!words.empty() && (words.front() == only_words || words.front() == words_or_files)) {
            argument.takes_files = words.front() == words_or_files;
            argument.words.assign(std::next(words.begin()), words.end());
        }
    }
}

/// The parser's words for a range, `INT:INT in [1 - 250]`, as ours: `1..250`.
std::string value_of(const CLI::Option& option) {
    if (option.get_type_size() == 0) {
        return {};
    }
    return std::regex_replace(option.get_type_name(), std::regex(R"(.*\w+ in \[(\S+) - (\S+)\].*)"),
                              "$1..$2");
}

std::vector<std::string> names_of(const std::set<CLI::Option*>& options) {
    std::vector<std::string> names;
    std::ranges::transform(options, std::back_inserter(names),
                           [](const CLI::Option* option) { return option->get_name(); });
    std::ranges::sort(names);
    return names;
}

Argument argument_of(CLI::Option& option) {
    Argument result{.value = option.nonpositional() ? value_of(option) : option.get_name(true),
                    .meaning = option.get_description(),
                    .unless_given = option.get_default_str(),
                    .is_required = option.get_required(),
                    .is_repeated = option.get_expected_max() > 1,
                    .needs = names_of(option.get_needs()),
                    .excludes = names_of(option.get_excludes())};
    for (const std::string& name : option.get_snames()) {
        result.names.push_back("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        result.names.push_back("--" + name);
    }
    result.takes_files = std::ranges::find(file_values, result.value) != file_values.end();
    read_offer(option, result);
    return result;
}

/// An indented line is an example, any other a note but for the title of examples.
void read_footer(const std::string& footer, Outline& outline) {
    for (const std::string& line : lines_of(footer)) {
        if (line.starts_with(example_indent)) {
            outline.examples.push_back(line.substr(example_indent.size()));
        } else if (line != tr("Example:")) {
            outline.notes.push_back(line);
        }
    }
}

Outline outline_below(CLI::App& command, const std::string& caller) {
    Outline result{.name = caller + command.get_name(), .meaning = command.get_description()};
    for (CLI::Option* option : command.get_options()) {
        (option->nonpositional() ? result.options : result.positionals)
            .push_back(argument_of(*option));
    }
    for (CLI::App* each : command.get_subcommands({})) {
        result.commands.push_back(outline_below(*each, result.name + " "));
    }
    read_footer(command.get_footer(), result);
    return result;
}

} // namespace

Outline outline_of(CLI::App& program) {
    return outline_below(program, "");
}

std::string example_text(std::string_view example) {
    std::string text = tr("Example:");
    for (const std::string& line : lines_of(std::string(example))) {
        text += fmt::format("\n{}{}", example_indent, line);
    }
    return text;
}

CLI::Option* offer(CLI::Option& option, const std::vector<std::string>& words, Files files) {
    const std::string_view kind = files == Files::Taken ? words_or_files : only_words;
    return option.check(CLI::Validator().active(false).name(
        fmt::format("{}{}{}", kind, word_end, fmt::join(words, std::string(1, word_end)))));
}

} // namespace pampas::arguments
