#include "analysis/report/ground/findings.h"

#include "analysis/report/ground/html.h"
#include "engine/files/input_error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

using findings::Finding;
using Json = nlohmann::ordered_json;

Json finding_json(const Finding& finding) {
    Json spaces = Json::array();
    std::ranges::transform(finding.spaces, std::back_inserter(spaces), space_json);
    return {{"severity", name(finding.severity)},
            {"sentence", finding.sentence},
            {"spaces", std::move(spaces)}};
}

} // namespace

Json space_json(hex::Coordinate at) {
    return Json::array({at.column, at.row});
}

Json findings_json(std::span<const Finding> findings) {
    Json result = Json::array();
    std::ranges::transform(findings, std::back_inserter(result), finding_json);
    return result;
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
