#include "tests/engine/pigs/agreement.h"

#include "engine/simulation/random_action.h"
#include "tests/engine/pigs/plain_game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <vector>

namespace pampas::testing {
namespace {

using namespace pigs;

PlainAction plain(const Action& action) {
    using enum ActionKind;
    PlainAction result{.kind = std::string(action_names[index(action.kind)])};
    if (action.kind == Choose) {
        result.what = task_names[action.what];
    } else if (action.kind == BuyItem) {
        result.what = item_names[action.what];
    } else if (action.kind != BuyMeadow && action.kind != Done) {
        result.what = size_names[action.what];
    }
    result.vaccinated = action.is_vaccinated;
    result.uses_item = action.uses_item;
    if (action.neutral != 0) {
        result.neutral = task_names[action.neutral - 1U];
    }
    return result;
}

std::string phase_of(const State& state) {
    constexpr std::array names{"prepare", "choose", "act", "vaccinate"};
    return state.over() ? "over" : names[index(state.phase())];
}

std::vector<PlainAction> legal(const State& state) {
    std::vector<PlainAction> actions;
    std::ranges::transform(state.legal_actions(), std::back_inserter(actions), plain);
    std::ranges::sort(actions);
    return actions;
}

void expect_same_farm(const Farm& farm, const PlainFarm& other) {
    for (std::size_t size = 0; size < sizes; ++size) {
        const auto found = other.pigs.find(std::string(size_names[size]));
        const auto pigs = found == other.pigs.end() ? std::array{0, 0} : found->second;
        ASSERT_EQ(pigs, (std::array<int, 2>{farm.pigs[0][size], farm.pigs[1][size]}));
    }
    for (std::size_t item = 0; item < items; ++item) {
        const auto found = other.items.find(std::string(item_names[item]));
        ASSERT_EQ(farm.items[item], found == other.items.end() ? 0 : found->second);
    }
    ASSERT_EQ(farm.meadows, other.meadows);
    ASSERT_EQ(farm.money, other.dollars);
}

void expect_same_market(const State& state, const PlainPigs& other) {
    for (std::size_t size = 0; size < sizes; ++size) {
        ASSERT_EQ(state.market().pigs[size], other.market().at(std::string(size_names[size])));
    }
    for (std::size_t item = 0; item < items; ++item) {
        ASSERT_EQ(state.market().items[item], other.market().at(std::string(item_names[item])));
    }
    ASSERT_EQ(state.market().meadows, other.market().at("meadow"));
}

void expect_same(const State& state, const PlainPigs& other) {
    ASSERT_EQ(phase_of(state), other.phase());
    ASSERT_EQ(state.round(), other.turn());
    ASSERT_EQ(state.first_player(), other.first_player());
    for (int seat = 0; seat < state.players(); ++seat) {
        expect_same_farm(state.farm(seat), other.farms()[index(seat)]);
        ASSERT_EQ(state.property(seat), other.property(seat));
        const auto choice = state.choice(seat);
        ASSERT_EQ(choice ? task_names[index(*choice)] : "", other.choices()[index(seat)]);
        ASSERT_EQ(state.share(seat), other.shares()[index(seat)]);
    }
    expect_same_market(state, other);
    if (state.over()) {
        ASSERT_EQ(state.winners(), other.winners());
        return;
    }
    ASSERT_EQ(state.seat(), other.seat());
    ASSERT_EQ(state.actions_left(), other.actions_left());
    if (state.phase() == Phase::Choose) {
        ASSERT_EQ(state.neutral_holder(), other.neutral_holder());
    }
    ASSERT_EQ(legal(state), other.legal());
}

} // namespace

void agree(const Game& game, std::uint64_t number) {
    chance::Stream stream(3, number);
    const Setup setup = game.deal(stream);
    State state = game.start(setup);
    PlainPigs other(game.edition(), game.variants().shows_next_card, game.variants().chooses_openly,
                    game.players(), {setup.cards.begin(), setup.cards.end()},
                    [&](const std::array<int, 4>& pigs, int meadows) {
                        PigCounts counts{};
                        std::ranges::transform(pigs, counts.begin(), [](int count) {
                            return static_cast<std::uint8_t>(count);
                        });
                        return game.meadows().have_room(counts, meadows);
                    });
    ASSERT_NO_FATAL_FAILURE(expect_same(state, other));
    while (!state.over()) {
        const Action action = simulation::random_action(state, stream);
        const auto [dollars, has_room] = other.apply(plain(action));
        const Outcome outcome = state.apply(action);
        ASSERT_EQ(outcome.dollars, dollars);
        ASSERT_EQ(outcome.has_room, has_room);
        ASSERT_NO_FATAL_FAILURE(expect_same(state, other));
    }
}

} // namespace pampas::testing
