#include "analysis/report/ground/findings.h"

#include "analysis/report/ground/json.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

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
        text += fmt::format("  {:<8} {}\n", tr(name(finding.severity)), escaped(finding.sentence));
    }
    return text;
}

Html findings_html(std::span<const Finding> findings) {
    Html items;
    for (const Finding& finding : findings) {
        items += html("<li class=\"{}\"><b>{}</b> {}</li>\n", name(finding.severity),
                      tr(name(finding.severity)), finding.sentence);
    }
    return items.empty() ? html("<p>{}</p>\n", tr("Nothing bad can be said of this map."))
                         : html("<ul class=\"news\">\n{}</ul>\n", items);
}

} // namespace pampas::report
