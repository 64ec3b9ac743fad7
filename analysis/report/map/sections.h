#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html_map.h"

#include <string>
#include <string_view>
#include <vector>

/// Parts of a page about a map (html.h), for the pages that have them.
namespace pampas::report {

/// The map's name, or what stands for it; text.
std::string map_title(const map::Map& map);

/// The head of a page: the map's name, author, size and description. `about` is text above them.
std::string page_header(const map::Map& map, std::string_view about);

/// What counts most, as facts.
std::string map_facts(const graph::Analysis& analysis);

/// The bare map, and each measure laid over it; the ways to its markets, if it has any.
std::vector<MapViewGroup> map_views(const map::Map& map, const graph::Analysis& analysis);

/// Sections of tables and charts.
std::string markets_section(const graph::Analysis& analysis);
std::string land_section(const graph::Analysis& analysis);
std::string published_section(const graph::Analysis& analysis);
std::string rest_section(const graph::Analysis& analysis);

} // namespace pampas::report
