#include "editor/arguments/parser.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/args.h>

#include <algorithm>
#include <array>
#include <regex>

namespace pampas::arguments {
namespace {

/// A message of the parser, and what is said in its place about what the pattern picks out of it.
struct Wording {
    const char* pattern;
    const char* ours;
};

constexpr std::array wordings{
    Wording{"The following arguments? (?:was|were) not expected: (.*)",
            tr_later("not expected: {}")},
    Wording{"(.*) is required", tr_later("{} is required")},
    Wording{"(.*) requires (.*)", tr_later("{} needs {}")},
    Wording{"(.*) excludes (.*)", tr_later("{} does not go with {}")},
    Wording{"(.*): \\d+ required .* missing", tr_later("{}: its value is missing")},
    Wording{"(.*): At Most 1 required but received .*", tr_later("{} is given more than once")},
    Wording{"Could not convert: (.*?) = (.*)", tr_later("{}: \"{}\" cannot be read")},
    Wording{"(.*): Value (.*) not in range (.*) to (.*)", tr_later("{}: {} is not from {} to {}")},
    Wording{"(.*): (.*) not in \\{(.*)\\}", tr_later("{}: \"{}\" is none of {}")}};

/// The text with what was picked in place of its values.
std::string filled(const char* text, const std::smatch& picked) {
    fmt::dynamic_format_arg_store<fmt::format_context> values;
    for (std::size_t number = 1; number < picked.size(); ++number) {
        values.push_back(picked[number].str());
    }
    return fmt::vformat(text, values);
}

} // namespace

// The parser has its messages in English only, and no more of them than the text.
std::string usage_error(const CLI::ParseError& error) {
    std::string message = error.what();
    std::ranges::replace(message, '\n', ' ');
    std::smatch picked;
    for (const auto& [pattern, ours] : wordings) {
        if (std::regex_match(message, picked, std::regex(pattern))) {
            return escaped(filled(tr(ours), picked));
        }
    }
    return escaped(message);
}

} // namespace pampas::arguments
