#include "editor/desktop/panels/statistics_view.h"

#include "editor/desktop/panels/game_words.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <wx/brush.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace pampas::desktop {
namespace {

using Ink = ColumnPainter::Ink;
using Lettering = ColumnPainter::Lettering;

// In DIP.
constexpr int kind_row_height = 22;
constexpr int kind_bar_height = 12;
constexpr int kind_picture_side = 16;
constexpr int histogram_height = 60;
constexpr int widest_column = 22;

/// With more columns than this, gaps are omitted.
constexpr std::size_t roomy_columns = 24;

void block(const ColumnPainter& painter, double left, double top, double width, double height) {
    painter.graphics().SetPen(*wxTRANSPARENT_PEN);
    painter.graphics().SetBrush(wxBrush(painter.colour(Ink::Accent)));
    painter.graphics().DrawRectangle(left, top, width, height);
}

int widest_kind(const ColumnPainter& painter) {
    int width = 0;
    for (const map::Space kind : map::all_spaces) {
        width = std::max(width, painter.text_width(title(kind)));
    }
    return width;
}

/// A row of a chart: picture and name of a kind, a bar, and a figure.
struct KindRow {
    int left;  ///< left end of the bar
    int width; ///< width of the longest bar
    double top;
};

KindRow draw_kind_row(const ColumnPainter& painter, map::Space kind, const wxString& figure,
                      const wxString& widest_figure) {
    const int height = painter.dip(kind_row_height);
    const int side = painter.dip(kind_picture_side);
    const int gap = painter.dip(spacing::wide_gap);
    painter.graphics().DrawBitmap(space_picture(kind, side, painter.scale()), painter.left(),
                                  painter.y() + (height - side) / 2.0, side, side);
    painter.write(title(kind), painter.left() + side + gap, height);
    painter.write_right(figure, painter.right(), height);
    const int left = painter.left() + side + 2 * gap + widest_kind(painter);
    return {left, painter.right() - left - painter.text_width(widest_figure) - gap,
            painter.y() + (height - painter.dip(kind_bar_height)) / 2.0};
}

wxString shares_text(std::size_t regions, std::size_t largest) {
    return wx_text(trn("{0} of {1}", "{0}, largest {1}", regions, largest));
}

std::size_t total(const std::vector<std::size_t>& sizes) {
    return std::accumulate(sizes.begin(), sizes.end(), std::size_t{0});
}

/// The mean distance of pairs with a path.
wxString mean_text(const Distances& distances) {
    double sum = 0;
    int count = 0;
    for (const auto& [distance, times] : distances) {
        if (distance != no_way) {
            sum += static_cast<double>(distance) * times;
            count += times;
        }
    }
    return count == 0 ? wxString() : wx_text(tr("mean {:.1f} animals", sum / count));
}

/// A column of a histogram.
struct Column {
    wxString label;
    int times;
};

/// A column per distance from the smallest to the largest, then one for no path.
std::vector<Column> columns_of(const Distances& distances) {
    std::vector<Column> result;
    for (const auto& [distance, times] : distances) {
        const int before = result.empty() ? distance : std::prev(distances.find(distance))->first;
        for (int none = before + 1; none < distance && distance != no_way; ++none) {
            result.push_back({wxString::Format("%d", none), 0});
        }
        result.push_back(
            {distance == no_way ? wx_tr("none") : wxString::Format("%d", distance), times});
    }
    return result;
}

void draw_columns(const ColumnPainter& painter, const std::vector<Column>& columns, int step) {
    const double height = painter.dip(histogram_height);
    const int gap = columns.size() > roomy_columns ? 0 : painter.dip(2);
    const int most = std::ranges::max(columns, {}, &Column::times).times;
    double left = painter.left();
    for (const Column& column : columns) {
        const double bar = height * column.times / most;
        block(painter, left, painter.y() + height - bar, step - gap, bar);
        left += step;
    }
}

/// Draws as many labels as fit.
void label_columns(const ColumnPainter& painter, const std::vector<Column>& columns, int step) {
    int middle = painter.left() + step / 2;
    int end = painter.left();
    for (const Column& column : columns) {
        const int width = painter.text_width(column.label, Lettering::Small);
        const int left = std::max(middle - width / 2, painter.left());
        if (left >= end && left + width <= painter.right()) {
            painter.write(column.label, left, painter.line_height(), Ink::Faint, Lettering::Small);
            end = left + width + painter.dip(spacing::narrow_gap);
        }
        middle += step;
    }
}

/// Draws a row per kind of space on the map: its picture, a bar, the number and its share of the
/// board.
void draw_counts(ColumnPainter& painter, const map::Counts& counts) {
    const auto count = [&counts](map::Space kind) {
        return counts[static_cast<std::size_t>(kind)];
    };
    const int board = std::accumulate(counts.begin(), counts.end(), 0) - count(map::Space::Void);
    const auto most = static_cast<double>(*std::ranges::max_element(counts));
    painter.chart_heading("chart-spaces", wx_text(tr("{} on the board", board)), kind_row_height);
    for (const map::Space kind : map::all_spaces) {
        if (kind == map::Space::Void || count(kind) == 0) {
            continue;
        }
        const wxString figure =
            wxString::Format("%d   ", count(kind)) + percent(count(kind) / double(board));
        const KindRow row = draw_kind_row(painter, kind, figure, "8888   88.8 %");
        block(painter, row.left, row.top, std::max(row.width * count(kind) / most, 1.0),
              painter.dip(kind_bar_height));
        painter.skip(painter.dip(kind_row_height));
    }
}

/// Draws the regions of each terrain as blocks, as long as the region is large.
void draw_regions(ColumnPainter& painter, const std::vector<graph::LandChains>& chains) {
    painter.chart_heading("chart-land-regions", wx_tr("each block is one region"), kind_row_height);
    std::size_t most = 1;
    for (const graph::LandChains& each : chains) {
        most = each.terrain == "any" ? most : std::max(most, total(each.sizes));
    }
    for (const map::Space kind : map::all_spaces) {
        const auto found = std::ranges::find(chains, name(kind), &graph::LandChains::terrain);
        if (found == chains.end() || found->sizes.empty()) {
            continue;
        }
        const KindRow row =
            draw_kind_row(painter, kind, shares_text(found->sizes.size(), found->sizes.front()),
                          shares_text(88, 88));
        double left = row.left;
        for (const std::size_t size : found->sizes) {
            const double width = row.width * static_cast<double>(size) / static_cast<double>(most);
            const double gap = std::min<double>(painter.dip(1), width / 2);
            block(painter, left, row.top, width - gap, painter.dip(kind_bar_height));
            left += width;
        }
        painter.skip(painter.dip(kind_row_height));
    }
}

/// Draws a column per distance, as high as the distance is frequent. `chart` is the chart's label
/// in the glossary.
void draw_distances(ColumnPainter& painter, std::string_view chart, const Distances& distances) {
    if (distances.empty()) {
        return;
    }
    painter.chart_heading(chart, mean_text(distances), kind_row_height);
    const std::vector<Column> columns = columns_of(distances);
    const int step =
        std::min(painter.dip(widest_column), painter.width() / static_cast<int>(columns.size()));
    draw_columns(painter, columns, std::max(step, 1));
    painter.skip(painter.dip(histogram_height));
    label_columns(painter, columns, std::max(step, 1));
    painter.skip(painter.line_height());
}

} // namespace

Distances between_markets(const graph::PathsOfMarkets& markets) {
    Distances result;
    for (std::size_t from = 0; from < markets.distances.size(); ++from) {
        for (std::size_t to = 0; to < from; ++to) {
            ++result[markets.distances[from][to].value_or(no_way)];
        }
    }
    return result;
}

Distances to_land(const graph::PathsOfMarkets& markets) {
    Distances result;
    for (const graph::MarketPaths& market : markets.markets) {
        ++result[market.herd_distance.value_or(no_way)];
    }
    return result;
}

StatisticsView::StatisticsView(wxWindow* parent, Context& context) : ColumnView(parent) {
    connections_ = {context.measures().measured.connect([this](const Measured& found) {
                        analysis_ = found.analysis;
                        fresh_ = true;
                        Refresh();
                    }),
                    context.measures().outdated.connect([this] {
                        if (std::exchange(fresh_, false)) {
                            Refresh();
                        }
                    })};
}

void StatisticsView::draw_column(ColumnPainter& painter) const {
    if (analysis_ == nullptr) {
        painter.paragraph(wx_tr("Counting …"), 0, ColumnPainter::Ink::Faint);
        return;
    }
    draw_counts(painter, analysis_->counts);
    draw_regions(painter, analysis_->land_chains);
    draw_distances(painter, "chart-market-distances", between_markets(analysis_->markets));
    draw_distances(painter, "chart-to-land", to_land(analysis_->markets));
}

} // namespace pampas::desktop
