#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
} // namespace CLI

/// What a program can be called with, as plain values; manuals and completions are made from it.
namespace pampas::arguments {

/// An option, or what stands by itself.
struct Argument {
    std::vector<std::string> names = {}; ///< `-o`, `--output`; none for what stands by itself
    std::string value = {};              ///< what has to be given, such as `FILE`; empty for a flag
    std::vector<std::string> words = {}; ///< that can be given; empty when that is not known
    bool takes_files = false;            ///< whether a file can be given
    std::string meaning = {};
    std::string unless_given = {}; ///< the value without it; empty when the meaning says it
    bool is_required = false;
    bool is_repeated = false;               ///< whether several can be given
    std::vector<std::string> needs = {};    ///< names of others without which it may not be given
    std::vector<std::string> excludes = {}; ///< names of others with which it may not be given
};

/// A program or one of its commands.
struct Outline {
    std::string name = {}; ///< all that is typed to call it: `pampas library add`
    std::string meaning = {};
    std::vector<Argument> positionals = {};
    std::vector<Argument> options = {};
    std::vector<Outline> commands = {};
    std::vector<std::string> notes = {};    ///< sentences at the end of its help
    std::vector<std::string> examples = {}; ///< lines for a shell
};

/// The outline of a program whose definition was given to `translate_parser`. Meanings are in the
/// language in which it was defined.
Outline outline_of(CLI::App& program);

/// What `pampas-editor` can be called with.
Outline editor_outline();

} // namespace pampas::arguments
