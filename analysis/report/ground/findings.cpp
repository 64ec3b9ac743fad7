#include "analysis/report/ground/findings.h"

#include "analysis/glossary/glossary.h"
#include "analysis/report/ground/json.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

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
    const std::string advice = glossary::advice(*term);
    return html("<p class=\"advice\">{} ({})</p>", advice.empty() ? tr(term->text) : advice,
                term_link(code, tr(term->name)));
}

/// Findings of the same kind, which share their advice.
using Group = std::vector<Finding>;

/// All findings by kind; groups and their findings keep their order.
std::vector<Group> grouped(std::span<const Finding> findings) {
    std::vector<Group> groups;
    for (const Finding& finding : findings) {
        const auto group = std::ranges::find_if(groups, [&finding](const Group& each) {
            return each.front().code == finding.code && each.front().severity == finding.severity;
        });
        if (group == groups.end()) {
            groups.push_back({finding});
        } else {
            group->push_back(finding);
        }
    }
    return groups;
}

Html item(const Group& group) {
    const findings::Severity severity = group.front().severity;
    const Html sentences = html_each(group, [](const Finding& finding) {
        return html("<p class=\"found\">{}</p>", finding.sentence);
    });
    return html("<li class=\"{}\"><b>{}</b> <div>{}{}</div></li>\n", name(severity),
                tr(name(severity)), sentences, advice(group.front().code));
}

Html list(std::span<const Group> groups) {
    return html("<ul class=\"news\">\n{}</ul>\n", html_each(groups, item));
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
    return list(grouped(findings));
}

Html worst_findings_html(std::span<const Finding> findings) {
    const std::vector<Group> groups = grouped(findings);
    constexpr std::size_t most = 5;
    if (groups.size() <= most) {
        return list(groups);
    }
    const auto others = std::span(groups).subspan(most - 1);
    std::size_t count = 0;
    for (const Group& group : others) {
        count += group.size();
    }
    return html("{}<details class=\"rest\"><summary>{}</summary>\n{}</details>\n",
                list(std::span(groups).first(most - 1)),
                trn("{} more finding", "{} more findings", count), list(others));
}

} // namespace pampas::report
