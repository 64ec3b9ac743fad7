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
                                      const std::vector<NextStep>& before,
                                      const std::vector<NextStep>& now) {
    const auto of_kind = [&finding](const findings::Finding& other) {
        return other.code == finding.code && other.terrain == finding.terrain;
    };
    auto found = std::ranges::find_if(
        now, [&finding](const findings::Finding& other) { return same(other, finding); },
        &NextStep::finding);
    if (found == now.end() && std::ranges::count_if(before, of_kind, &NextStep::finding) == 1 &&
        std::ranges::count_if(now, of_kind, &NextStep::finding) == 1) {
        found = std::ranges::find_if(now, of_kind, &NextStep::finding);
    }
    return found == now.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - now.begin()));
}

/// The most lines of a finding.
constexpr std::size_t most_lines = 6;

} // namespace

FindingList::FindingList(wxWindow* parent, Actions actions)
    : TextList(parent, std::move(actions),
               {.margin = {spacing::gap, spacing::gap}, .lines = most_lines}) {}

Tone tone(findings::Severity severity) {
    return severity == findings::Severity::Error     ? Tone::Error
           : severity == findings::Severity::Warning ? Tone::Warning
                                                     : Tone::Note;
}

void FindingList::set_steps(std::vector<NextStep> steps) {
    if (std::ranges::equal(steps, steps_, &NextStep::reads_like)) {
        steps_ = std::move(steps);
        return;
    }
    const auto before = selected();
    const auto now = before ? find_again(steps_[*before].finding, steps_, steps) : std::nullopt;
    const auto news = std::ranges::find_if(
        steps,
        [&](const findings::Finding& finding) {
            return finding.severity != findings::Severity::Note &&
                   !find_again(finding, steps, steps_);
        },
        &NextStep::finding);
    const auto new_row = static_cast<std::size_t>(news - steps.begin());
    const std::size_t top = GetVisibleRowsBegin();
    steps_ = std::move(steps);
    show(now);
    ScrollToRow(std::min(top, steps_.empty() ? 0 : steps_.size() - 1));
    if (new_row < steps_.size()) {
        reveal(new_row);
    }
    Refresh();
}

void FindingList::unfold(std::size_t row) {
    show(row);
}

void FindingList::show(std::optional<std::size_t> selected) {
    std::vector<TextRow> rows;
    rows.reserve(steps_.size());
    for (const NextStep& step : steps_) {
        rows.push_back({.text = wx_text(step.finding.sentence),
                        .below = selected == rows.size() ? wx_text(step.advice) : wxString(),
                        .tone = step.tone.value_or(tone(step.finding.severity)),
                        .term = glossary::term_of(step.finding.code)});
    }
    set_rows(std::move(rows), selected);
}

void FindingList::reveal(std::size_t row) {
    ScrollToRow(0);
    if (!IsVisible(row)) {
        ScrollToRow(row);
    }
}

wxString FindingList::row_text(std::size_t row) const {
    const NextStep& step = steps_[row];
    return wx_text(tr(findings::name(step.finding.severity))) + ": " +
           wx_text(step.finding.sentence) + (step.advice.empty() ? "" : " " + wx_text(step.advice));
}

} // namespace pampas::desktop
