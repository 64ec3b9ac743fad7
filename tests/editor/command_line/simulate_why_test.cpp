// What `pampas simulate` reports beyond who wins, computed again from the games it recorded.
#include "engine/formats/json.h"
#include "tests/editor/command_line/recorded_run.h"

#include <functional>
#include <map>
#include <set>
#include <utility>

namespace pampas::command_line {
namespace {

using hex::Coordinate;
using testing::Json;
using testing::RecordedRun;
using testing::space;

/// A recorded game and one of its seats.
struct Player {
    const Json& game;
    std::size_t seat;

    double win() const {
        const auto winners = game.at("winners").get<std::set<std::size_t>>();
        return winners.contains(seat) ? 1.0 / static_cast<double>(winners.size()) : 0;
    }
    /// Sums `value(action, round)` over what the player did.
    double sum(const std::function<double(const Json&, int)>& value) const {
        double result = 0;
        int turns = 0;
        const auto players = static_cast<int>(game.at("result").size());
        for (const Json& action : game.at("actions")) {
            if (action.at("player") == seat) {
                result += value(action, turns / players + 1);
            }
            turns += action.at("do") == "end-turn" ? 1 : 0;
        }
        return result;
    }
    double points(const char* scoring, const char* category) const {
        for (const Json& held : game.at("scorings")) {
            if (held.at("when") == scoring) {
                return held.at("players").at(seat).at(category);
            }
        }
        return 0;
    }
};

using Value = std::function<double(const Player&)>;
using Counts = std::function<bool(const Player&)>;

/// All seats of all games.
class Players {
  public:
    explicit Players(const RecordedRun& run) {
        for (const Json& game : run.games) {
            for (std::size_t seat = 0; seat < game.at("result").size(); ++seat) {
                all_.push_back({game, seat});
            }
        }
    }

    /// The mean over the players for which `counts` holds.
    double mean(const Value& value, const Counts& counts) const {
        double sum = 0;
        double number = 0;
        for (const Player& player : all_) {
            if (counts(player)) {
                sum += value(player);
                ++number;
            }
        }
        return number == 0 ? 0 : sum / number;
    }

    void expect_mean(const Json& found, const Value& value, const Counts& counts) const {
        EXPECT_NEAR(found.get<double>(), mean(value, counts), 1e-9);
    }

  private:
    std::vector<Player> all_;
};

Counts sits_at(std::size_t seat) {
    return [seat](const Player& player) { return player.seat == seat; };
}

bool wins(const Player& player) {
    return player.win() > 0;
}

double income_of(const Player& player, const std::string& what) {
    return player.sum([&](const Json& action, int) {
        return action.at("do") == what ? action.at("income").get<double>() : 0.0;
    });
}

double chips_taken(const Player& player) {
    return player.sum([](const Json& action, int) {
        return action.at("do") == "harvest" && !action.at("from").is_null() ? 1.0 : 0.0;
    });
}

void expect_group(const Json& found, const Players& players, const Counts& counts) {
    const Json& income = found.at("income");
    players.expect_mean(
        income.at("markets"), [](const Player& each) { return income_of(each, "play-animal"); },
        counts);
    players.expect_mean(
        income.at("harvests"), [](const Player& each) { return income_of(each, "harvest"); },
        counts);
    players.expect_mean(income.at("chips_taken"), chips_taken, counts);
    for (const char* scoring : {"interim", "final"}) {
        for (const char* category : {"markets", "land", "herds", "haciendas", "water", "money"}) {
            players.expect_mean(
                found.at(scoring).at(category),
                [&](const Player& each) { return each.points(scoring, category); }, counts);
        }
    }
}

RecordedRun some_run(const testing::TemporaryFolder& folder, const std::string& players) {
    return testing::recorded_run(folder, {testing::bundled_map(folder, "first-pasture.json"),
                                          "--players", players, "--games", "30", "--paired",
                                          "--threads", "2", "--seed", "4"});
}

TEST(SimulateWhy, TellsWhatSeatsAndWinnersEarnAndScore) {
    const testing::TemporaryFolder folder;
    const RecordedRun run = some_run(folder, "3");
    const Players players(run);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        expect_group(run.report.at("seats").at(seat), players, sits_at(seat));
    }
    expect_group(run.report.at("winners"), players, wins);
    expect_group(run.report.at("others"), players, std::not_fn(wins));
    EXPECT_EQ(run.report.at("winners").at("players").get<int>() +
                  run.report.at("others").at("players").get<int>(),
              3 * 30);
    EXPECT_GT(run.report.at("winners").at("income").at("markets"), 0);
}

/// The round in which a player reaches a market; 0 if never.
int arrival(const Player& player, const map::Map& map, Coordinate market) {
    int first = 0;
    player.sum([&](const Json& action, int round) {
        if (action.at("do") == "play-animal" && first == 0) {
            for (const Coordinate near : map.grid().neighbours(space(action.at("at")))) {
                first = near == market ? round : first;
            }
        }
        return 0.0;
    });
    return first;
}

TEST(SimulateWhy, TellsWhenSeatsComeToTheirFirstMarket) {
    const testing::TemporaryFolder folder;
    const RecordedRun run = some_run(folder, "3");
    const map::Map map = formats::read_json(run.header.at("map").dump());
    const auto first = [&](const Player& player) {
        int round = 0;
        for (const Coordinate market : map.all(map::Space::Market)) {
            const int here = arrival(player, map, market);
            round = here > 0 && (round == 0 || here < round) ? here : round;
        }
        return static_cast<double>(round);
    };
    const Players players(run);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        const Json& found = run.report.at("seats").at(seat).at("first_market");
        const auto comes = [&](const Player& player) { return first(player) > 0; };
        players.expect_mean(found.at("rate"), comes, sits_at(seat));
        players.expect_mean(found.at("round"), first, [&](const Player& player) {
            return player.seat == seat && comes(player);
        });
    }
}

TEST(SimulateWhy, TellsWhoComesToMarketsAndWins) {
    const testing::TemporaryFolder folder;
    const RecordedRun run = some_run(folder, "4");
    const map::Map map = formats::read_json(run.header.at("map").dump());
    const Players players(run);
    const auto win = [](const Player& player) { return player.win(); };
    for (const Json& market : run.report.at("markets")) {
        const auto round = [&](const Player& player) {
            return static_cast<double>(arrival(player, map, space(market.at("at"))));
        };
        const auto comes = [&](const Player& player) { return round(player) > 0; };
        players.expect_mean(market.at("who_come").at("win_rate"), win, comes);
        players.expect_mean(market.at("who_do_not").at("win_rate"), win, std::not_fn(comes));
        EXPECT_EQ(market.at("who_come").at("players").get<int>() +
                      market.at("who_do_not").at("players").get<int>(),
                  4 * static_cast<int>(run.games.size()));
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const auto there = [&](const Player& each) { return each.seat == seat && comes(each); };
            const Json& found = market.at("seats").at(seat);
            players.expect_mean(found.at("reached_rate"), comes, sits_at(seat));
            players.expect_mean(found.at("round"), round, there);
            players.expect_mean(found.at("win_rate"), win, there);
        }
    }
}

TEST(SimulateWhy, TellsWhoseTilesLieWhere) {
    const testing::TemporaryFolder folder;
    const RecordedRun run = some_run(folder, "2");
    std::map<std::pair<Coordinate, bool>, double> tiles; // by space and whether it is a winner's
    double all_winners = 0;
    for (const Json& game : run.games) {
        const auto winners = game.at("winners").get<std::set<std::size_t>>();
        all_winners += static_cast<double>(winners.size());
        for (const Json& action : game.at("actions")) {
            if (action.at("do") == "play-land" || action.at("do") == "play-animal") {
                ++tiles[{space(action.at("at")), winners.contains(action.at("player"))}];
            }
        }
    }
    const double all_others = 2 * static_cast<double>(run.games.size()) - all_winners;
    for (const Json& found : run.report.at("spaces")) {
        const double of_winners = tiles[std::pair(space(found.at("at")), true)];
        const double of_others = tiles[std::pair(space(found.at("at")), false)];
        EXPECT_NEAR(found.at("winners_rate").get<double>(), of_winners / all_winners, 1e-9);
        EXPECT_NEAR(found.at("others_rate").get<double>(), of_others / all_others, 1e-9);
        const double of_seats =
            found.at("seat_rates").at(0).get<double>() + found.at("seat_rates").at(1).get<double>();
        EXPECT_NEAR(of_seats * static_cast<double>(run.games.size()), of_winners + of_others, 1e-6);
    }
}

TEST(SimulateWhy, TellsWhatTheLeadIsWorth) {
    const testing::TemporaryFolder folder;
    const RecordedRun run = some_run(folder, "2");
    const Json& interim = run.report.at("interim_scoring");
    double leaders = 0;
    double won = 0;
    for (const Json& game : run.games) {
        if (game.at("scorings").size() == 2) {
            std::vector<int> points;
            for (const Json& player : game.at("scorings").at(0).at("players")) {
                points.push_back(0);
                for (const auto& [category, value] : player.items()) {
                    points.back() += value.get<int>();
                }
            }
            leaders += points[0] != points[1] ? 1 : 0;
            won += points[0] == points[1] ? 0 : Player{game, points[0] > points[1] ? 0U : 1U}.win();
        }
    }
    ASSERT_GT(leaders, 0);
    EXPECT_EQ(interim.at("sole_leader").at("players"), leaders);
    EXPECT_NEAR(interim.at("sole_leader").at("win_rate").get<double>(), won / leaders, 1e-9);
    double of_leads = 0;
    for (const Json& lead : interim.at("leads")) {
        const Json& rate = lead.at("leaders");
        if (lead.at("least") > 0 && !rate.is_null()) {
            of_leads += rate.at("win_rate").get<double>() * rate.at("players").get<double>();
        }
    }
    EXPECT_NEAR(of_leads, won, 1e-9);
}

TEST(SimulateWhy, TellsWhatPositionsAreWorthInTheCourseOfAGame) {
    const testing::TemporaryFolder folder;
    const Json report = some_run(folder, "2").report;
    ASSERT_EQ(report.at("course").size(), 10);
    const auto points = [&](std::size_t step, const char* who) {
        double sum = 0;
        for (const auto& [category, value] : report.at("course").at(step).at(who).items()) {
            sum += value.get<double>();
        }
        return sum;
    };
    EXPECT_DOUBLE_EQ(report.at("course").back().at("share").get<double>(), 1);
    EXPECT_GT(points(9, "winners"), points(9, "others"));
    EXPECT_GT(points(9, "winners"), points(0, "winners"));
}

} // namespace
} // namespace pampas::command_line
