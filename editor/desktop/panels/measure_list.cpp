#include "editor/desktop/panels/measure_list.h"

#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"

#include <wx/dc.h>
#include <wx/settings.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

MeasureRow heading(std::string_view id, const std::string& value = {}) {
    return {.text = wx_text(glossary::title(id, value)),
            .heading = true,
            .term = glossary::term_of(id)};
}

/// What there is to say where nothing is bad: of a map without markets or land, that it is too
/// early.
MeasureRow no_news_row(const graph::Analysis& analysis) {
    const bool has_markets = !analysis.markets.markets.empty();
    const bool has_land = std::ranges::any_of(map::all_spaces, [&](map::Space space) {
        return map::is_land(space) && analysis.counts[static_cast<std::size_t>(space)] > 0;
    });
    if (has_markets && has_land) {
        return {.text = wx_tr("Nothing bad can be said of this map."), .tone = Tone::Good};
    }
    const char* missing = has_markets ? tr("land")
                          : has_land  ? tr("markets")
                                      : tr("markets and land");
    return {.text = wx_text(tr("Paint {} first: ways between land and markets are what is measured "
                               "here. The findings say what else is missing.",
                               missing)),
            .tone = Tone::Note};
}

/// What is bad about the map, but for the findings, which have a panel of their own.
std::vector<MeasureRow> news_rows(const graph::Analysis& analysis) {
    std::vector<MeasureRow> rows{heading("news-first")};
    for (const findings::Finding& news : measures::map_findings(analysis, {})) {
        rows.push_back({.text = wx_text(news.sentence),
                        .tone = tone(news.severity),
                        .spaces = news.spaces,
                        .term = glossary::term_of(news.code)});
    }
    if (rows.size() == 1) {
        rows.push_back(no_news_row(analysis));
    }
    return rows;
}

MeasureRow market_row(const graph::MarketPaths& market, std::size_t blockers) {
    MeasureRow row{.text = wx_text(hex::name(market.at)), .market = market.at};
    row.spaces = {market.at};
    row.term = glossary::find("herd-distance");
    if (!market.herd_distance) {
        row.value = wx_tr("out of reach");
        row.tone = Tone::Error;
        return row;
    }
    row.value = wx_text(trn("{} animal", "{} animals", *market.herd_distance));
    row.note =
        wx_text(trn("accessibility {1:.2f}, closed by {0} space",
                    "accessibility {1:.2f}, closed by {0} spaces", blockers, market.accessibility));
    return row;
}

std::vector<MeasureRow> market_rows(const graph::Analysis& analysis) {
    std::vector<MeasureRow> rows{heading("hardest-markets")};
    for (const std::size_t i : graph::hardest_first(analysis.markets)) {
        rows.push_back(market_row(analysis.markets.markets[i], analysis.blockers[i].spaces.size()));
    }
    return rows;
}

/// Such as "more than 30, less than 10 of 42".
wxString rank_text(const measures::Rank& rank) {
    const int others = rank.below + rank.equal + rank.above;
    if (rank.below > 0 && rank.above > 0) {
        return wx_text(tr("more than {}, less than {} of {}", rank.below, rank.above, others));
    }
    if (rank.below > 0) {
        return wx_text(tr("more than {} of {}", rank.below, others));
    }
    return rank.above > 0 ? wx_text(tr("less than {} of {}", rank.above, others))
                          : wx_tr("as all of them");
}

MeasureRow figure_row(const measures::Rank& rank, bool complete) {
    const measures::Figure& figure = measures::figure(rank.figure);
    MeasureRow row{.text = wx_text(tr(figure.words)), .term = glossary::term_of(figure.key)};
    if (!rank.value && !complete) {
        row.value = wx_text("…");
        return row;
    }
    row.value = wx_text(measures::value_text(figure, rank.value));
    if (rank.value) {
        row.note = rank_text(rank);
        row.tone = measures::in_worst_quarter(rank) ? std::optional(Tone::Warning) : std::nullopt;
    }
    return row;
}

std::vector<MeasureRow> figure_rows(const graph::Analysis& analysis, bool complete) {
    std::vector<MeasureRow> rows{
        heading("among-published", std::to_string(measures::published_maps().size()))};
    for (const measures::Rank& rank : measures::ranks(analysis)) {
        rows.push_back(figure_row(rank, complete));
    }
    return rows;
}

// In DIP.
constexpr int small_mark_side = 14;

constexpr std::size_t most_text_lines = 5;

/// The row in `now` that tells of the same as `before`.
std::optional<std::size_t> find_again(const MeasureRow& before,
                                      const std::vector<MeasureRow>& now) {
    const auto found = std::ranges::find_if(now, [&](const MeasureRow& row) {
        return !row.heading && row.market == before.market && row.text == before.text;
    });
    return found == now.end() ? std::nullopt
                              : std::optional(static_cast<std::size_t>(found - now.begin()));
}

} // namespace

std::vector<MeasureRow> measure_rows(const graph::Analysis& analysis, bool complete) {
    std::vector<MeasureRow> rows = news_rows(analysis);
    std::ranges::move(figure_rows(analysis, complete), std::back_inserter(rows));
    std::ranges::move(market_rows(analysis), std::back_inserter(rows));
    return rows;
}

const glossary::Term* MeasureList::term_of_row(std::size_t row) const {
    return rows_[row].term;
}

void MeasureList::set_rows(std::vector<MeasureRow> rows) {
    if (rows == rows_) {
        return;
    }
    const auto before = selected();
    const auto now = before ? find_again(rows_[*before], rows) : std::nullopt;
    rows_ = std::move(rows);
    SetItemCount(rows_.size());
    select(now);
    Refresh();
}

void MeasureList::set_fresh(bool fresh) {
    if (fresh != fresh_) {
        fresh_ = fresh;
        Refresh();
    }
}

wxColour MeasureList::colour(std::size_t row) const {
    return fresh_ ? text_colour(row) : wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
}

int MeasureList::text_left(const MeasureRow& row) const {
    return FromDIP(row.tone ? 2 * spacing::wide_gap + small_mark_side : spacing::wide_gap);
}

std::vector<wxString> MeasureList::lines(const MeasureRow& row) const {
    static const int scroll_bar = std::max(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
    const int value =
        row.value.empty() ? 0 : GetTextExtent(row.value).x + FromDIP(spacing::wide_gap);
    const int room = GetSize().x - text_left(row) - value - scroll_bar - FromDIP(spacing::wide_gap);
    return wrapped(*const_cast<MeasureList*>(this), row.text, room, most_text_lines);
}

std::vector<wxString> MeasureList::note_lines(const MeasureRow& row) const {
    if (row.note.empty()) {
        return {};
    }
    const int room = GetSize().x - text_left(row) - FromDIP(2 * spacing::wide_gap);
    return wrapped(*const_cast<MeasureList*>(this), row.note, room, 2);
}

wxString MeasureList::row_text(std::size_t number) const {
    const MeasureRow& row = rows_[number];
    wxString text = row.text;
    for (const wxString& more : {row.value, row.note}) {
        text += more.empty() ? more : ", " + more;
    }
    return text;
}

wxCoord MeasureList::OnMeasureItem(std::size_t row) const {
    const std::size_t count = lines(rows_[row]).size() + note_lines(rows_[row]).size();
    const int above = rows_[row].heading && row > 0 ? FromDIP(spacing::wide_gap) : 0;
    return above + static_cast<int>(count) * GetCharHeight() + FromDIP(2 * spacing::narrow_gap);
}

void MeasureList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (!rows_[row].heading) {
        RowList::OnDrawBackground(dc, place, row);
    }
}

void MeasureList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const {
    const MeasureRow& row = rows_[number];
    int y = place.y + FromDIP(spacing::narrow_gap) +
            (row.heading && number > 0 ? FromDIP(spacing::wide_gap) : 0);
    if (row.tone) {
        const int side = FromDIP(small_mark_side);
        draw_mark(dc, *row.tone,
                  wxRect(place.x + FromDIP(spacing::wide_gap), y + (GetCharHeight() - side) / 2,
                         side, side),
                  row_background(number));
    }
    dc.SetFont(row.heading ? GetFont().Bold() : GetFont());
    dc.SetTextForeground(colour(number));
    const int right = place.GetRight() - FromDIP(spacing::wide_gap);
    dc.DrawText(row.value, right - dc.GetTextExtent(row.value).x, y);
    for (const wxString& line : lines(row)) {
        dc.DrawText(line, place.x + text_left(row), y);
        y += GetCharHeight();
    }
    dc.SetTextForeground(fresh_ ? faint_colour(number) : colour(number));
    for (const wxString& line : note_lines(row)) {
        dc.DrawText(line, place.x + text_left(row), y);
        y += GetCharHeight();
    }
}

} // namespace pampas::desktop
