#pragma once

#include "editor/arguments/parser.h"
#include "editor/command_line/program.h"
#include "engine/files/bounded.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/map/map.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Options and outputs that several commands have.
namespace pampas::command_line {

/// Where a command's result goes: a path, or empty for standard output.
using Output = std::string;

/// Adds the MAP argument, required.
void add_map(CLI::App& command, std::string& map);

/// Adds `-o FILE` for anything else.
void add_output(CLI::App& command, Output& output);

/// Adds `-o FILE` for a map: `.json`, `.haz`, or `LIBRARY.pampas[#NAME]`.
void add_map_output(CLI::App& command, Output& output);

/// How a report is written.
enum class ReportFormat { Text, Json };

/// The same where there is a page, too.
enum class PageFormat { Text, Json, Html };

/// Adds `--format text|json|html`; `said` says what is written, and how without it.
void add_page_format(CLI::App& command, PageFormat& format, const std::string& said);

/// The same; without it the format is that of the output's name
/// (`format_of`).
void add_page_format(CLI::App& command, std::optional<PageFormat>& format);

/// The format that is asked for, else that of the output's name, else text.
PageFormat format_of(std::optional<PageFormat> asked, const Output& output);

/// Whether a command that was called with these options reports in JSON, for programs.
template <class Options>
bool reports_json(const Options& options) {
    if constexpr (requires { format_of(options.format, options.output); }) {
        return format_of(options.format, options.output) == PageFormat::Json;
    } else if constexpr (requires { options.format == ReportFormat::Json; }) {
        return options.format == ReportFormat::Json;
    } else {
        return false;
    }
}

/// Adds `--format text|json`.
void add_report_format(CLI::App& command, ReportFormat& format);

/// The same where it matters whether one was given.
void add_report_format(CLI::App& command, std::optional<ReportFormat>& format);

/// Adds `--fill KIND`, a kind of space by its name.
void add_fill(CLI::App& command, map::Space& fill);

/// JSON as commands write it.
using formats::json_text;

using arguments::check_range;
using arguments::Files;
using arguments::limit_to;
using arguments::offer;

/// Names the clients that come along as the option's value; a file of one is accepted as well.
void offer_clients(const CLI::App& command, CLI::Option& option);

/// Adds an option for a number within bounds. Help ends with the number that `value` has without
/// it; where that may be none, `description` says what is usual.
template <class Value, class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Value& value,
                        const Bounded<Number>& bounds, std::string description) {
    if constexpr (std::is_same_v<Value, Number>) {
        description += fmt::format(" [{}]", value);
    }
    return limit_to(*command.add_option(name, value, description), bounds.least, bounds.most);
}

/// Adds `--seed N`.
void add_seed(CLI::App& command, std::uint64_t& seed, const std::string& description);

/// Adds an option whose value is one of `choices`, given by name. Shows the names in the help.
template <class Value>
CLI::Option* add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::vector<std::pair<std::string, Value>>& choices,
                        const std::string& description) {
    std::vector<std::string> names;
    names.reserve(choices.size());
    for (const auto& choice : choices) {
        names.push_back(choice.first);
    }
    CLI::Option* option = command.add_option_function<std::string>(
        name,
        [&value, choices](const std::string& chosen) {
            for (const auto& [choice, meaning] : choices) {
                if (choice == chosen) {
                    value = meaning;
                }
            }
        },
        description);
    return limit_to(command, *option, names);
}

/// Writes bytes whole to a file or to standard output. Throws `InputError`.
void put(const Output& output, std::string_view bytes, Streams streams);

/// Where the result of long work goes, which is not to be done in vain.
class Destination {
  public:
    /// Throws `InputError` where no file can be made.
    explicit Destination(const Output& output);
    /// Writes all there is. Throws the same.
    void put(std::string_view bytes, Streams streams);

  private:
    std::optional<NewFile> file_;
};

/// Before long work whose result is a map: throws `InputError` where its folder does not exist.
void require_folder_of(const Output& output);

/// Writes a map: as its file's ending says (JSON for others and for standard output), or as a new
/// revision in a library, under the name after `#` if there is one. Throws `InputError`.
void put_map(const Output& output, map::Map map, Streams streams);

/// Writes a map in a format, with a file's tileset beside it where there is one. Throws
/// `InputError`.
void put_map(const Output& output, const formats::Format& format, const map::Map& map,
             Streams streams);

} // namespace pampas::command_line
