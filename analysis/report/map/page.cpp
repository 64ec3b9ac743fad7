#include "analysis/report/map/page.h"

#include "analysis/measures/map_findings.h"
#include "analysis/report/ground/findings.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/map/sections.h"
#include "engine/language/tr.h"

namespace pampas::report {

Html analysis_html(const map::Map& map, const graph::Analysis& analysis,
                   std::span<const findings::Finding> findings, const MapPicture& picture) {
    return html_page(
        map_title(map),
        html("{}<main>\n{}{}{}{}{}{}{}</main>\n",
             page_header(map, tr("What the map offers before a card is dealt")),
             html_facts(map_facts(analysis)),
             html_section("news", tr("The news, worst first"),
                          findings_html(measures::map_findings(analysis, findings))),
             html_section("map", tr("The map"), html_map(map, picture, map_views(map, analysis))),
             markets_section(analysis), land_section(analysis), published_section(analysis),
             rest_section(analysis)));
}

} // namespace pampas::report
