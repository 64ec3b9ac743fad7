#include "analysis/report/ground/findings.h"

#include "analysis/glossary/glossary.h"
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
            {"spaces", finding.spaces}};
}

/// What to try about a finding, or why to leave it, and a link to its term.
Html advice(std::string_view code) {
    const glossary::Term* term = glossary::term_of(code);
    if (term == nullptr) {
        return {};
    }
    const std::string words =
        term->advice.empty() ? tr(term->text) : tr("Try: {}", tr(term->advice));
    return html("<p class=\"advice\">{} ({})</p>", words, term_link(code, tr(term->name)));
}

Html item(const Finding& finding) {
    return html("<li class=\"{}\"><b>{}</b> <div><p class=\"found\">{}</p>{}</div></li>\n",
                name(finding.severity), tr(name(finding.severity)), finding.sentence,
                advice(finding.code));
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
    return html("<ul class=\"news\">\n{}</ul>\n", html_each(findings, item));
}

} // namespace pampas::report
