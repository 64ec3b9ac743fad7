#pragma once

#include "analysis/wording/options.h"

#include <cstddef>
#include <span>
#include <string>
#include <variant>
#include <vector>

/// What people type in a game, and the options to choose from.
namespace pampas::command_line {

/// The words of a line in lower case.
std::vector<std::string> words_of(const std::string& line);

/// The action that a line chooses: by its number in `options_text`, by its words, or by some of its
/// words if only one action has them. Otherwise a sentence that says what is expected.
std::variant<rules::Action, std::string> choice_in(std::span<const wording::OptionGroup> groups,
                                                   const std::string& line);

/// The numbered options, a line for each sort; only how many if there are very many of a sort,
/// unless `all` are wanted.
std::string options_text(std::span<const wording::OptionGroup> groups, bool all);

} // namespace pampas::command_line
