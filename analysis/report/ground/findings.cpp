#include "analysis/report/ground/findings.h"

#include "analysis/report/ground/html.h"
#include "analysis/report/ground/json.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

using findings::Finding;

Json finding_json(const Finding& finding) {
    return {{"severity", name(finding.severity)},
            {"sentence", finding.sentence},
            {"spaces", list_json(finding.spaces, space_json)}};
}

} // namespace

Json findings_json(std::span<const Finding> findings) {
    return list_json(findings, finding_json);
}

std::string findings_text(std::span<const Finding> findings) {
    std::string text;
    for (const Finding& finding : findings) {
        text += fmt::format("  {:<8} {}\n", name(finding.severity), escaped(finding.sentence));
    }
    return text;
}

std::string findings_html(std::span<const Finding> findings) {
    std::string items;
    for (const Finding& finding : findings) {
        items += fmt::format("<li class=\"{0}\"><b>{0}</b> {1}</li>\n", name(finding.severity),
                             html_text(finding.sentence));
    }
    return items.empty() ? "<p>Nothing bad can be said of this map.</p>\n"
                         : "<ul class=\"news\">\n" + items + "</ul>\n";
}

} // namespace pampas::report
