#pragma once

#include "analysis/findings/finding.h"
#include "analysis/graph/analysis.h"
#include "analysis/report/ground/html_map.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Parts of a page about a map (html.h), for the pages that have them.
namespace pampas::report {

/// The map's name, or what stands for it.
std::string map_title(const map::Map& map);

/// The head of a page: the map's name, author and size, below them the verdicts (`html_verdict`).
/// `about` stands above them.
Html page_header(const map::Map& map, std::string_view about, const Html& verdicts);

/// How much was found, as a verdict.
Html findings_verdict(std::span<const findings::Finding> findings);

/// The map to look at, with its description.
Html map_section(const map::Map& map, const MapPicture& picture,
                 std::span<const MapViewGroup> views);

/// What was found, worst first, and beside it what of `legality` is not told there in full. `legal`
/// says whether a client takes the map; it may be empty.
Html news_section(std::span<const findings::Finding> news,
                  std::span<const findings::Finding> legality, std::string_view legal);

/// What counts most, as facts.
Html map_facts(const graph::Analysis& analysis);

/// The bare map, each measure laid over it, and the ways to its markets, if it has any.
std::vector<MapViewGroup> map_views(const map::Map& map, const graph::Analysis& analysis);

/// Sections of tables and charts.
Html markets_section(const graph::Analysis& analysis);
Html land_section(const graph::Analysis& analysis);
Html published_section(const graph::Analysis& analysis);
Html rest_section(const graph::Analysis& analysis);

} // namespace pampas::report
