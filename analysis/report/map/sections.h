#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html_map.h"

#include <string>
#include <string_view>
#include <vector>

/// Parts of a page about a map (html.h), for the pages that have them.
namespace pampas::report {

/// The map's name, or what stands for it.
std::string map_title(const map::Map& map);

/// The head of a page: the map's name, author, size and description. `about` stands above them.
Html page_header(const map::Map& map, std::string_view about);

/// What counts most, as facts.
Html map_facts(const graph::Analysis& analysis);

/// The bare map, and each measure laid over it; the ways to its markets, if it has any.
std::vector<MapViewGroup> map_views(const map::Map& map, const graph::Analysis& analysis);

/// Sections of tables and charts.
Html markets_section(const graph::Analysis& analysis);
Html land_section(const graph::Analysis& analysis);
Html published_section(const graph::Analysis& analysis);
Html rest_section(const graph::Analysis& analysis);

} // namespace pampas::report
