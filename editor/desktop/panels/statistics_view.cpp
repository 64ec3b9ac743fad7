#include "editor/desktop/panels/statistics_view.h"

#include "editor/desktop/panels/map_charts.h"
#include "editor/desktop/widgets/text.h"

#include <utility>

namespace pampas::desktop {

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
