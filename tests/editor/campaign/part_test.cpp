#include "analysis/balance/board_tally.h"
#include "editor/campaign/part.h"
#include "engine/files/input_error.h"
#include "tests/analysis/balance/small_experiment.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::campaign {
namespace {

using Json = formats::JsonValue::Json;
using simulation::DealRange;
using ::testing::HasSubstr;
using ::testing::ThrowsMessage;

const PartLabel label{"1234abcd", "1.0.0", 7};

const rules::Game& small_game() {
    static const rules::Game game(balance::small_map(), balance::standard(), 3);
    return game;
}

/// 60 deals; with a goal, a look after every 34.
balance::SeriesPlan plan(bool until_verdict) {
    balance::SeriesPlan result{.experiment = balance::experiment({"random", "random", "random"}),
                               .games = 180};
    result.until_verdict = until_verdict;
    result.tolerance = 0.2; // which is soon known
    return result;
}

Part played(bool until_verdict, DealRange deals) {
    return play_part(small_game(), plan(until_verdict), deals);
}

std::string played_bytes(bool until_verdict, DealRange deals) {
    return part_bytes(played(until_verdict, deals), label);
}

Part read(const std::string& bytes, bool until_verdict, const PartLabel& wanted = label) {
    return read_part(bytes, wanted, small_game(), plan(until_verdict));
}

TEST(CampaignPart, IsReadAsItWasWritten) {
    for (const bool until_verdict : {false, true}) {
        const std::string bytes = played_bytes(until_verdict, {0, 60});
        const Part part = read(bytes, until_verdict);
        EXPECT_EQ(part_bytes(part, label), bytes);
        EXPECT_EQ(part.tallies.size(), until_verdict ? 2U : 1U) << "one for each look";
    }
}

TEST(CampaignPart, PartsOfOtherPlansAreRefused) {
    const std::string bytes = played_bytes(false, {0, 10});
    const std::vector<std::pair<PartLabel, const char*>> others{
        {{"other", "1.0.0", 7}, "another campaign"},
        {{"1234abcd", "0.9.0", 7}, "pampas 1.0.0, but this is 0.9.0"},
        {{"1234abcd", "1.0.0", 8}, "another table"}};
    for (const auto& [other, words] : others) {
        EXPECT_THAT([&] { read(bytes, false, other); },
                    ThrowsMessage<InputError>(HasSubstr(words)));
    }
}

TEST(CampaignPart, PartsBetweenLooksAreRefused) {
    EXPECT_NO_THROW(read(played_bytes(false, {3, 7}), false));
    EXPECT_THROW(read(played_bytes(false, {3, 7}), true), InputError);
    EXPECT_THROW(read(played_bytes(false, {0, 60}), true), InputError) << "a look is missing";
    EXPECT_NO_THROW(read(played_bytes(true, {34, 60}), true));
}

RC_GTEST_PROP(CampaignPart, WhateverIsDamagedIsRefused, ()) {
    static const std::string bytes = played_bytes(true, {0, 34});
    std::string damaged = bytes;
    const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size() - 1);
    if (*rc::gen::arbitrary<bool>()) {
        damaged.resize(at);
    } else {
        damaged[at] = *rc::gen::inRange<char>(' ', '~');
    }
    RC_PRE(damaged != bytes);
    RC_ASSERT_THROWS_AS(read(damaged, true), InputError);
}

/// Deals 0 to 60 in parts that could be played anywhere: with any ends, or those of looks if there
/// are looks.
std::vector<DealRange> any_cut(bool until_verdict) {
    std::vector<DealRange> parts;
    for (std::size_t first = 0; first < 60;) {
        const auto some = *rc::gen::inRange<std::size_t>(first + 1, 61);
        const std::size_t end = until_verdict ? (some <= 34 && first < 34 ? 34 : 60) : some;
        parts.push_back({first, end});
        first = end;
    }
    return parts;
}

RC_GTEST_PROP(CampaignPart, AnyCutIsTheSameSeries, ()) {
    const auto until_verdict = *rc::gen::arbitrary<bool>();
    static const std::array whole{
        balance::tally_json(balance::play_series(small_game(), plan(false)).tally),
        balance::tally_json(balance::play_series(small_game(), plan(true)).tally)};
    const balance::SeriesPlan asked = plan(until_verdict);
    TableSum sum(small_game(), asked);
    for (const DealRange& deals : any_cut(until_verdict)) {
        sum.add(read(played_bytes(until_verdict, deals), until_verdict));
    }
    RC_ASSERT(sum.complete());
    RC_ASSERT(balance::tally_json(sum.series().tally) == whole[until_verdict ? 1 : 0]);
}

TEST(CampaignPart, StopsAtALook) {
    std::stop_source stop;
    stop.request_stop();
    const Part none = play_part(small_game(), plan(true), {0, 60}, stop.get_token());
    EXPECT_EQ(none.deals.size(), none.tallies.empty() ? 0U : 34U);
    const Part some = play_part(small_game(), plan(false), {0, 60}, stop.get_token());
    EXPECT_EQ(static_cast<std::int64_t>(some.deals.size()), some.tallies.front().deals().deals());
}

} // namespace
} // namespace pampas::campaign
