#include "editor/arguments/command_tree.h"

#include "editor/arguments/parser.h"

#include <algorithm>
#include <array>

namespace pampas::arguments {
namespace {

/// Values with these names in help texts are files.
constexpr std::array file_values{"FILE", "LIBRARY", "MAP", "OTHER", "POSITION"};

std::vector<std::string> names_of(const std::set<CLI::Option*>& options) {
    std::vector<std::string> names;
    std::ranges::transform(options, std::back_inserter(names),
                           [](const CLI::Option* option) { return option->get_name(); });
    std::ranges::sort(names);
    return names;
}

std::string value_of(const CLI::Option& option) {
    return option.get_positional()       ? option.get_name(true)
           : option.get_type_size() == 0 ? std::string()
                                         : option.get_type_name();
}

Argument argument_of(const CLI::Option& option, const Offer& offer) {
    Argument result{.value = value_of(option),
                    .words = offer.words,
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
    result.takes_files = offer.files == Files::Taken ||
                         std::ranges::find(file_values, result.value) != file_values.end();
    return result;
}

CommandTree tree_below(CLI::App& command, const std::string& caller) {
    Formatter& formatter = formatter_of(command);
    const HelpEnd& end = formatter.ends[&command];
    CommandTree result{.name = caller + command.get_name(),
                       .meaning = command.get_description(),
                       .notes = end.notes,
                       .examples = end.examples};
    for (CLI::Option* option : command.get_options()) {
        (option->nonpositional() ? result.options : result.positionals)
            .push_back(argument_of(*option, formatter.offers[option]));
    }
    for (CLI::App* each : command.get_subcommands({})) {
        result.commands.push_back(tree_below(*each, result.name + " "));
    }
    return result;
}

} // namespace

CommandTree command_tree(CLI::App& program) {
    return tree_below(program, "");
}

CommandTree editor_command_tree() {
    EditorOptions ignored;
    CLI::App editor;
    add_editor_options(editor, ignored);
    return command_tree(editor);
}

} // namespace pampas::arguments
