#include "analysis/report/games/parting.h"

#include "engine/rules/notation.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::report {
namespace {

/// A record names spaces, while an action has numbers of its own board.
nlohmann::ordered_json record_of(const rules::State& on, const wording::Step& step) {
    return rules::action_json(on, step.seat, step.action, step.outcome);
}

} // namespace

std::optional<std::size_t> first_difference(const wording::Playback& one,
                                            const wording::Playback& other) {
    const rules::State on_one = one.after(0);
    const rules::State on_other = other.after(0);
    const std::size_t common = std::min(one.actions(), other.actions());
    for (std::size_t number = 1; number <= common; ++number) {
        if (record_of(on_one, one.step(number)) != record_of(on_other, other.step(number))) {
            return number;
        }
    }
    return one.actions() == other.actions() ? std::nullopt : std::optional(common + 1);
}

bool are_dealt_alike(const wording::Playback& one, const wording::Playback& other) {
    rules::Setup setup = one.setup();
    setup.terrain = other.setup().terrain;
    return setup == other.setup();
}

} // namespace pampas::report
