#include "analysis/balance/series.h"
#include "analysis/overlays/games.h"
#include "analysis/overlays/overlay_json.h"
#include "editor/session/outcome.h"
#include "engine/files/input_error.h"
#include "tests/engine/drawn_map.h"

#include <nlohmann/json.hpp>

namespace pampas::session {
namespace {

Outcome some_outcome() {
    const rules::Game game(testing::drawn_map({"mfgrs.$", ".......", "...w...", "......m"}),
                           rules::ruleset_named("standard"), 2);
    const balance::Series series =
        balance::play_series(game, {.experiment = {.bots = {"random"}}, .games = 40});
    return outcome_of({.game = game, .bots = {"random", "random"}, .tally = series.tally});
}

TEST(Outcome, ComesBackAsItWasKept) {
    const Outcome outcome = some_outcome();
    const Outcome back = read_outcome(kept_text(outcome));
    EXPECT_EQ(back.report, outcome.report);
    EXPECT_EQ(back.played.games, 40);
    ASSERT_EQ(back.overlays.size(), overlays::kinds_of_games().size());
    for (std::size_t kind = 0; kind < back.overlays.size(); ++kind) {
        EXPECT_EQ(overlays::overlay_json(back.overlays[kind]),
                  overlays::overlay_json(outcome.overlays[kind]));
        EXPECT_FALSE(back.overlays[kind].marks.empty());
    }
}

TEST(Outcome, MayLackOverlaysOfLaterVersions) {
    const Outcome back = read_outcome(some_outcome().report);
    ASSERT_EQ(back.overlays.size(), overlays::kinds_of_games().size());
    EXPECT_TRUE(back.overlays.front().marks.empty());
}

TEST(Outcome, IsRefusedWhenItIsNone) {
    EXPECT_THROW(read_outcome("{}"), InputError);
    auto json = nlohmann::ordered_json::parse(kept_text(some_outcome()));
    json["overlays"] = 7;
    EXPECT_NO_THROW(read_outcome(json.dump()));
    json["overlays"] = {{"used", 7}};
    EXPECT_THROW(read_outcome(json.dump()), InputError);
}

} // namespace
} // namespace pampas::session
