#include "editor/desktop/workers/change_finder.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// On either side, of a share of wins.
constexpr double known_within = 0.02;

} // namespace

ChangeFinder::ChangeFinder(const SimulationRequest& request, const balance::SeriesPlan& plan,
                           simulation::RunControl control)
    : request_(request), plan_(plan), control_(std::move(control)),
      game_(*request.before->map, rules::ruleset_named(request.ruleset), request.players),
      before_(request.before->played),
      change_(request.players, before_->tally.deals().games_a_deal()) {}

void ChangeFinder::compare(const balance::PlayedRange& after) {
    if (request_.finds_change && before_->end < after.end && !is_known()) {
        auto more = std::make_shared<balance::PlayedRange>(*before_);
        more->append(balance::play_some(game_, plan_, {before_->end, after.end}, control_));
        before_ = std::move(more);
    }
    const auto compared = static_cast<std::size_t>(change_.deals());
    const std::size_t both = std::min(before_->results.deals().end, after.results.deals().end);
    if (both > compared) {
        change_.add(before_->results, after.results, {compared, both});
        found_ = std::make_shared<const FoundChange>(FoundChange{change_.seats(), change_.deals()});
    }
}

bool ChangeFinder::is_known() const {
    return found_ != nullptr &&
           (balance::is_known_within(found_->seats, known_within) ||
            static_cast<std::size_t>(found_->deals) >= balance::DealResults::most_deals);
}

session::PlayedState ChangeFinder::before() const {
    return {request_.before->map, before_};
}

} // namespace pampas::desktop
