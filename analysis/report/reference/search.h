#pragma once

#include "analysis/glossary/glossary.h"

#include <string_view>
#include <vector>

namespace pampas::report {

/// The terms in which each of the words occurs, in capitals or not, topic by topic; all of them
/// without words. In the language in use.
std::vector<const glossary::Term*> terms_with(std::string_view words);

/// The terms that somebody means who says these words: the one that is called so, has this id or is
/// of the figure, overlay, finding or column called so; else those with the words in their name;
/// else those with the words anywhere.
std::vector<const glossary::Term*> terms_meant(std::string_view words);

} // namespace pampas::report
