#include "editor/command_line/play_words.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <functional>
#include <optional>

namespace pampas::command_line {
namespace {

using wording::Option;
using wording::OptionGroup;

/// As many options of one sort are listed unasked.
constexpr std::size_t most_listed = 30;

std::vector<const Option*> flat(std::span<const OptionGroup> groups) {
    std::vector<const Option*> all;
    for (const OptionGroup& group : groups) {
        for (const Option& option : group.options) {
            all.push_back(&option);
        }
    }
    return all;
}

std::vector<std::string> sorted(std::vector<std::string> words) {
    std::ranges::sort(words);
    return words;
}

std::optional<std::size_t> number_of(const std::string& word) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number)
                                                                    : std::nullopt;
}

/// The options that have all these sorted words; only the one that has no others, if there is one.
std::vector<const Option*> with_words(const std::vector<const Option*>& all,
                                      const std::vector<std::string>& words) {
    std::vector<const Option*> found;
    for (const Option* option : all) {
        const auto theirs = sorted(words_of(option->command));
        if (theirs == words) {
            return {option};
        }
        if (std::ranges::includes(theirs, words)) {
            found.push_back(option);
        }
    }
    return found;
}

std::string all_of(const OptionGroup& group, std::size_t number) {
    std::vector<std::string> items;
    for (const Option& option : group.options) {
        const std::string gain = wording::gain(option);
        items.push_back(fmt::format("{}{}{}", number++,
                                    option.target.empty() ? "" : ") " + option.target,
                                    gain.empty() ? "" : " (" + gain + ")"));
    }
    return fmt::format("{}", fmt::join(items, ", "));
}

std::string summed_up(const OptionGroup& group, std::size_t number) {
    return tr(R"({}) to {}), such as "{}"; type "options" to list them)", number,
              number + group.options.size() - 1, group.options.front().command);
}

} // namespace

std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    const std::string text = boost::to_lower_copy(boost::trim_copy(line));
    if (!text.empty()) {
        boost::split(words, text, boost::is_space(), boost::token_compress_on);
    }
    return words;
}

std::variant<rules::Action, std::string> choice_in(std::span<const OptionGroup> groups,
                                                   const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const std::vector<const Option*> all = flat(groups);
    if (const auto number = words.size() == 1 ? number_of(words.front()) : std::nullopt) {
        if (*number >= 1 && *number <= all.size()) {
            return all[*number - 1]->action;
        }
        return tr("Expected a number from 1 to {}, not {}.", all.size(), *number);
    }
    const auto found = with_words(all, sorted(words));
    if (found.empty()) {
        return tr(R"("{}" is not possible here; expected a number from 1 to {}, words such as )"
                  R"("{}", or "help".)",
                  escaped(line), all.size(), all.front()->command);
    }
    if (found.size() > 1) {
        return tr(R"("{}" could be "{}" or "{}"; type more words.)", escaped(line),
                  found[0]->command, found[1]->command);
    }
    return found.front()->action;
}

std::string options_text(std::span<const OptionGroup> groups, bool all) {
    std::string text;
    std::size_t number = 1;
    for (const OptionGroup& group : groups) {
        const bool is_short = all || group.options.size() <= most_listed;
        text +=
            tr("{}: {}", group.title, is_short ? all_of(group, number) : summed_up(group, number)) +
            "\n";
        number += group.options.size();
    }
    return text;
}

} // namespace pampas::command_line
