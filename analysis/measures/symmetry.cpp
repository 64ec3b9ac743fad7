#include "analysis/measures/check.h"
#include "analysis/measures/published.h"
#include "analysis/wording/words.h"
#include "engine/language/tr.h"

namespace pampas::measures {
namespace {

std::optional<double> best_agreement(const graph::Analysis& analysis) {
    return analysis.symmetries.empty() ? std::nullopt
                                       : std::optional(100 * analysis.symmetries.front().agreement);
}

/// At least as symmetric as half of the published maps: so much is no accident.
bool is_meant(const graph::Symmetry& symmetry) {
    const auto usual = spread(figure("symmetry"), published_maps());
    return usual && 100 * symmetry.agreement >= (*usual)[2];
}

std::vector<Draft> faults_of_symmetry(const graph::Analysis& analysis) {
    if (analysis.symmetries.empty() || analysis.symmetries.front().broken.empty() ||
        !is_meant(analysis.symmetries.front())) {
        return {};
    }
    const graph::Symmetry& best = analysis.symmetries.front();
    return {{trn("The map is {1:.1f} % symmetric under {2}; {0} space breaks that: {3}.",
                 "The map is {1:.1f} % symmetric under {2}; {0} spaces break that: {3}.",
                 best.broken.size(), 100 * best.agreement, tr(graph::name(best.motion)),
                 wording::names(best.broken)),
             best.broken}};
}

} // namespace

extern constexpr Figure symmetry_figure{"symmetry", tr_later("best symmetry, %"), 1, Worse::Neither,
                                        best_agreement};

extern constexpr Check nearly_symmetric{"nearly-symmetric", Severity::Note,
                                        "a symmetry with a few faults", faults_of_symmetry};

} // namespace pampas::measures
