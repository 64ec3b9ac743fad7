#include "analysis/report/map/page.h"

#include "analysis/report/ground/html.h"
#include "analysis/report/map/news_html.h"
#include "analysis/report/map/sections.h"

namespace pampas::report {

std::string analysis_html(const map::Map& map, const graph::Analysis& analysis,
                          std::span<const legality::Finding> findings, const MapPicture& picture) {
    return html_page(
        map_title(map),
        page_header(map, "What the map offers before a card is dealt") + "<main>\n" +
            html_facts(map_facts(analysis)) +
            html_section("news", "The news, worst first", news_html(news(analysis, findings))) +
            html_section("map", "The map", html_map(map, picture, map_views(map, analysis))) +
            markets_section(analysis) + land_section(analysis) + published_section(analysis) +
            rest_section(analysis) + "</main>\n");
}

} // namespace pampas::report
