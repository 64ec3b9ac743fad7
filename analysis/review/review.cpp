#include "analysis/review/review.h"

#include <utility>

namespace pampas::review {

Review reviewed(const wording::Playback& playback, const PlayoutOptions& options,
                const simulation::RunControl& control) {
    Review review;
    follow(review.course, playback);
    review.accounts = accounts(review.course);
    review.turning_points = turning_points(playback, review.course, options, control);
    return review;
}

Moment reviewed_moment(const wording::Playback& playback, std::size_t actions,
                       const PlayoutOptions& options, const simulation::RunControl& control) {
    const rules::State state = playback.after(actions);
    const bool is_end = actions == playback.actions();
    control.begin(simulation::RunState::Unit::Games,
                  options.playouts * (is_end ? 1 : 1 + games_of_pair));
    Moment moment{
        actions, ChanceJudge().chances(state), play_out(state, actions, options, control), {}, {}};
    if (!is_end) {
        moment.decision = decision_after(playback, actions);
        moment.alternative = alternative(playback, *moment.decision, options, control);
    }
    return moment;
}

} // namespace pampas::review
