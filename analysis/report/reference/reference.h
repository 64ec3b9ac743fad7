#pragma once

#include "analysis/glossary/glossary.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/reference/example.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <span>
#include <string>
#include <vector>

/// The reference: what is told of the terms of the glossary, all of them or some.
namespace pampas::report {

/// What published maps have of each figure that a term is about, a line for each.
std::vector<std::string> usual_figures(const glossary::Term& term);
/// What stands above these lines.
std::string usual_figures_title();
/// What a picture of the term's example on the map shows.
std::string picture_name(const glossary::Term& term, const std::string& map);

using Terms = std::span<const glossary::Term* const>;

/// Names and sentences, topic by topic.
std::string terms_list(Terms terms);
/// All that is told of them.
std::string terms_text(Terms terms);
nlohmann::ordered_json terms_json(Terms terms);

/// A picture of an example as the bytes of a PNG file, and its size on the page.
struct ExamplePicture {
    std::string png;
    int width = 0;
    int height = 0;
};
using DrawExample = std::function<ExamplePicture(const TermExample&)>;

/// A page with all that is told of them, each at an anchor that is its id.
Html terms_html(Terms terms, const DrawExample& draw);

} // namespace pampas::report
