#include "analysis/pigs/series.h"
#include "engine/files/input_error.h"
#include "engine/pigs/notation.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <numeric>

namespace pampas::pigs {
namespace {

using Json = nlohmann::ordered_json;
using testing::TemporaryFolder;

balance::SeriesPlan plan_for(const std::string& bot, int players, std::size_t games,
                             std::size_t threads = 1) {
    return {.experiment = {.bots = std::vector<std::string>(index(players), bot),
                           .dealing = {.seed = 3, .pairing = simulation::Pairing::Rotated},
                           .threads = threads},
            .games = games};
}

TEST(PigSeries, IsTheSameOnAnyNumberOfThreads) {
    const Game game(usual_edition(), {}, 3);
    const FarmSeries one = play_series(game, plan_for("greedy", 3, 30));
    for (const std::size_t threads : {2UL, 8UL}) {
        const FarmSeries other = play_series(game, plan_for("greedy", 3, 30, threads));
        EXPECT_EQ(balance::numbers_of(other.tally), balance::numbers_of(one.tally));
        EXPECT_EQ(balance::numbers_of(other.tally.seats()), balance::numbers_of(one.tally.seats()));
        EXPECT_EQ(other.tally.deals().outcomes(), one.tally.deals().outcomes());
    }
}

TEST(PigSeries, StopsWhenTheVerdictIsKnown) {
    const Game game(usual_edition(), {}, 2);
    balance::SeriesPlan plan = plan_for("random", 2, 20'000);
    plan.until_verdict = true;
    plan.precision = 0.2;
    const FarmSeries series = play_series(game, plan);
    EXPECT_LT(series.tally.seats().games(), 20'000);
    EXPECT_TRUE(balance::is_settled(plan, series.tally.seats(), series.tally.deals()));
}

TEST(PigSeries, ByStrengthIsWhatEachStrengthPlaysAlone) {
    const Game game(usual_edition(), {}, 2);
    balance::SeriesPlan plan = plan_for("greedy", 2, 40);
    plan.by_strength = true;
    const simulation::RunControl control;
    control.begin(simulation::RunState::Unit::Games, pigs::most_games_of_all(plan, 2));
    const FarmSeries series = play_series(game, plan, control);
    EXPECT_EQ(control.state().done, control.state().most);
    ASSERT_EQ(series.by_strength.size(), players_by_strength().size());
    for (std::size_t i = 0; i < series.by_strength.size(); ++i) {
        const balance::AtStrength& strength = series.by_strength[i];
        const std::string& bot = players_by_strength()[i];
        EXPECT_EQ(strength.bots, std::vector<std::string>(2, bot));
        EXPECT_EQ(strength.games, bot == "thinking" ? 4 : 40);
        const FarmSeries alone =
            play_series(game, plan_for(bot, 2, static_cast<std::size_t>(strength.games)));
        EXPECT_EQ(strength.fairness, balance::fairness(alone.tally.deals(), plan.tolerance));
    }
}

TEST(PigSeries, ByStrengthNeedsOneKindOfPlayers) {
    balance::SeriesPlan plan = plan_for("greedy", 2, 4);
    plan.experiment.bots.back() = "random";
    plan.by_strength = true;
    EXPECT_THROW(play_series(Game(usual_edition(), {}, 2), plan), InputError);
}

/// The same figures, counted from the records of games.
class PlainCount {
  public:
    explicit PlainCount(const std::filesystem::path& path) {
        LineReader lines(path);
        const Json header = Json::parse(*lines.next());
        const Edition edition = read_edition(header.at("edition").dump());
        while (const auto line = lines.next()) {
            count(Json::parse(*line));
        }
    }

    std::map<std::string, std::int64_t> chosen;
    std::map<std::string, std::int64_t> bought;  ///< items
    std::map<std::string, std::int64_t> dollars; ///< of the actions of each task
    std::int64_t actions = 0;
    std::int64_t games = 0;
    std::map<std::size_t, double> wins;
    std::map<std::size_t, std::int64_t> points;

  private:
    void count(const Json& line) {
        ++games;
        bool has_begun = false;
        for (const Json& action : line.at("actions")) {
            const std::string kind = action.at("do");
            actions += kind == "done" ? 0 : 1;
            has_begun = has_begun || kind == "choose";
            if (kind == "choose") {
                ++chosen[action.at("task")];
            }
            if (kind == "buy-item") {
                ++bought[action.at("item")];
            }
            if (has_begun && kind != "choose" && kind != "done" && kind != "vaccinate") {
                dollars[kind.starts_with("buy") ? "buy" : kind] +=
                    action.at("dollars").get<std::int64_t>();
            }
        }
        for (const std::size_t winner : line.at("winners")) {
            wins[winner] += 1.0 / static_cast<double>(line.at("winners").size());
        }
        for (std::size_t seat = 0; seat < line.at("result").size(); ++seat) {
            points[seat] += line.at("result")[seat].at("points").get<std::int64_t>();
        }
    }
};

TEST(PigSeries, CountsWhatRecordsSay) {
    const TemporaryFolder folder;
    for (const char* bot : {"random", "greedy"}) {
        const Game game(usual_edition(), {}, 4);
        const balance::SeriesPlan plan = plan_for(bot, 4, 12, 2);
        simulation::RecordFile file(folder / "games.jsonl",
                                    simulation::record_header(game_json(game), plan.experiment.bots,
                                                              plan.experiment.dealing));
        const FarmTally tally = play_series(game, plan, {}, &file).tally;
        file.keep();
        PlainCount plain(folder / "games.jsonl");
        EXPECT_EQ(tally.seats().games(), plain.games);
        EXPECT_EQ(tally.actions(), plain.actions);
        for (std::size_t task = 0; task < tasks; ++task) {
            const std::string name(task_names[task]);
            const TaskFigures& figures = tally.by_task()[task];
            EXPECT_EQ(figures.chosen, plain.chosen[name]);
            EXPECT_EQ(figures.dollars, plain.dollars[name]);
            EXPECT_EQ(std::accumulate(figures.shared.begin(), figures.shared.end(), 0L),
                      plain.games * 16);
            EXPECT_LE(figures.done, figures.allowed);
        }
        for (std::size_t item = 0; item < items; ++item) {
            std::int64_t sum = 0;
            for (std::size_t seat = 0; seat < 4; ++seat) {
                sum += tally.players().seat_sum(seat, ItemsBought + item);
            }
            EXPECT_EQ(sum, plain.bought[std::string(item_names[item])]);
        }
        for (std::size_t seat = 0; seat < 4; ++seat) {
            EXPECT_NEAR(tally.seats().wins(seat), plain.wins[seat], 1e-9);
            EXPECT_NEAR(tally.seats().seats()[seat].points.mean() * 12,
                        static_cast<double>(plain.points[seat]), 1e-6);
        }
    }
}

TEST(PigSeries, GainsOfCardsAddUpToTheEnd) {
    const Game game(usual_edition(), {}, 3);
    const FarmTally tally = play_series(game, plan_for("greedy", 3, 12)).tally;
    std::int64_t turns = 0;
    std::int64_t wealth = 0;
    std::int64_t gain = 0;
    for (const CardFigures& card : tally.by_card()) {
        turns += card.turns;
        wealth += card.wealth;
        gain += card.winners_gain;
    }
    EXPECT_EQ(turns, 12 * 16);
    double points = 0;
    for (const balance::SeatFigures& seat : tally.seats().seats()) {
        points += 12 * (seat.points.mean() - 45);
    }
    EXPECT_NEAR(static_cast<double>(wealth), points, 1e-6);
    EXPECT_GT(gain, 0); // who wins has gained more
}

} // namespace
} // namespace pampas::pigs
