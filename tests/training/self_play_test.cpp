#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/training/self_play.h"

#include <gtest/gtest.h>

namespace pampas::training {
namespace {

std::vector<Example> played(std::size_t first, std::size_t end, std::size_t threads) {
    const auto maps = resources::in_folder("maps");
    const std::vector<map::Map> school{formats::read_json(maps.front().bytes)};
    const Player greedy;
    return School(school).examples({&greedy, 1}, 9, first, end, threads);
}

std::vector<players::Features> features_of(const std::vector<Example>& examples) {
    std::vector<players::Features> result;
    for (const Example& example : examples) {
        result.push_back(example.features);
    }
    return result;
}

TEST(School, TeachesTheSameOnAnyNumberOfThreads) {
    const auto examples = played(0, 6, 1);
    EXPECT_EQ(features_of(played(0, 6, 3)), features_of(examples));
    auto parts = played(0, 2, 1);
    const auto rest = played(2, 6, 2);
    parts.insert(parts.end(), rest.begin(), rest.end());
    EXPECT_EQ(features_of(parts), features_of(examples));
}

TEST(School, TellsWhatBecameOfEachPosition) {
    const auto examples = played(0, 6, 2);
    bool tries = false;
    for (std::size_t number = 0; number < examples.size(); ++number) {
        const Example& example = examples[number];
        EXPECT_TRUE(example.win == 0 || example.lead >= 0) << "winners are not behind";
        EXPECT_LT(number + example.next, examples.size());
        EXPECT_EQ(examples[number + example.next].win, example.win) << "of the same seat";
        tries = tries || example.is_tried;
    }
    EXPECT_TRUE(tries);
}

/// Four positions of a seat; at the third it tried something.
TEST(LookAhead, MixesWhatIsExpectedNextWithWhatCame) {
    std::vector<Example> examples(4);
    for (std::size_t number = 0; number < examples.size(); ++number) {
        examples[number].features.front() = static_cast<std::int16_t>(number);
        examples[number].best.front() = 9;
        examples[number].win = 1;
        examples[number].next = number + 1 < examples.size() ? 1 : 0;
    }
    examples[2].is_tried = true;
    constexpr float lambda = 0.75F;
    look_ahead(examples, lambda, [](const players::Features& features) {
        return Expected{static_cast<float>(features.front()) / 10, 0};
    });
    EXPECT_FLOAT_EQ(examples[3].win, 1) << "the end is known";
    EXPECT_FLOAT_EQ(examples[2].win, lambda * 1 + (1 - lambda) * 0.3F);
    EXPECT_FLOAT_EQ(examples[1].win, 0.9F) << "only what it thought best counts";
    EXPECT_FLOAT_EQ(examples[0].win, lambda * 0.9F + (1 - lambda) * 0.1F);
}

} // namespace
} // namespace pampas::training
