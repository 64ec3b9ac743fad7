#include "editor/desktop/panels/finding_list.h"

#include "editor/desktop/widgets/text.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

bool same(const findings::Finding& a, const findings::Finding& b) {
    return a.code == b.code && a.spaces == b.spaces && a.terrain == b.terrain;
}

/// The index of a finding in a new list: the equal one or, if both lists have exactly one of its
/// kind, that one, since an edit may have changed its spaces.
std::optional<std::size_t> find_again(const findings::Finding& finding,
                                      const std::vector<findings::Finding>& before,
                                      const std::vector<findings::Finding>& now) {
    const auto of_kind = [&finding](const findings::Finding& other) {
        return other.code == finding.code && other.terrain == finding.terrain;
    };
    auto found = std::ranges::find_if(
        now, [&finding](const findings::Finding& other) { return same(other, finding); });
    if (found == now.end() && std::ranges::count_if(before, of_kind) == 1 &&
        std::ranges::count_if(now, of_kind) == 1) {
        found = std::ranges::find_if(now, of_kind);
    }
    return found == now.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - now.begin()));
}

} // namespace

FindingList::FindingList(wxWindow* parent, Actions actions)
    : TextList(parent, std::move(actions), {.margin = {spacing::gap, spacing::gap}, .lines = 6}) {}

Tone tone(findings::Severity severity) {
    return severity == findings::Severity::Error     ? Tone::Error
           : severity == findings::Severity::Warning ? Tone::Warning
                                                     : Tone::Note;
}

void FindingList::set_findings(std::vector<findings::Finding> findings) {
    const auto before = selected();
    const auto now = before ? find_again(findings_[*before], findings_, findings) : std::nullopt;
    const auto news = std::ranges::find_if(findings, [&](const findings::Finding& finding) {
        return finding.severity != findings::Severity::Note &&
               !find_again(finding, findings, findings_);
    });
    const auto new_row = static_cast<std::size_t>(news - findings.begin());
    const std::size_t top = GetVisibleRowsBegin();
    findings_ = std::move(findings);
    std::vector<TextRow> rows;
    rows.reserve(findings_.size());
    for (const findings::Finding& finding : findings_) {
        rows.push_back({.text = wx_text(finding.sentence),
                        .tone = tone(finding.severity),
                        .term = glossary::term_of(finding.code)});
    }
    set_rows(std::move(rows), now);
    ScrollToRow(std::min(top, findings_.empty() ? 0 : findings_.size() - 1));
    if (new_row < findings_.size()) {
        reveal(new_row);
    }
    Refresh();
}

void FindingList::reveal(std::size_t row) {
    ScrollToRow(0);
    if (!IsVisible(row)) {
        ScrollToRow(row);
    }
}

wxString FindingList::row_text(std::size_t row) const {
    return wx_text(tr(findings::name(findings_[row].severity))) + ": " +
           wx_text(findings_[row].sentence);
}

} // namespace pampas::desktop
