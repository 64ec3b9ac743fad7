#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/overlays/overlay.h"
#include "analysis/report/ground/html.h"
#include "engine/map/map.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The reference: explanations of all or some terms of the glossary.
namespace pampas::report {

/// A map that comes with Pampas, and what a term looks like on it.
struct TermExample {
    map::Map map;
    overlays::Overlay overlay;
};

/// An example of a term that can be shown on a map; nothing for other terms.
std::optional<TermExample> example_of(const glossary::Term& term);

/// The usual range of each figure that a term is about, on published maps: a line for each.
std::vector<std::string> usual_figures(const glossary::Term& term);
/// The heading of these lines.
std::string usual_figures_title();
/// What a picture of the term's example on the map shows.
std::string picture_name(const glossary::Term& term, const std::string& map);

using Terms = std::span<const glossary::Term* const>;

/// Names and sentences, topic by topic.
std::string terms_list(Terms terms);
/// Everything about the terms.
std::string terms_text(Terms terms);
nlohmann::ordered_json terms_json(Terms terms);

/// A picture of an example as the bytes of a PNG file, and its size on the page.
struct ExamplePicture {
    std::string png;
    int width = 0;
    int height = 0;
};
using DrawExample = std::function<ExamplePicture(const TermExample&)>;

/// A page with everything about the terms; each has its id as an anchor.
Html terms_html(Terms terms, const DrawExample& draw);

/// The terms in which each of the words occurs, in any case, topic by topic; all terms if there are
/// no words. Searches in the language in use.
std::vector<const glossary::Term*> terms_with(std::string_view words);

/// The terms that somebody means by these words: the term with this name or id, or that of the
/// figure, overlay, finding or column with this name; otherwise terms with the words in their name;
/// otherwise terms with the words anywhere.
std::vector<const glossary::Term*> terms_meant(std::string_view words);

} // namespace pampas::report
