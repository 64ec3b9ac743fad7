#include "analysis/report/map/news_html.h"

#include "analysis/report/ground/html.h"

#include <fmt/format.h>

namespace pampas::report {

std::string news_html(std::span<const News> news) {
    std::string items;
    for (const News& item : news) {
        items += fmt::format("<li class=\"{0}\"><b>{0}</b> {1}</li>\n", name(item.severity),
                             html_text(item.sentence));
    }
    return items.empty() ? "<p>Nothing bad can be said of this map.</p>\n"
                         : "<ul class=\"news\">\n" + items + "</ul>\n";
}

} // namespace pampas::report
