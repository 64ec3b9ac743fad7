#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

/// The arguments of a program as plain values, from which manuals and completions are made.
namespace pampas::arguments {

/// An option, or a positional argument.
struct Argument {
    std::vector<std::string> names = {}; ///< `-o`, `--output`; none for a positional
    std::string value = {};              ///< what has to be given, such as `FILE`; empty for a flag
    std::vector<std::string> words = {}; ///< words that can be given; empty if not known
    bool takes_files = false;            ///< whether a file can be given
    std::string meaning = {};
    std::string unless_given = {}; ///< the default; empty if the meaning says it
    bool is_required = false;
    bool is_repeated = false;               ///< whether several can be given
    std::vector<std::string> needs = {};    ///< names of options that it needs
    std::vector<std::string> excludes = {}; ///< names of options that it excludes
};

/// A program or one of its commands.
struct CommandTree {
    std::string name = {}; ///< the whole call: `pampas library add`
    std::string meaning = {};
    std::vector<Argument> positionals = {};
    std::vector<Argument> options = {};
    std::vector<CommandTree> commands = {};
    std::vector<std::string> notes = {};    ///< sentences at the end of its help
    std::vector<std::string> examples = {}; ///< lines for a shell
};

/// The command tree of a program whose definition was given to `translate_parser`. Meanings are in
/// the language in which it was defined.
CommandTree command_tree(CLI::App& program);

/// The command tree of `pampas-editor`.
CommandTree editor_command_tree();

} // namespace pampas::arguments
