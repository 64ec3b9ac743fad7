#include "editor/campaign/plan.h"
#include "engine/formats/json_text.h"
#include "engine/pigs/edition.h"
#include "engine/pigs/players/style.h"
#include "engine/pigs/position.h"
#include "engine/pigs/state.h"
#include "engine/players/evaluation_weights.h"
#include "engine/players/learned_value.h"
#include "engine/rules/position_json.h"
#include "engine/rules/ruleset.h"
#include "engine/rules/state.h"
#include "engine/simulation/random_action.h"
#include "tests/fuzz/harness.h"

#include <nlohmann/json.hpp>

#include <array>

namespace pampas::fuzz {
namespace {

/// Plays some random actions, so that numbers that were read are used.
void play_on(auto state, int actions) {
    chance::Stream stream(1);
    for (; actions > 0 && !state.over(); --actions) {
        state.apply(simulation::random_action(state, stream));
    }
}

map::Map small_board() {
    map::Map map({.columns = 8, .rows = 7}, map::Space::Pampas);
    for (int column = 0; column < 8; ++column) {
        map.set({column, 0}, map::Space::Land);
        map.set({column, 3}, column % 3 == 0 ? map::Space::Market : map::Space::Forest);
        map.set({column, 6}, map::Space::Water);
    }
    return map;
}

/// A ruleset that is read can be played with each number of players that it allows.
void read_ruleset(std::string_view bytes) {
    refusing([bytes] {
        static const map::Map board = small_board();
        const rules::Ruleset rules = rules::read_ruleset(bytes);
        check(rules::read_ruleset(rules::write_ruleset(rules).dump()) == rules,
              "a ruleset is the same when it is written and read again");
        for (int players = rules.least_players; players <= rules.most_players; ++players) {
            const rules::Game game(board, rules, players);
            chance::Stream stream(1);
            play_on(game.start(game.deal(stream)), 60);
        }
    });
}

void read_style(std::string_view bytes) {
    refusing([bytes] { players::read_style(bytes); });
}

void read_weights(std::string_view bytes) {
    refusing([bytes] { players::LearnedValue(players::read_network(bytes)); });
}

void read_position(std::string_view bytes) {
    refusing([bytes] {
        const rules::PositionFile file = rules::read_position(bytes);
        for (int seat = 0; seat < file.game->players(); ++seat) {
            file.score(seat);
        }
    });
}

/// An edition that is read can be played with each number of players that it allows.
void read_edition(std::string_view bytes) {
    refusing([bytes] {
        const pigs::Edition edition = pigs::read_edition(bytes);
        check(pigs::read_edition(pigs::write_edition(edition).dump()) == edition,
              "an edition is the same when it is written and read again");
        for (const int players : {edition.least_players, edition.most_players}) {
            const pigs::Game game(edition, {}, players);
            chance::Stream stream(1);
            play_on(game.start(game.deal(stream)), 100);
        }
    });
}

void read_pig_style(std::string_view bytes) {
    refusing([bytes] { pigs::read_style(bytes); });
}

void read_pig_position(std::string_view bytes) {
    refusing([bytes] { pigs::scores(pigs::read_position(bytes)); });
}

void read_campaign(std::string_view bytes) {
    refusing([bytes] {
        const auto json = formats::parse_json(bytes);
        const campaign::Campaign campaign = campaign::campaign_of(formats::JsonValue(json));
        const auto written = campaign::campaign_json(campaign);
        check(campaign::campaign_json(campaign::campaign_of(formats::JsonValue(written))) ==
                  written,
              "a campaign is the same when it is written and read again");
    });
}

} // namespace

std::span<const Harness> data_harnesses() {
    static constexpr std::array harnesses{
        Harness{"ruleset", Form::Json, read_ruleset},
        Harness{"style", Form::Json, read_style},
        Harness{"weights", Form::Json, read_weights},
        Harness{"position", Form::Json, read_position},
        Harness{"pigs-edition", Form::Json, read_edition},
        Harness{"pigs-style", Form::Json, read_pig_style},
        Harness{"pigs-position", Form::Json, read_pig_position},
        Harness{"campaign", Form::Json, read_campaign},
    };
    return harnesses;
}

} // namespace pampas::fuzz
