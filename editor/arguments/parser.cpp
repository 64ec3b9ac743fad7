#include "editor/arguments/parser.h"

#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "engine/language/layout.h"
#include "engine/version/version.h"

#include <boost/algorithm/string/split.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace pampas::arguments {
namespace {

/// Words of the parser in its help, and our own words for the values of options.
constexpr std::array labels{tr_later("Usage"),       tr_later("OPTIONS"), tr_later("SUBCOMMAND"),
                            tr_later("Positionals"), tr_later("TEXT"),    tr_later("INT"),
                            tr_later("FILE"),        tr_later("NAME"),    tr_later("NUMBER"),
                            tr_later("MEASURE"),     tr_later("SPACE"),   tr_later("SIZE")};

/// The lines of an example, each of at most `width` columns as far as words allow. A line that is
/// broken ends with a backslash, so that a shell joins it with the next.
std::string wrapped_example(const std::string& line, std::size_t width) {
    constexpr std::string_view margin = "  ";
    constexpr std::size_t room_for_backslash = 2;
    std::string text(margin);
    std::size_t used = margin.size();
    std::string word;
    char quote = '\0';
    const auto add_word = [&] {
        const std::size_t needed = language::columns_of(word);
        if (used > margin.size() && used + 1 + needed + room_for_backslash > width) {
            text += " \\\n    ";
            used = 2 * margin.size();
        } else if (used > margin.size()) {
            text += " ";
            ++used;
        }
        text += word;
        used += needed;
        word.clear();
    };
    for (const char character : line) {
        const bool is_quote = character == '"' || character == '\'';
        quote = !is_quote || (quote != '\0' && quote != character) ? quote
                : quote == character                               ? '\0'
                                                                   : character;
        if (character == ' ' && quote == '\0') {
            add_word();
        } else {
            word += character;
        }
    }
    add_word();
    return text + "\n";
}

} // namespace

void Formatter::set_width(std::size_t width) {
    constexpr std::size_t widest_names = 30;
    width_ = width;
    column_width(std::min(widest_names, width / 8 * 3));
}

std::string Formatter::make_option_opts(const CLI::Option* option) const {
    const bool has_value = option->get_type_size() != 0 && !option->get_positional();
    return has_value ? " " + get_label(option->get_type_name()) : "";
}

std::string Formatter::make_option_desc(const CLI::Option* option) const {
    std::string text = option->get_description();
    text +=
        option->get_default_str().empty() ? "" : fmt::format(" [{}]", option->get_default_str());
    for (const CLI::Option* other : option->get_needs()) {
        text += "; " + tr("needs {}", other->get_name());
    }
    for (const CLI::Option* other : option->get_excludes()) {
        text += "; " + tr("cannot be used with {}", other->get_name());
    }
    return text;
}

std::string Formatter::make_help(const CLI::App* command, std::string name,
                                 CLI::AppFormatMode mode) const {
    std::string text =
        language::wrapped(CLI::Formatter::make_help(command, std::move(name), mode), width_);
    const auto found = ends.find(command);
    if (found != ends.end()) {
        for (const std::string& note : found->second.notes) {
            text += language::wrapped(note, width_) + "\n";
        }
        text += found->second.examples.empty() ? "" : fmt::format("{}\n", tr("Example:"));
        for (const std::string& example : found->second.examples) {
            text += wrapped_example(example, width_);
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
                   : throw CLI::ParseError(tr("{}: \"{}\" is not one of {}", option.get_name(),
                                              word, fmt::join(words, ", ")),
                                           CLI::ExitCodes::ValidationError);
    };
    constexpr std::size_t longest_type = 24;
    const std::string choices = fmt::format("{}", fmt::join(words, "|"));
    offer(command, option, words, Files::Refused).check(CLI::Validator(check, ""));
    return choices.size() <= longest_type
               ? option.type_name(choices)
               : option.type_name("NAME")->description(
                     tr("{} ({})", option.get_description(), fmt::join(words, ", ")));
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
    program.description(tr("Edit maps for the board game Hacienda."));
    translate_parser(program);
    program.set_version_flag("--version", version::full(),
                             tr("Display program version information and exit"));
    program.add_option("FILE", options.places,
                       tr("Maps ({}), libraries (.pampas) and maps in them "
                          "(LIBRARY.pampas#NAME) to open",
                          formats::endings()));
    program.add_flag("--new", options.new_map, tr("Start with a new map"));
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
