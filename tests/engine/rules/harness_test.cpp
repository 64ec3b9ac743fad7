#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "tests/engine/corpus.h"
#include "tests/engine/rules/harness.h"

#include <gtest/gtest.h>

#include <algorithm>

/// Random games on all maps, with all rulesets and numbers of players, agree with the plain rules.
namespace pampas::testing {
namespace {

/// How thorough the games are. Full checks are made every so many states and after rare events,
/// quick checks at every state.
struct Effort {
    std::size_t on_bundled_maps; ///< full checks every so many states
    std::size_t on_published_maps;
    std::size_t share_of_published_games; ///< one in so many is played
};

// Builds with sanitizers take about twenty times as long.
#ifdef __OPTIMIZE__
constexpr Effort effort{1, 10, 1};
#else
constexpr Effort effort{64, 400, 8};
#endif

class Harness : public ::testing::TestWithParam<std::string> {
  protected:
    /// Plays every `share`-th of the games with each number of players that the ruleset is for.
    void play(const map::Map& map, std::size_t full_every, std::size_t share) {
        for (int players = rules_.least_players; players <= rules_.most_players; ++players) {
            if (++games_ % share == 0 && !HasFatalFailure() && !HasNonfatalFailure()) {
                play_checked(
                    map, rules_, players, games_,
                    {.full_every = full_every, .attempts = 300, .ends_early = 4 * (games_ % 4)},
                    rare_);
            }
        }
    }

  private:
    rules::Ruleset rules_ = rules::ruleset_named(GetParam());
    RareRules rare_;
    std::size_t games_ = 0;
};

TEST_P(Harness, GamesOnBundledMapsGoByTheRules) {
    for (const auto& resource : resources::in_folder("maps")) {
        play(formats::read_json(resource.bytes), effort.on_bundled_maps, 1);
    }
}

TEST_P(Harness, GamesOnPublishedMapsGoByTheRules) {
    PAMPAS_NEEDS_CORPUS();
    for (const auto& file : corpus_files()) {
        play(formats::read_map(file), effort.on_published_maps, effort.share_of_published_games);
    }
}

std::vector<std::string> ruleset_names() {
    std::vector<std::string> names;
    std::ranges::transform(rules::rulesets(), std::back_inserter(names), &rules::Ruleset::name);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Rulesets, Harness, ::testing::ValuesIn(ruleset_names()),
                         [](const ::testing::TestParamInfo<std::string>& ruleset) {
                             std::string name = ruleset.param;
                             std::erase(name, '-');
                             return name;
                         });

} // namespace
} // namespace pampas::testing
