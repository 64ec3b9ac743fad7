#pragma once

#include "engine/files/bounded.h"
#include "engine/language/tr.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <cstddef>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <system_error>
#include <type_traits>
#include <vector>

/// How programs read their arguments: with the parser CLI11, in the language of the user.
namespace pampas::arguments {

/// Whether files can be given as well as the words offered.
enum class Files { Refused, Taken };

/// What can be given as the value of an option, as far as completions and manuals know.
struct Offer {
    std::vector<std::string> words = {};
    Files files = Files::Refused;
};

/// The end of a command's help.
struct HelpEnd {
    std::vector<std::string> notes = {};    ///< sentences
    std::vector<std::string> examples = {}; ///< lines for a shell
};

/// Writes help, and keeps what the parser cannot. The commands of a program inherit its formatter.
class Formatter : public CLI::Formatter {
  public:
    std::map<const CLI::Option*, Offer> offers = {};
    std::map<const CLI::App*, HelpEnd> ends = {};

    /// Help takes at most so many columns, as far as words allow.
    void set_width(std::size_t width);

    std::string make_help(const CLI::App* command, std::string name,
                          CLI::AppFormatMode mode) const override;
    std::string make_footer(const CLI::App*) const override { return ""; } // `make_help` ends it
    std::string make_option_opts(const CLI::Option* option) const override;
    std::string make_option_desc(const CLI::Option* option) const override;

  private:
    std::size_t width_ = std::numeric_limits<std::size_t>::max();
};

/// The formatter of a program that was given to `translate_parser`, or of one of its commands.
Formatter& formatter_of(const CLI::App& command);

/// Translates the parser's own words into the language in use. Call it before adding options and
/// commands, which inherit this.
void translate_parser(CLI::App& program);

/// Lists the help option of the program and of each of its commands among the other options. Call
/// it after adding all commands.
void put_help_among_options(CLI::App& program);

/// Ends the help of a command with notes, and with an example of one or more lines for a shell.
void end_help(const CLI::App& command, std::vector<std::string> notes, std::string_view example);

/// Names words that can be given as the option's value. Nothing is checked.
CLI::Option& offer(const CLI::App& command, CLI::Option& option, std::vector<std::string> words,
                   Files files);

/// Accepts only these words as the option's value, and shows them in the help as `a|b`.
CLI::Option* limit_to(const CLI::App& command, CLI::Option& option,
                      const std::vector<std::string>& words);

/// Accepts only a number in this range, both ends included, as the option's value, and shows the
/// range in the help. Unlike the parser's own check, it refuses "nan" and what does not fit the
/// type.
template <class Number>
CLI::Option* limit_to(CLI::Option& option, const Bounded<Number>& bounds) {
    const auto check = [bounds](const std::string& word) {
        Number number{};
        const char* end = word.data() + word.size();
        const auto [read, error] = std::from_chars(word.data(), end, number);
        const bool fits = error == std::errc() && read == end && bounds.holds(number);
        return fits ? std::string()
               : std::is_integral_v<Number>
                   ? tr("expected a whole number from {} to {}, not \"{}\"", bounds.least,
                        bounds.most, word)
                   : tr("expected a number from {} to {}, not \"{}\"",
                        fmt::format("{}", bounds.least), fmt::format("{}", bounds.most), word);
    };
    return option.check(CLI::Validator(check, ""))
        ->type_name(fmt::format("{}..{}", bounds.least, bounds.most));
}

/// The arguments of `pampas-editor`, as they were written.
struct EditorOptions {
    std::vector<std::string> places;
    bool new_map = false;
    std::string language;
    std::string theme;
};

/// The codes of the languages that its window can use.
std::vector<std::string> editor_languages();

/// The names of the themes that its window can have.
std::vector<std::string> editor_themes();

/// Makes `program` the definition of `pampas-editor`, which stores its arguments in `options`.
/// `--version` names no libraries.
void add_editor_options(CLI::App& program, EditorOptions& options);

} // namespace pampas::arguments
