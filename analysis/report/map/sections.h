#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html_map.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Parts of a page about a map (html.h).
namespace pampas::report {

/// The map's name, or a substitute if it has none.
std::string map_title(const map::Map& map);

/// The head of a page: `about`, the map's name, author and size, and verdicts (`html_verdict`).
Html page_header(const map::Map& map, std::string_view about, const Html& verdicts);

/// How many findings there are, as a verdict.
Html findings_verdict(std::span<const findings::Finding> findings);

/// The map's picture, views and description.
Html map_section(const map::Map& map, const MapPicture& picture,
                 std::span<const MapViewGroup> views);

/// The findings, worst first. `legal` says whether a client accepts the map; it may be empty.
Html news_section(std::span<const findings::Finding> news, std::string_view legal);

/// The findings of legality that are not among the news; empty without any.
Html legality_section(std::span<const findings::Finding> news,
                      std::span<const findings::Finding> legality);

/// The most important figures, as facts.
Html map_facts(const graph::Analysis& analysis);

/// Views of the map: bare, with each measure, and with the ways to its markets, if any.
std::vector<MapViewGroup> map_views(const map::Map& map, const graph::Analysis& analysis);

/// Sections with tables and charts.
Html markets_section(const graph::Analysis& analysis);
Html land_section(const graph::Analysis& analysis);
Html published_section(const graph::Analysis& analysis);
Html rest_section(const graph::Analysis& analysis);

} // namespace pampas::report
