#include "analysis/legality/words.h"
#include "analysis/report/ground/words.h"
#include "analysis/report/map/news_items.h"
#include "analysis/report/map/published.h"

#include <fmt/format.h>

namespace pampas::report {
namespace {

/// At least as symmetric as half of the published maps: so much is no accident.
bool is_meant(const graph::Symmetry& symmetry) {
    const auto usual = spread(figure("symmetry"), published_maps());
    return usual && 100 * symmetry.agreement >= (*usual)[2];
}

} // namespace

std::optional<Told> nearly_symmetric(const graph::Analysis& analysis) {
    if (analysis.symmetries.empty() || analysis.symmetries.front().broken.empty() ||
        !is_meant(analysis.symmetries.front())) {
        return std::nullopt;
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    return Told{fmt::format("The map is {:.1f} % symmetric under {}; {} {} that: {}.",
                            100 * best.agreement, graph::name(best.motion),
                            legality::counted(best.broken.size(), "space", "spaces"),
                            best.broken.size() == 1 ? "breaks" : "break",
                            legality::names(best.broken)),
                best.broken};
}

} // namespace pampas::report
