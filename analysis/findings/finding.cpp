#include "analysis/findings/finding.h"

#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::findings {

std::string_view name(Severity severity) {
    constexpr std::array words{tr_later("error"), tr_later("warning"), tr_later("note")};
    return words[static_cast<std::size_t>(severity)];
}

std::string counted(Severity severity, std::ptrdiff_t count) {
    switch (severity) {
    case Severity::Error:
        return trn("{} error", "{} errors", count);
    case Severity::Warning:
        return trn("{} warning", "{} warnings", count);
    case Severity::Note:
        break;
    }
    return trn("{} note", "{} notes", count);
}

std::string tally(std::span<const Finding> findings) {
    std::string result;
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        const auto number = std::ranges::count(findings, severity, &Finding::severity);
        if (number > 0) {
            result += (result.empty() ? "" : ", ") + counted(severity, number);
        }
    }
    return result.empty() ? tr("nothing to report") : result;
}

Finding finished(Draft draft, std::string_view code, Severity severity) {
    return {std::string(code), severity, std::move(draft.sentence), std::move(draft.spaces),
            std::move(draft.terrain)};
}

void sort(std::vector<Finding>& findings) {
    std::ranges::stable_sort(findings, {}, &Finding::severity);
}

} // namespace pampas::findings
