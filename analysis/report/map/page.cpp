#include "analysis/report/map/page.h"

#include "analysis/measures/map_findings.h"
#include "analysis/report/ground/html.h"
#include "analysis/report/ground/terms.h"
#include "analysis/report/map/sections.h"
#include "engine/language/tr.h"

namespace pampas::report {

Html analysis_html(const map::Map& map, const graph::Analysis& analysis,
                   std::span<const findings::Finding> findings, const MapPicture& picture) {
    const auto news = measures::map_findings(analysis, findings);
    const Html sections = map_section(map, picture, map_views(map, analysis)) +
                          html_facts(map_facts(analysis)) + news_section(news, findings, "") +
                          markets_section(analysis) + land_section(analysis) +
                          published_section(analysis) + rest_section(analysis);
    return html_page(
        map_title(map),
        page_header(map, tr("What the map offers before a card is dealt"), findings_verdict(news)) +
            html_main(sections));
}

} // namespace pampas::report
