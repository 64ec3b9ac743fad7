#include "editor/desktop/panels/finding_list.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr std::size_t most_lines = 6;
constexpr std::size_t most_lines_kept = 1000; // of messages

bool same(const findings::Finding& a, const findings::Finding& b) {
    return a.code == b.code && a.spaces == b.spaces && a.terrain == b.terrain;
}

/// Where the finding is among others: the same one, or the only one of its kind in both, whose
/// spaces an edit has changed.
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

const glossary::Term* FindingList::term_of_row(std::size_t row) const {
    return glossary::term_of(findings_[row].code);
}

Tone tone(findings::Severity severity) {
    switch (severity) {
    case findings::Severity::Error:
        return Tone::Error;
    case findings::Severity::Warning:
        return Tone::Warning;
    case findings::Severity::Note:
        break;
    }
    return Tone::Note;
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
    SetItemCount(findings_.size());
    select(now);
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

// With room for a scroll bar, so that nothing is wrapped anew when it comes or goes.
int FindingList::text_width() const {
    static const int scroll_bar = std::max(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
    return GetSize().x - scroll_bar - FromDIP(3 * spacing::gap + spacing::mark_side);
}

const std::vector<wxString>& FindingList::lines(std::size_t row) const {
    if (lines_width_ != text_width() || lines_.size() > most_lines_kept) {
        lines_width_ = text_width();
        lines_.clear();
    }
    auto& lines = lines_[findings_[row].sentence];
    if (lines.empty()) {
        lines = wrapped(*const_cast<FindingList*>(this), wx_text(findings_[row].sentence),
                        text_width(), most_lines);
    }
    return lines;
}

wxString FindingList::row_text(std::size_t row) const {
    return wx_text(tr(findings::name(findings_[row].severity))) + ": " +
           wx_text(findings_[row].sentence);
}

wxCoord FindingList::OnMeasureItem(std::size_t row) const {
    const int text = static_cast<int>(lines(row).size()) * GetCharHeight();
    return std::max(text, FromDIP(spacing::mark_side)) + FromDIP(2 * spacing::gap);
}

void FindingList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int gap = FromDIP(spacing::gap);
    const int side = FromDIP(spacing::mark_side);
    const int first_line = std::max(GetCharHeight(), side);
    draw_mark(dc, tone(findings_[row].severity),
              wxRect(place.x + gap, place.y + gap + (first_line - side) / 2, side, side),
              row_background(row));
    dc.SetTextForeground(text_colour(row));
    int y = place.y + gap + (first_line - GetCharHeight()) / 2;
    for (const wxString& line : lines(row)) {
        dc.DrawText(line, place.x + 2 * gap + side, y);
        y += GetCharHeight();
    }
}

} // namespace pampas::desktop
