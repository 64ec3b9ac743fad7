#pragma once

#include "analysis/report/ground/html.h"

#include <string_view>

/// Words on a page that lead to what they mean, further down on it.
namespace pampas::report {

/// Words that lead to the term of a thing by its id (glossary::term_of); as they are without one.
Html term_link(std::string_view id, const Html& words);

/// The title of a label in the glossary, which leads to its term.
Html titled(std::string_view id);

/// A page's main part: its sections, and behind them the terms that they lead to.
Html html_main(const Html& sections);

} // namespace pampas::report
