#pragma once

#include "analysis/report/ground/html.h"

#include <string_view>

/// Words on a page that lead to what they mean, further down on it.
namespace pampas::report {

/// Words that lead to the term of an overlay, a figure or a finding, by its name, key or code; as
/// they are without one.
Html term_link(std::string_view subject, const Html& words);

/// The title of a column, chart or figure, in the language in use; it leads to its term if it has
/// one.
Html titled(std::string_view title);

/// A page's main part: its sections, and behind them the terms that they lead to.
Html html_main(const Html& sections);

} // namespace pampas::report
