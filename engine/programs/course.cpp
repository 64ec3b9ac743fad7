#include "engine/programs/course.h"

#include <nlohmann/json.hpp>

namespace pampas::programs {

void Course::see(int seat, const rules::Action& action, const rules::Outcome& outcome) {
    done_.push_back({seat, action, outcome});
    if (action.kind == rules::ActionKind::BuyWater) {
        waters_.push_back(action.place);
    }
}

const map::Map& Course::map(const rules::Game& game) {
    if (!map_) {
        map_ = rules::decided_map(game.board(), setup_);
    }
    return *map_;
}

Json Course::game_for(const rules::Game& game, int seat, std::uint64_t seed, const Limits& limits) {
    return game_message(game, map(game), seat, seed, limits);
}

Json Course::turn_for(const rules::State& state, std::span<const rules::Action> actions) {
    std::size_t& told = told_[rules::index(state.seat())];
    const std::span<const Done> happened = std::span(done_).subspan(told);
    told = done_.size();
    return turn_message({map(state.game()), state, waters_, state.seat()}, actions, happened);
}

} // namespace pampas::programs
