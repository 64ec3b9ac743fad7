#include "analysis/overlays/games.h"
#include "analysis/overlays/overlay.h"
#include "tests/analysis/balance/noted_games.h"
#include "tests/analysis/overlays/legends.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

namespace pampas::overlays {
namespace {

using balance::BoardTally;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const rules::Game& game() {
    return testing::crowded_game();
}

const BoardTally& tally() {
    return testing::crowded_games().tally();
}

Overlay make(std::string_view name, const rules::Game& game, const BoardTally& tally) {
    return std::ranges::find(kinds_of_games(), name, &GamesKind::name)->make(game, tally);
}

const Mark& only_mark_at(const Overlay& overlay, hex::Coordinate at) {
    return *std::ranges::find(overlay.marks, at, &Mark::at);
}

/// What a painter relies on: every pampas, land and market space once, in reading order.
TEST(OverlaysOfGames, MarkEverySpaceThatGamesUse) {
    const map::Map& map = game().board().map();
    for (const GamesKind& kind : kinds_of_games()) {
        const Overlay overlay = kind.make(game(), tally());
        EXPECT_EQ(overlay.marks.size(),
                  game().board().cells() + map.all(map::Space::Market).size());
        EXPECT_TRUE(std::ranges::is_sorted(overlay.marks, std::ranges::less_equal(), &Mark::at));
        EXPECT_FALSE(overlay.summary.empty());
        EXPECT_FALSE(overlay.legend.empty());
        EXPECT_TRUE(legend_names_every_colour(overlay)) << kind.name;
        for (const Mark& mark : overlay.marks) {
            EXPECT_FALSE(mark.hover.empty());
        }
    }
}

TEST(OverlaysOfGames, SayHowOftenSpacesAreUsed) {
    const Overlay overlay = make("used", game(), tally());
    const auto games = static_cast<double>(tally().seats().games());
    for (rules::Cell cell = 0; cell < game().board().cells(); ++cell) {
        const double share = static_cast<double>(tally().used()[cell]) / games;
        const Mark& mark = only_mark_at(overlay, game().board().at(cell));
        const auto meaning = std::ranges::find(overlay.legend, mark.colour, &Meaning::colour);
        const int fifth = std::min(static_cast<int>(std::nearbyint(100 * share)) / 20, 4);
        EXPECT_EQ(meaning->text, share == 0 ? "never"
                                 : fifth == 4
                                     ? "80 to 100"
                                     : fmt::format("{} to {}", 20 * fifth, 20 * fifth + 19));
        EXPECT_EQ(mark.label, share == 0 ? "" : fmt::format("{:.0f}", 100 * share));
    }
    for (std::size_t market = 0; market < tally().markets().size(); ++market) {
        const double share = static_cast<double>(tally().markets()[market].reached) / games;
        EXPECT_EQ(only_mark_at(overlay, game().board().markets()[market]).hover,
                  fmt::format("reached in {:.1f} % of games", 100 * share));
    }
}

/// Games of two players on a row of two land spaces, of which only the right one is beside water.
class MadeGames {
  public:
    /// Adds a game in which `winner` takes the land beside water and wins; then all pass.
    void add_win_of(int winner) {
        rules::State state = start();
        for (int turn = 0; !state.over(); ++turn) {
            if (turn < 2) {
                const auto& board = game_.board();
                const rules::Cell cell = *board.cell(state.seat() == winner ? right : left);
                apply(state, rules::Action::play_land(rules::LandCard::Mountain, cell));
            }
            apply(state, rules::Action::end_turn());
        }
        tally_.end(state);
    }

    const rules::Game& game() const { return game_; }
    const BoardTally& tally() const { return tally_; }

    static constexpr hex::Coordinate left{0, 0};
    static constexpr hex::Coordinate middle{1, 0};
    static constexpr hex::Coordinate right{2, 0};

  private:
    /// The start of a game in which both can play a mountain.
    rules::State start() const {
        for (std::uint64_t number = 0;; ++number) {
            chance::Stream stream(1, number);
            const rules::State state = game_.set_up(stream);
            if (state.land().hand(0)[0] > 0 && state.land().hand(1)[0] > 0) {
                return state;
            }
        }
    }
    void apply(rules::State& state, const rules::Action& action) {
        const rules::Outcome outcome = state.apply(action);
        tally_.see(state, action, outcome);
    }

    rules::Game game_{testing::drawn_map({"m.mw"}), rules::ruleset_named("standard"), 2};
    BoardTally tally_{game_};
};

TEST(OverlaysOfGames, SetWinnersTilesAgainstOthers) {
    MadeGames games;
    for (int i = 0; i < 30; ++i) {
        games.add_win_of(i % 2);
    }
    const Overlay overlay = make("winners", games.game(), games.tally());
    EXPECT_EQ(only_mark_at(overlay, MadeGames::right).hover, "winners 100.0 %, others 0.0 %");
    EXPECT_EQ(only_mark_at(overlay, MadeGames::right).colour, good_to_bad(0));
    EXPECT_EQ(only_mark_at(overlay, MadeGames::left).colour, good_to_bad(1));
    EXPECT_EQ(only_mark_at(overlay, MadeGames::middle).hover,
              "winners 0.0 %, others 0.0 %, which may be chance");
    EXPECT_EQ(only_mark_at(overlay, MadeGames::middle).colour, good_to_bad(0.5));
    const Overlay seats = make("seats", games.game(), games.tally());
    EXPECT_THAT(seats.summary, HasSubstr(" are there equally often, within chance"));
    EXPECT_EQ(seats.legend.size(), 1);
}

TEST(OverlaysOfGames, SetTheBestSeatAgainstTheWorst) {
    MadeGames games;
    for (int i = 0; i < 40; ++i) {
        games.add_win_of(i % 4 == 0 ? 0 : 1);
    }
    const Overlay overlay = make("seats", games.game(), games.tally());
    EXPECT_EQ(only_mark_at(overlay, MadeGames::right).hover, "seat 2 75.0 %, seat 1 25.0 %");
    EXPECT_EQ(only_mark_at(overlay, MadeGames::left).hover, "seat 2 25.0 %, seat 1 75.0 %");
    EXPECT_THAT(overlay.summary, StartsWith("They differ most at "));
    EXPECT_EQ(overlay.legend.front().text, "34 to 50 more often");
    EXPECT_EQ(overlay.legend.back().text, "34 to 50 less often");
    EXPECT_EQ(overlay.caption, "of 100 games, seat 2 compared with seat 1");
}

/// Equal seats: a space that one seat used more often by mere chance looks like any other.
TEST(OverlaysOfGames, RarelyTakeChanceForADifference) {
    const BoardTally& tally = testing::crowded_games().tally();
    const Overlay overlay = make("seats", game(), tally);
    const auto coloured = std::ranges::count_if(
        overlay.marks, [](const Mark& mark) { return mark.colour != good_to_bad(0.5); });
    EXPECT_LE(coloured, 3);
    EXPECT_GT(std::ssize(overlay.marks), 60);
}

} // namespace
} // namespace pampas::overlays
