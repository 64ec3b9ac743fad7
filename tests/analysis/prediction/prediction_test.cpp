#include "analysis/atlas/atlas.h"
#include "analysis/prediction/prediction.h"
#include "engine/chance/stream.h"
#include "engine/formats/format.h"
#include "engine/players/lineup.h"
#include "tests/engine/corpus.h"
#include "tests/engine/random_maps.h"
#include "tests/prediction/fit.h"
#include "tests/prediction/model_file.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <numeric>

namespace pampas::prediction {
namespace {

RC_GTEST_PROP(Prediction, SharesAreWholeAndTheGapLiesInItsInterval, ()) {
    const auto found = features(*testing::any_map());
    RC_PRE(found.has_value());
    const Features of_map = found.value_or(Features());
    for (int players = 2; players <= 5; ++players) {
        const auto told = predict(of_map, players);
        RC_ASSERT(told.has_value());
        RC_ASSERT(std::ssize(told->shares) == players);
        RC_ASSERT(std::ranges::min(told->shares) >= 0);
        RC_ASSERT(std::abs(std::accumulate(told->shares.begin(), told->shares.end(), -1.0)) < 1e-9);
        RC_ASSERT(told->interval.low <= told->gap);
        RC_ASSERT(told->gap <= told->interval.high);
        RC_ASSERT(told->interval.low >= 0);
        RC_ASSERT(told->interval.high <= 1);
    }
    RC_ASSERT(!predict(of_map, 1).has_value());
    RC_ASSERT(!predict(of_map, 6).has_value());
}

TEST(Prediction, LiesAsNearToPublishedMapsAsItSays) {
    PAMPAS_NEEDS_CORPUS();
    for (const int players : {4, 5}) {
        double error = 0;
        double count = 0;
        Accuracy said;
        for (const auto& file : testing::corpus_files()) {
            const auto table = std::ranges::find_if(
                atlas::published_games(), [&](const atlas::PublishedGames& one) {
                    return one.map == file.stem() &&
                           one.players == atlas::Players{players, players::usual_bot()};
                });
            if (table != atlas::published_games().end()) {
                const auto told = predict(features(formats::read_map(file)).value(), players);
                error += std::abs(told->gap - table->values[0]);
                said = told->accuracy;
                count += 1;
            }
        }
        EXPECT_LE(error / count, said.error) << "who has seen the maps is no further off";
        EXPECT_LT(said.error, said.error_of_mean);
        EXPECT_NEAR(said.held, 0.8, 0.1);
    }
}

/// Maps whose first seat wins by one feature and by chance.
std::vector<Example> lawful_examples(std::size_t count) {
    std::vector<Example> examples;
    chance::Stream stream(5);
    const auto drawn = [&] { return static_cast<double>(stream.below(1000)) / 1000 - 0.5; };
    for (std::size_t number = 0; number < count; ++number) {
        Example example;
        example.map = std::to_string(number);
        example.group = std::to_string(number / 2);
        example.is_published = number % 2 == 0;
        for (double& value : example.features) {
            value = drawn();
        }
        for (example.players = 2; example.players <= 5; ++example.players) {
            const double part = 1.0 / example.players;
            example.shares.assign(static_cast<std::size_t>(example.players), part);
            const double more = 0.1 * example.features[2] + 0.02 * drawn();
            example.shares.front() += more;
            example.shares.back() -= more;
            example.gap = 2 * std::abs(more);
            examples.push_back(example);
        }
    }
    return examples;
}

TEST(PredictionFit, FindsTheLawAndItsErrors) {
    const auto examples = lawful_examples(400);
    const Model model = fitted(examples);
    for (const SeatModel& seats : model.seats) {
        for (std::size_t at = 0; at < model.usual.size(); ++at) {
            EXPECT_NEAR(seats.shares.front().weights[at] / model.spread[at], at == 2 ? 0.1 : 0,
                        0.01);
            EXPECT_NEAR(seats.shares.back().weights[at] / model.spread[at], at == 2 ? -0.1 : 0,
                        0.01);
        }
    }
    const auto trials = cross_validated(examples);
    EXPECT_EQ(trials.size(), examples.size());
    for (int players = 2; players <= 5; ++players) {
        const Accuracy accuracy = accuracy_of(trials, players);
        EXPECT_NEAR(accuracy.held, 0.8, 0.07);
    }
}

TEST(PredictionFit, NoModelHasSeenTheMapThatItPredicts) {
    auto examples = lawful_examples(60);
    const auto before = cross_validated(examples);
    examples.front().shares = {1, 0};
    examples.front().gap = 1;
    const auto after = cross_validated(examples);
    for (std::size_t at = 0; at < before.size(); ++at) {
        if (before[at].example->group == after.front().example->group &&
            after[at].example->map == examples.front().map && after[at].example->players == 2) {
            EXPECT_EQ(before[at].prediction.shares, after[at].prediction.shares);
            EXPECT_EQ(before[at].mean_gap, after[at].mean_gap);
        }
    }
    EXPECT_NE(fitted(examples), fitted(lawful_examples(60)));
}

TEST(PredictionFit, AModelComesBackFromItsFile) {
    const Model model = fitted(lawful_examples(60));
    const Model again = read_model(model_file(model, 60));
    ASSERT_EQ(again.seats.size(), model.seats.size());
    const Features some{0.1, 0.2, 0, -0.3, 0.4, 0.1, 0, 0.2};
    for (int players = 2; players <= 5; ++players) {
        EXPECT_NEAR(predict(some, players, again)->gap, predict(some, players, model)->gap, 1e-4);
    }
}

} // namespace
} // namespace pampas::prediction
