#include "editor/desktop/panels/proposal_list.h"

#include "analysis/report/experiments/repair.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"
#include "engine/map/difference.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// The distance from a goal that needs no games.
std::string distance_words(const repair::Goal& goal, double distance) {
    if (goal.kind == repair::Goal::Kind::Findings) {
        const auto findings = static_cast<std::size_t>(distance);
        return trn("{} error or warning left", "{} errors or warnings left", findings);
    }
    return distance <= 0 ? tr("{}: within the range", tr(goal.target.figure->words))
                         : tr("{}: outside the range", tr(goal.target.figure->words));
}

const wxSize proposal_picture_size(104, 88); // in DIP

constexpr std::size_t most_change_lines = 12;

} // namespace

ProposalWords proposal_words(const report::RepairReport& report, std::size_t number) {
    const repair::Repair& found = report.found;
    const repair::Proposal& proposal = found.proposals[number];
    const map::Map& before = found.before.variant.map;
    const balance::Fairness& fairness = design::widest(proposal.fairnesses);
    ProposalWords words{.headline = wx_text(wording::repair_headline(
                            proposal.changes, design::widest(found.before.fairnesses), fairness))};
    const std::string confidence =
        wording::gap_by_games(fairness, static_cast<std::int64_t>(proposal.games));
    words.rest =
        wx_text(report.plan.goal.kind == repair::Goal::Kind::Gap
                    ? confidence
                    : distance_words(report.plan.goal, proposal.distance) + "; " + confidence);
    for (const map::SpaceDifference& change : map::differences(before, proposal.variant.map)) {
        words.changes.push_back(
            wx_text(tr("{}: {} → {}", hex::name(change.at), tr(map::name(change.one)),
                       tr(map::name(change.other)))));
    }
    words.spoken = words.headline + ", " + words.rest;
    for (const std::string& change : report::changes_words(before, proposal.variant)) {
        words.spoken += "; " + wx_text(change);
    }
    for (const std::string& strength : report::strength_words(proposal)) {
        words.rest += "; " + wx_text(strength);
        words.spoken += "; " + wx_text(strength);
    }
    return words;
}

wxString repair_summary(const report::RepairReport& report) {
    const std::string was = tr("{} before the changes: {}.", wording::shown_name(report.map),
                               report::gap_words(report.found.before));
    const std::string end = report::end_words(report);
    return wx_text(end.empty() ? was : was + " " + end);
}

ProposalList::ProposalList(wxWindow* parent, Actions actions)
    : RowList(parent, {.pick =
                           [this](std::size_t) {
                               is_chosen_ = true;
                               look_(looked_at());
                           },
                       .activate = std::move(actions.apply)}),
      look_(std::move(actions.look)) {
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const int row = VirtualHitTest(event.GetY());
        hover(row == wxNOT_FOUND ? std::nullopt : std::optional(static_cast<std::size_t>(row)));
        event.Skip();
    });
    also_on(*this, wxEVT_LEAVE_WINDOW, [this] { hover({}); });
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { pictures_.clear(); });
}

void ProposalList::hover(std::optional<std::size_t> row) {
    const auto before = looked_at();
    hovered_ = row;
    if (looked_at() != before) {
        look_(looked_at());
    }
}

void ProposalList::set_report(std::shared_ptr<const report::RepairReport> report) {
    const std::optional<std::size_t> again = find_selected_in(report.get());
    report_ = std::move(report);
    words_.clear();
    pictures_.clear();
    hovered_.reset();
    const std::size_t count = report_ == nullptr ? 0 : report_->found.proposals.size();
    for (std::size_t number = 0; number < count; ++number) {
        words_.push_back(proposal_words(*report_, number));
    }
    SetItemCount(count);
    select(again || report_ == nullptr ? again : report_->found.best);
    is_chosen_ = again.has_value();
    Refresh();
}

std::optional<std::size_t>
ProposalList::find_selected_in(const report::RepairReport* report) const {
    if (!is_chosen_ || !selected() || report == nullptr) {
        return std::nullopt;
    }
    const std::vector<repair::Proposal>& proposals = report->found.proposals;
    const auto same = std::ranges::find(proposals, report_->found.proposals[*selected()].variant,
                                        &repair::Proposal::variant);
    return same == proposals.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(same - proposals.begin()));
}

void ProposalList::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

const wxBitmap& ProposalList::picture(std::size_t row) const {
    wxBitmap& bitmap = pictures_[row];
    if (!bitmap.IsOk()) {
        bitmap = changed_board(report_->found.before.variant.map,
                               report_->found.proposals[row].variant.map,
                               FromDIP(proposal_picture_size), GetContentScaleFactor(),
                               wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    }
    return bitmap;
}

int ProposalList::text_width() const {
    return width_beside_scroll_bar() - FromDIP(2 * spacing::wide_gap);
}

std::vector<ProposalList::Line> ProposalList::lines(std::size_t row) const {
    const int beside = text_width() - FromDIP(proposal_picture_size.x + spacing::wide_gap);
    const ProposalWords& words = words_[row];
    std::vector<Line> result;
    const auto add = [&](const wxString& text, int width, Line::Look look) {
        const wxFont font = look == Line::Look::Bold ? GetFont().Bold() : GetFont();
        for (const wxString& line : wrapped(*this, text, width, most_change_lines, font)) {
            result.push_back({line, look});
        }
    };
    add(words.headline, text_width(), Line::Look::Bold);
    add(words.rest, beside, Line::Look::Faint);
    for (std::size_t at = 0; at < words.changes.size(); ++at) {
        if (at == most_change_lines) {
            const std::size_t more = words.changes.size() - at;
            add(wx_text(trn("and {} more", "and {} more", more)), beside, Line::Look::Faint);
            break;
        }
        add(words.changes[at], beside, Line::Look::Usual);
    }
    return result;
}

wxString ProposalList::row_text(std::size_t row) const {
    return words_[row].spoken;
}

wxCoord ProposalList::OnMeasureItem(std::size_t row) const {
    const auto all = lines(row);
    const auto bold = std::ranges::count(all, Line::Look::Bold, &Line::look);
    const int above = static_cast<int>(bold) * GetCharHeight() + FromDIP(spacing::narrow_gap);
    const int beside =
        static_cast<int>(all.size() - static_cast<std::size_t>(bold)) * GetCharHeight();
    return above + std::max(FromDIP(proposal_picture_size.y), beside) +
           FromDIP(2 * spacing::wide_gap);
}

void ProposalList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int gap = FromDIP(spacing::wide_gap);
    const wxSize room = FromDIP(proposal_picture_size);
    int y = place.y + gap;
    int x = place.x + gap;
    bool is_beside = false;
    for (const Line& line : lines(row)) {
        if (!is_beside && line.look != Line::Look::Bold) {
            is_beside = true;
            y += FromDIP(spacing::narrow_gap);
            const wxBitmap& board = picture(row);
            dc.DrawBitmap(board, x + (room.x - board.GetLogicalSize().x) / 2, y, true);
            x += room.x + gap;
        }
        dc.SetFont(line.look == Line::Look::Bold ? GetFont().Bold() : GetFont());
        dc.SetTextForeground(line.look == Line::Look::Faint || !fresh_ ? faint_colour(row)
                                                                       : text_colour(row));
        dc.DrawText(line.text, x, y);
        y += GetCharHeight();
    }
}

} // namespace pampas::desktop
