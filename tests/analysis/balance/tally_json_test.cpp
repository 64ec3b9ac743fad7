#include "analysis/balance/board_tally.h"
#include "analysis/balance/player_sums.h"
#include "analysis/balance/series.h"
#include "engine/files/input_error.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::balance {
namespace {

using formats::JsonValue;
using Json = JsonValue::Json;

constexpr auto pairing = simulation::Pairing::Rotated;

const rules::Game& tallied_game() {
    static const rules::Game game(small_map(), standard(), 3);
    return game;
}

/// The tallies of the first deals, one tally a deal.
const std::vector<BoardTally>& deals() {
    static const std::vector<BoardTally> tallies = [] {
        const SeriesPlan plan{.experiment = experiment({"random"})};
        std::vector<BoardTally> result;
        for (std::size_t deal = 0; deal < 12; ++deal) {
            result.push_back(play_some(tallied_game(), plan, {deal, deal + 1}).tally);
        }
        return result;
    }();
    return tallies;
}

BoardTally none() {
    return BoardTally(tallied_game(), pairing);
}

BoardTally read(const Json& json) {
    BoardTally tally = none();
    add_tally(JsonValue(json), tally);
    return tally;
}

BoardTally sum(const std::vector<BoardTally>& tallies) {
    BoardTally result = none();
    for (const BoardTally& tally : tallies) {
        result.add(tally);
    }
    return result;
}

TEST(TallyJson, IsReadAsItWasWritten) {
    const Json json = tally_json(sum(deals()));
    EXPECT_EQ(tally_json(read(json)), json);
    EXPECT_EQ(read(json).deals().deals(), 12);
    EXPECT_GT(read(json).actions(), 0);
}

TEST(TallyJson, HoldsAllThatIsCounted) {
    const SeriesPlan plan{.experiment = experiment({"random"}), .games = 36};
    const BoardTally whole = play_series(tallied_game(), plan).tally;
    EXPECT_EQ(tally_json(sum(deals())), tally_json(whole));
    BoardTally::each_part(whole, [](const char* subject, const auto& part) {
        const auto numbers = numbers_of(part);
        EXPECT_TRUE(std::ranges::any_of(numbers, [](auto number) { return number > 0; }))
            << subject;
    });
}

RC_GTEST_PROP(TallyJson, AnyCutInAnyOrderAddsUpToTheSame, ()) {
    std::vector<BoardTally> parts{none(), none(), none()};
    for (const BoardTally& deal : deals()) {
        parts[*rc::gen::inRange<std::size_t>(0, parts.size())].add(deal);
    }
    const BoardTally left = sum({sum({parts[0], parts[1]}), parts[2]});
    const BoardTally right = sum({parts[2], read(tally_json(sum({parts[1], parts[0]})))});
    RC_ASSERT(tally_json(left) == tally_json(right));
    RC_ASSERT(tally_json(left) == tally_json(sum(deals())));
}

/// Replaces a random part of a JSON value.
void damage(Json& json) {
    if (!json.empty() && json.is_structured() && *rc::gen::inRange(0, 8) > 0) {
        auto at = json.begin();
        std::advance(at, *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(json)));
        return damage(*at);
    }
    const std::vector<Json> values{
        Json(),         7,         -1, 1e300, 1'000'000'000'000'000, "x", true, Json::array(),
        Json::object(), Json{1, 2}};
    json = *rc::gen::elementOf(values);
}

RC_GTEST_PROP(TallyJson, WhatIsDamagedIsRefusedOrIsNumbers, ()) {
    Json json = tally_json(deals().front());
    damage(json);
    try {
        read(json);
    } catch (const InputError&) {
    }
}

TEST(TallyJson, ThatOfAnotherGameIsRefused) {
    const rules::Game other(small_map(), standard(), 4);
    BoardTally tally(other, pairing);
    const Json json = tally_json(deals().front());
    EXPECT_THROW(add_tally(JsonValue(json), tally), InputError);
}

TEST(TallyJson, NumbersThatCannotBeAreRefused) {
    for (const Json& number : {Json(1.5), Json(std::uint64_t{1} << 63U), Json(-1e18), Json("1")}) {
        Json json = tally_json(deals().front());
        json["seats"][0] = number;
        EXPECT_THROW(read(json), InputError) << number;
    }
    Json json = tally_json(deals().front());
    json["outcomes"][0].back() = 2;
    EXPECT_THROW(read(json), InputError) << "more deals went so than were played";
    json = tally_json(deals().front());
    json.erase("markets");
    EXPECT_THROW(read(json), InputError);
}

} // namespace
} // namespace pampas::balance
