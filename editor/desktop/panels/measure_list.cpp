#include "editor/desktop/panels/measure_list.h"

#include "analysis/measures/map_findings.h"
#include "analysis/measures/published.h"
#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

MeasureRow heading(std::string_view id, const std::string& value = {}) {
    return {.text = wx_text(glossary::title(id, value)),
            .heading = true,
            .term = glossary::term_of(id)};
}

/// The row for a map without problems. Without markets or land it tells what to paint first.
MeasureRow no_news_row(const graph::Analysis& analysis) {
    const bool has_markets = !analysis.markets.markets.empty();
    const bool has_land = std::ranges::any_of(map::all_spaces, [&](map::Space space) {
        return map::is_land(space) && analysis.counts[static_cast<std::size_t>(space)] > 0;
    });
    if (has_markets && has_land) {
        return {.text = wx_tr("No weakness was found."), .tone = Tone::Good};
    }
    const char* missing = has_markets ? tr("land")
                          : has_land  ? tr("markets")
                                      : tr("markets and land");
    return {.text = wx_text(tr("Paint {} first. This panel measures the ways between land and "
                               "markets. The findings say what else is missing.",
                               missing)),
            .tone = Tone::Note};
}

/// The problems of the map, without legality findings, which have their own panel.
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

/// The rank in words: `more than 30, less than 10 of 42`.
wxString rank_text(const measures::Rank& rank) {
    const int others = rank.below + rank.equal + rank.above;
    if (rank.below > 0 && rank.above > 0) {
        return wx_text(tr("more than {}, less than {} of {}", rank.below, rank.above, others));
    }
    if (rank.below > 0) {
        return wx_text(tr("more than {} of {}", rank.below, others));
    }
    return rank.above > 0 ? wx_text(tr("less than {} of {}", rank.above, others))
                          : wx_tr("same as all");
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

/// The index of the row in `now` on the same subject as `before`.
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

MeasureList::MeasureList(wxWindow* parent, Actions actions)
    : TextList(parent, std::move(actions), {.mark_side = 14, .lines = 5, .faint_right = false}) {}

void MeasureList::set_measures(std::vector<MeasureRow> measures) {
    if (measures == measures_) {
        return;
    }
    const auto before = selected();
    const auto now = before ? find_again(measures_[*before], measures) : std::nullopt;
    measures_ = std::move(measures);
    std::vector<TextRow> rows;
    rows.reserve(measures_.size());
    for (const MeasureRow& row : measures_) {
        rows.push_back({.text = row.text,
                        .right = row.value,
                        .below = row.note,
                        .tone = row.tone,
                        .heading = row.heading,
                        .term = row.term});
    }
    set_rows(std::move(rows), now);
}

} // namespace pampas::desktop
