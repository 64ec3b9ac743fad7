#include "editor/arguments/parser.h"

#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "engine/version/version.h"

#include <boost/algorithm/string/split.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

namespace pampas::arguments {
namespace {

/// Words of the parser in its help, and our own words for the values of options.
constexpr std::array labels{tr_later("Usage"),       tr_later("OPTIONS"),  tr_later("SUBCOMMAND"),
                            tr_later("Positionals"), tr_later("REQUIRED"), tr_later("Needs"),
                            tr_later("Excludes"),    tr_later("TEXT"),     tr_later("INT"),
                            tr_later("FLOAT"),       tr_later("FILE"),     tr_later("NAME"),
                            tr_later("NUMBER"),      tr_later("MEASURE"),  tr_later("SPACE"),
                            tr_later("SIZE"),        tr_later("PIXELS")};

/// An error that the parser may have thrown, and what we say in its place.
struct Wording {
    CLI::ParseError error;
    std::string ours;
};

/// All errors that the parser can report about an option as it is given, in any order.
std::vector<Wording> wordings_of(const CLI::Option& option) {
    using CLI::ArgumentMismatch;
    const std::string name = option.get_name();
    std::vector<Wording> result{
        {CLI::RequiredError(name), tr("{} is required", name)},
        {ArgumentMismatch::TypedAtLeast(name, option.get_items_expected_min(),
                                        option.get_type_name()),
         tr("{}: its value is missing", name)},
        {ArgumentMismatch::AtMost(name, option.get_items_expected_max(), option.count()),
         tr("{} is given more than once", name)},
        {CLI::ConversionError(name, option.results()),
         tr("{}: \"{}\" cannot be read", name, fmt::join(option.results(), ","))}};
    for (const CLI::Option* other : option.get_needs()) {
        result.push_back({CLI::RequiresError(name, other->get_name()),
                          tr("{} needs {}", name, other->get_name())});
    }
    for (const CLI::Option* other : option.get_excludes()) {
        result.push_back({CLI::ExcludesError(name, other->get_name()),
                          tr("{} does not go with {}", name, other->get_name())});
    }
    return result;
}

/// The same of a command.
std::vector<Wording> wordings_of(const CLI::App& command) {
    std::vector<std::string> extras = command.remaining();
    std::ranges::reverse(extras); // the parser's order
    std::vector<Wording> result{
        {CLI::ExtrasError(command.remaining()), tr("not expected: {}", fmt::join(extras, " "))},
        {CLI::RequiredError::Subcommand(1), tr("{} is required", "A subcommand")}};
    for (const CLI::Option* option : command.get_options()) {
        std::ranges::move(wordings_of(*option), std::back_inserter(result));
    }
    return result;
}

/// Our wording of an error of the command, or of a command below it that was called; nothing for
/// errors of our own.
std::optional<std::string> wording_of(const CLI::App& command, std::string_view error) {
    for (const Wording& wording : wordings_of(command)) {
        if (error == wording.error.what()) {
            return wording.ours;
        }
    }
    const auto called = command.get_subcommands();
    return called.empty() ? std::nullopt : wording_of(*called.front(), error);
}

} // namespace

std::string Formatter::make_footer(const CLI::App* command) const {
    std::string text;
    const auto found = ends.find(command);
    if (found != ends.end()) {
        const auto& [notes, examples] = found->second;
        for (const std::string& note : notes) {
            text += note + "\n";
        }
        text += examples.empty() ? "" : fmt::format("{}\n", tr("Example:"));
        for (const std::string& example : examples) {
            text += "  " + example + "\n";
        }
    }
    return text;
}

Formatter& formatter_of(const CLI::App& command) {
    return dynamic_cast<Formatter&>(*command.get_formatter());
}

void translate_parser(CLI::App& program) {
    const auto formatter = std::make_shared<Formatter>();
    for (const char* label : labels) {
        formatter->label(label, tr(label));
    }
    program.formatter(formatter);
    program.group(tr("Subcommands"));
    program.option_defaults()->group(tr("Options"));
    program.set_help_flag("-h,--help", tr("Print this help message and exit"));
}

// A command's help option is made before the command inherits anything.
void put_help_among_options(CLI::App& program) {
    program.get_help_ptr()->group(tr("Options"));
    for (CLI::App* each : program.get_subcommands({})) {
        put_help_among_options(*each);
    }
}

void end_help(const CLI::App& command, std::vector<std::string> notes, std::string_view example) {
    std::vector<std::string> lines;
    boost::split(lines, example, [](char each) { return each == '\n'; });
    std::erase(lines, "");
    formatter_of(command).ends[&command] = {std::move(notes), std::move(lines)};
}

// The parser's errors hold only a text in English. To find out what it is about, we construct the
// errors of everything that can be wrong and compare.
std::string usage_error(const CLI::App& program, const CLI::Error& error) {
    std::string message = wording_of(program, error.what()).value_or(error.what());
    std::ranges::replace(message, '\n', ' ');
    return escaped(message);
}

CLI::Option& offer(const CLI::App& command, CLI::Option& option, std::vector<std::string> words,
                   Files files) {
    formatter_of(command).offers[&option] = {std::move(words), files};
    return option;
}

CLI::Option* limit_to(const CLI::App& command, CLI::Option& option,
                      const std::vector<std::string>& words) {
    const auto check = [&option, words](const std::string& word) {
        return std::ranges::find(words, word) != words.end()
                   ? std::string()
                   : throw CLI::ParseError(tr("{}: \"{}\" is none of {}", option.get_name(), word,
                                              fmt::join(words, ",")),
                                           CLI::ExitCodes::ValidationError);
    };
    return offer(command, option, words, Files::Refused)
        .check(CLI::Validator(check, ""))
        ->type_name(fmt::format("{}", fmt::join(words, "|")));
}

std::vector<std::string> editor_languages() {
    std::vector<std::string> codes;
    for (const language::Language& each : language::all()) {
        codes.emplace_back(each.code);
    }
    return codes;
}

std::vector<std::string> editor_themes() {
    return {"system", "light", "dark"};
}

void add_editor_options(CLI::App& program, EditorOptions& options) {
    program.name("pampas-editor");
    program.description(tr("Edits maps for the board game Hacienda."));
    translate_parser(program);
    program.set_version_flag("--version", version::full(),
                             tr("Display program version information and exit"));
    program.add_option("FILE", options.places,
                       tr("Maps ({}), libraries (.pampas) and maps in them "
                          "(LIBRARY.pampas#NAME) to open",
                          formats::endings()));
    program.add_flag("--new", options.new_map, tr("Begin with a new map"));
    offer(program,
          *program.add_option(
              "--language", options.language,
              tr("The language of the window: {}", fmt::join(editor_languages(), ", "))),
          editor_languages(), Files::Refused);
    offer(program,
          *program.add_option("--theme", options.theme,
                              tr("The look of the window: {}", fmt::join(editor_themes(), ", "))),
          editor_themes(), Files::Refused);
    end_help(program, {tr("Exit status: 0 success, 1 there is no display, 2 wrong usage.")},
             "pampas-editor maps/windmill.json\npampas-editor --new --theme dark");
    put_help_among_options(program);
}

} // namespace pampas::arguments
