#include "editor/arguments/usage_error.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace pampas::arguments {
namespace {

using TypedWords = std::vector<std::string>;

/// All names of an option: `-o`, `--output`; for an argument without dashes its only name.
TypedWords spellings_of(const CLI::Option& option) {
    TypedWords names;
    for (const std::string& name : option.get_lnames()) {
        names.push_back("--" + name);
    }
    for (const std::string& name : option.get_snames()) {
        names.push_back("-" + name);
    }
    return names.empty() ? TypedWords{option.get_name()} : names;
}

/// The name of an option that was typed, otherwise its first name.
std::string name_typed(const CLI::Option& option, const TypedWords& typed) {
    const auto is_in = [](const std::string& word, const std::string& name) {
        const bool is_long = name.starts_with("--");
        return word == name || word.starts_with(name + "=") ||
               (!is_long && name.starts_with('-') && word.starts_with(name));
    };
    for (const std::string& name : spellings_of(option)) {
        if (std::ranges::any_of(typed,
                                [&](const std::string& word) { return is_in(word, name); })) {
            return name;
        }
    }
    return option.get_name();
}

/// An error that the parser may have thrown, and what we say in its place.
struct Wording {
    CLI::ParseError error;
    std::string ours;
};

/// All errors that the parser can report about an option as it is given, in any order.
std::vector<Wording> wordings_of(const CLI::Option& option, const TypedWords& typed) {
    using CLI::ArgumentMismatch;
    const std::string name = option.get_name();
    const std::string shown = name_typed(option, typed);
    std::vector<Wording> result{
        {CLI::RequiredError(name), tr("{} is required", shown)},
        {ArgumentMismatch::TypedAtLeast(name, option.get_items_expected_min(),
                                        option.get_type_name()),
         tr("{} needs a value", shown)},
        {ArgumentMismatch::AtMost(name, option.get_items_expected_max(), option.count()),
         tr("{} is given more than once", shown)},
        {CLI::ConversionError(name, option.results()),
         tr("{}: cannot read \"{}\"", shown, fmt::join(option.results(), ","))}};
    for (const CLI::Option* other : option.get_needs()) {
        result.push_back({CLI::RequiresError(name, other->get_name()),
                          tr("{} needs {}", shown, other->get_name())});
    }
    for (const CLI::Option* other : option.get_excludes()) {
        result.push_back({CLI::ExcludesError(name, other->get_name()),
                          tr("{} cannot be used with {}", shown, other->get_name())});
    }
    return result;
}

/// What our wording of an error is, if it is about this command; nothing for errors of our own.
std::optional<std::string> wording_of(const CLI::App& command, std::string_view error,
                                      const TypedWords& typed) {
    for (const CLI::Option* option : command.get_options()) {
        for (const Wording& wording : wordings_of(*option, typed)) {
            if (error == wording.error.what()) {
                return wording.ours;
            }
        }
    }
    return std::nullopt;
}

/// How many letters must be changed, added, left out or exchanged with the next to turn one word
/// into the other (the optimal string alignment distance).
std::size_t distance(std::string_view one, std::string_view other) {
    std::vector<std::size_t> before(other.size() + 1);
    std::vector<std::size_t> last(other.size() + 1);
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= one.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t changed = last[j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        before = std::exchange(last, row);
    }
    return last[other.size()];
}

/// The word that is likely meant; empty if none is near, or begins so.
std::string likely_meant(const std::string& word, const TypedWords& known) {
    const auto nearest = std::ranges::min_element(
        known, {}, [&](const std::string& each) { return distance(word, each); });
    if (nearest != known.end() && 3 * distance(word, *nearest) <= word.size()) {
        return *nearest;
    }
    const auto begun = std::ranges::find_if(
        known, [&](const std::string& each) { return each.starts_with(word); });
    return begun != known.end() ? *begun : "";
}

/// What is wrong with a word that the command does not know.
std::string about_unknown(const CLI::App& command, const std::string& word) {
    TypedWords known;
    const bool is_option = word.starts_with('-') && word.size() > 1;
    if (is_option) {
        for (const CLI::Option* option : command.get_options()) {
            std::ranges::move(spellings_of(*option), std::back_inserter(known));
        }
    } else {
        for (const CLI::App* each : command.get_subcommands({})) {
            known.push_back(each->get_name());
        }
    }
    const std::string name = is_option ? word.substr(0, word.find('=')) : word;
    const std::string meant = known.empty() ? "" : likely_meant(name, known);
    const std::string unknown = is_option       ? tr("there is no option {}", name)
                                : known.empty() ? tr("unexpected argument: {}", name)
                                                : tr("there is no command \"{}\"", name);
    return meant.empty() ? unknown : tr("{}; did you mean {}?", unknown, meant);
}

/// The command that the arguments called: the program, or a command below it.
const CLI::App& called(const CLI::App& program) {
    const auto commands = program.get_subcommands();
    return commands.empty() ? program : called(*commands.front());
}

/// The name of a command with those above it: `pampas library list`.
std::string whole_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? command.get_name() : whole_name(*parent) + " " + command.get_name();
}

} // namespace

// The parser's errors hold only a text in English. To find out what it is about, we construct the
// errors of everything that can be wrong and compare.
std::string usage_error(const CLI::App& program, const CLI::Error& error, const TypedWords& typed) {
    const CLI::App& command = called(program);
    const std::string_view said = error.what();
    const bool misses_command = said == CLI::RequiredError::Subcommand(1).what();
    const TypedWords unknown = command.remaining();
    const bool has_unknown = said == CLI::ExtrasError(unknown).what();
    std::string message = !unknown.empty() && (misses_command || has_unknown)
                              ? about_unknown(command, unknown.front())
                          : misses_command
                              ? tr("a command is missing")
                              : wording_of(command, said, typed).value_or(std::string(said));
    std::ranges::replace(message, '\n', ' ');
    return escaped(tr("{} (see {} --help)", message, whole_name(command)));
}

} // namespace pampas::arguments
