#pragma once

#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "engine/rules/state.h"

#include <rapidcheck.h>

#include <memory>

/// Games that people could play, for property tests.
namespace pampas::testing {

/// Any bundled map and ruleset, with any number of players that the ruleset is for.
inline rc::Gen<std::shared_ptr<const rules::Game>> any_bundled_game() {
    return rc::gen::exec([] {
        const auto maps = resources::in_folder("maps");
        const auto& map = maps[*rc::gen::inRange<std::size_t>(0, maps.size())];
        const auto& rules = *rc::gen::elementOf(rules::rulesets());
        const int players = *rc::gen::inRange(rules.least_players, rules.most_players + 1);
        return std::make_shared<const rules::Game>(formats::read_json(map.bytes), rules, players);
    });
}

} // namespace pampas::testing
