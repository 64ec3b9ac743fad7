#include "editor/session/played_states.h"

#include <algorithm>

namespace pampas::session {
namespace {

bool has_board_of(const PlayedState& state, const map::Map& map) {
    return map::same_board(*state.map, map);
}

bool is_hardly_played(const PlayedState& state) {
    return state.played->end < PlayedStates::enough_deals;
}

} // namespace

void PlayedStates::keep(PlayedState state) {
    std::erase_if(states_, [&](const PlayedState& old) { return has_board_of(old, *state.map); });
    states_.insert(states_.begin(), std::move(state));
    if (states_.size() > most_states) {
        const auto hardly = std::find_if(states_.rbegin(), states_.rend() - 1, is_hardly_played);
        states_.erase(std::prev(hardly == states_.rend() - 1 ? states_.end() : hardly.base()));
    }
}

void PlayedStates::go_on(const PlayedState& state) {
    for (PlayedState& old : states_) {
        if (has_board_of(old, *state.map)) {
            old.played = state.played;
        }
    }
}

const PlayedState* PlayedStates::of(const map::Map& map) const {
    const auto found = std::ranges::find_if(
        states_, [&](const PlayedState& state) { return has_board_of(state, map); });
    return found == states_.end() ? nullptr : &*found;
}

const PlayedState* PlayedStates::before(const map::Map& map) const {
    const PlayedState* most = nullptr;
    for (const PlayedState& state : states_) {
        if (has_board_of(state, map)) {
            continue;
        }
        if (!is_hardly_played(state)) {
            return &state;
        }
        if (most == nullptr || state.played->end > most->played->end) {
            most = &state;
        }
    }
    return most;
}

} // namespace pampas::session
