#include "engine/formats/json.h"
#include "engine/rules/ruleset.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/rules/harness.h"
#include "tests/engine/rules/random_rulesets.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

/// Games by any rules on any small map agree with the plain rules, even on maps where little or
/// nothing can be done.
namespace pampas::testing {
namespace {

using map::Map;
using map::Space;

/// Small maps of any stagger on which much can happen.
rc::Gen<Map> any_playable_map() {
    const auto space = rc::gen::weightedElement<Space>({{12, Space::Pampas},
                                                        {2, Space::Mountain},
                                                        {2, Space::Forest},
                                                        {1, Space::Meadow},
                                                        {1, Space::Rocks},
                                                        {1, Space::Swamp},
                                                        {2, Space::Land},
                                                        {2, Space::Market},
                                                        {1, Space::Water},
                                                        {1, Space::Void}});
    return rc::gen::mapcat(any_grid_up_to(8, 8), [space](const hex::Grid& grid) {
        return rc::gen::map(rc::gen::container<std::vector<Space>>(grid.size(), space),
                            [grid](const std::vector<Space>& spaces) {
                                Map map(grid);
                                for (std::size_t offset = 0; offset < spaces.size(); ++offset) {
                                    map.set(grid.coordinate(offset), spaces[offset]);
                                }
                                return map;
                            });
    });
}

/// Plays one game with full checks of all states. A failure reports map and ruleset.
void play(const Map& map, const rules::Ruleset& rules, std::uint64_t seed) {
    if (::testing::Test::HasFailure()) {
        return;
    }
    SCOPED_TRACE(formats::write_json(map));
    SCOPED_TRACE(rules::write_ruleset(rules).dump());
    RareRules rare;
    play_checked(map, rules, rules.most_players, seed, {.attempts = 300, .ends_early = 8}, rare);
}

RC_GTEST_PROP(HarnessProperty, GamesOnSmallMapsGoByTheRules, ()) {
    play(*any_playable_map(), *any_ruleset(), *rc::gen::arbitrary<std::uint64_t>());
}

RC_GTEST_PROP(HarnessProperty, GamesOnAnyMapGoByTheRules, ()) {
    play(*any_map(), *any_ruleset(), *rc::gen::arbitrary<std::uint64_t>());
}

RC_GTEST_PROP(HarnessProperty, GamesOnMapsOfOneKindOfSpaceGoByTheRules, ()) {
    const Map map(*any_grid_up_to(4, 4), *rc::gen::elementOf(map::all_spaces));
    play(map, *any_ruleset(), *rc::gen::arbitrary<std::uint64_t>());
}

RC_GTEST_PROP(HarnessProperty, GamesOnMapsWithoutAKindOfSpaceGoByTheRules, ()) {
    const auto missing = *rc::gen::element(Space::Pampas, Space::Mountain, Space::Land);
    Map map = *any_playable_map();
    for (const hex::Coordinate at : map.all(missing)) {
        map.set(at, missing == Space::Pampas ? Space::Forest : Space::Pampas);
    }
    play(map, *any_ruleset(), *rc::gen::arbitrary<std::uint64_t>());
}

/// A ruleset as its reader accepts it; otherwise the games above would be of no use.
RC_GTEST_PROP(HarnessProperty, RandomRulesetsAreValid, ()) {
    const rules::Ruleset rules = *any_ruleset();
    RC_ASSERT(rules::read_ruleset(rules::write_ruleset(rules).dump()) == rules);
}

} // namespace
} // namespace pampas::testing
