#include "editor/campaign/table_sum.h"

namespace pampas::campaign {

TableSum::TableSum(const rules::Game& game, const balance::SeriesPlan& plan)
    : plan_(plan), steps_(balance::steps_of(plan, game.players())),
      tally_(game, plan.experiment.dealing.pairing) {}

void TableSum::add(const Part& part) {
    for (const balance::BoardTally& tally : part.tallies) {
        if (complete()) {
            return;
        }
        tally_.add(tally);
        next_ += static_cast<std::size_t>(tally.deals().deals());
        settled_ = balance::is_settled(plan_, tally_);
    }
}

} // namespace pampas::campaign
