// Every figure that `pampas simulate` reports, computed again from the games it recorded.
#include "engine/formats/json.h"
#include "tests/editor/command_line/recorded_run.h"

#include <cmath>
#include <initializer_list>
#include <map>
#include <numbers>
#include <numeric>
#include <set>

namespace pampas::command_line {
namespace {

using hex::Coordinate;
using map::Space;
using testing::Json;
using testing::RecordedRun;
using testing::space;

constexpr double z = 1.959963984540054; // deviations that hold 95 % of a normal distribution

using Numbers = std::vector<double>;

double sum(const Numbers& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

double mean(const Numbers& numbers) {
    return sum(numbers) / static_cast<double>(numbers.size());
}

double deviation(const Numbers& numbers) {
    double squares = 0;
    for (const double number : numbers) {
        squares += (number - mean(numbers)) * (number - mean(numbers));
    }
    return numbers.size() < 2 ? 0 : std::sqrt(squares / static_cast<double>(numbers.size() - 1));
}

Json wilson(double rate, double games) {
    const double centre = (rate + z * z / (2 * games)) / (1 + z * z / games);
    const double half = z / (1 + z * z / games) *
                        std::sqrt(rate * (1 - rate) / games + z * z / (4 * games * games));
    return {centre - half, centre + half};
}

/// The chance of a chi-square this large or larger, in closed form for each number of seats.
double p_value(double chi2, std::size_t seats) {
    switch (seats) {
    case 2:
        return std::erfc(std::sqrt(chi2 / 2));
    case 3:
        return std::exp(-chi2 / 2);
    case 4:
        return std::erfc(std::sqrt(chi2 / 2)) +
               std::sqrt(2 * chi2 / std::numbers::pi) * std::exp(-chi2 / 2);
    default:
        return std::exp(-chi2 / 2) * (1 + chi2 / 2);
    }
}

/// The figures of reports (analysis/report#simulate), each by its definition.
class Figures {
  public:
    explicit Figures(const RecordedRun& run)
        : run_(run), map_(formats::read_json(run.header.at("map").dump())),
          games_(static_cast<double>(run.games.size())) {}

    Json seats() const {
        Json list = Json::array();
        for (std::size_t seat = 0; seat < run_.header.at("players"); ++seat) {
            list.push_back(this->seat(seat));
        }
        return list;
    }

    Json rounds() const {
        Numbers rounds;
        for (const Json& game : run_.games) {
            EXPECT_EQ(game.at("scorings").back().at("when"), "final");
            rounds.push_back(game.at("scorings").back().at("round"));
        }
        return {{"mean", mean(rounds)}, {"sd", deviation(rounds)}};
    }

    int actions() const {
        int count = 0;
        for (const Json& game : run_.games) {
            for (const Json& action : game.at("actions")) {
                count += action.at("do") != "end-turn";
            }
        }
        return count;
    }

    Json seat_fairness() const {
        double chi2 = 0;
        const std::size_t seats = run_.header.at("players");
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const double expected = games_ / static_cast<double>(seats);
            chi2 += std::pow(wins(seat) - expected, 2) / expected;
        }
        return {{"chi2", chi2}, {"p_value", p_value(chi2, seats)}};
    }

    Json markets() const {
        std::map<Coordinate, Numbers> pesos; // by market, for each game that reached it
        for (const Json& game : run_.games) {
            std::map<Coordinate, double> paid;
            for (const Json& action : game.at("actions")) {
                if (action.at("do") == "play-animal") {
                    note_markets(paid, space(action.at("at")), action.at("income"));
                }
            }
            for (const auto& [market, income] : paid) {
                pesos[market].push_back(income);
            }
        }
        Json list = Json::array();
        for (const Coordinate market : map_.all(Space::Market)) {
            const Numbers& paid = pesos[market];
            list.push_back({{"at", {market.column, market.row}},
                            {"reached_rate", static_cast<double>(paid.size()) / games_},
                            {"pesos", sum(paid) / games_}});
        }
        return list;
    }

    Json spaces() const {
        std::map<Coordinate, double> used;
        for (const Json& game : run_.games) {
            for (const Coordinate at : covered(game)) {
                ++used[at];
            }
        }
        Json list = Json::array();
        for (std::size_t offset = 0; offset < map_.grid().size(); ++offset) {
            const Coordinate at = map_.grid().coordinate(offset);
            if (map_.at(at) == Space::Pampas || map::is_land(map_.at(at))) {
                list.push_back({{"at", {at.column, at.row}}, {"used_rate", used[at] / games_}});
            }
        }
        return list;
    }

  private:
    /// A shared win counts as equal shares.
    double wins(std::size_t seat) const {
        double result = 0;
        for (const Json& game : run_.games) {
            const auto winners = game.at("winners").get<std::set<std::size_t>>();
            result += winners.contains(seat) ? 1.0 / static_cast<double>(winners.size()) : 0;
        }
        return result;
    }

    Json seat(std::size_t seat) const {
        Numbers points;
        std::map<std::string, double> categories;
        for (const Json& game : run_.games) {
            points.push_back(game.at("result").at(seat).at("points"));
            for (const Json& scoring : game.at("scorings")) {
                for (const auto& [category, score] : scoring.at("players").at(seat).items()) {
                    categories[category] += score.get<double>();
                }
            }
        }
        const double half = z * deviation(points) / std::sqrt(games_);
        Json means;
        for (const char* name : {"markets", "land", "herds", "haciendas", "water", "money"}) {
            means[name] = categories[name] / games_;
        }
        return {{"wins", wins(seat)},
                {"win_rate", wins(seat) / games_},
                {"ci95", wilson(wins(seat) / games_, games_)},
                {"points",
                 {{"mean", mean(points)},
                  {"sd", deviation(points)},
                  {"ci95", {mean(points) - half, mean(points) + half}}}},
                {"categories", means}};
    }

    /// Each market beside the animal pays its owner the same share (R5.6).
    void note_markets(std::map<Coordinate, double>& paid, Coordinate at, double income) const {
        std::vector<Coordinate> beside;
        for (const Coordinate near : map_.grid().neighbours(at)) {
            if (map_.at(near) == Space::Market) {
                beside.push_back(near);
            }
        }
        EXPECT_TRUE(income == 0 || !beside.empty());
        for (const Coordinate market : beside) {
            paid[market] += income / static_cast<double>(beside.size());
        }
    }

    std::set<Coordinate> covered(const Json& game) const {
        std::set<Coordinate> result;
        for (const Json& action : game.at("actions")) {
            const std::string what = action.at("do");
            if (what == "play-land" || what == "play-animal") {
                result.insert(space(action.at("at")));
            } else if (what == "buy-water") {
                for (const Json& at : action.at("at")) {
                    result.insert(space(at));
                }
            }
        }
        return result;
    }

    const RecordedRun& run_;
    map::Map map_;
    double games_;
};

/// Expects the same keys in the same order and the same values. Numbers must agree to the last
/// digits and be whole where the definition gives whole ones.
void expect_same(const Json& found, const Json& expected, const std::string& place) {
    if (expected.is_number_float()) {
        ASSERT_TRUE(found.is_number()) << place;
        const double tolerance = 1e-9 * std::max(1.0, std::abs(expected.get<double>()));
        EXPECT_NEAR(found.get<double>(), expected.get<double>(), tolerance) << place;
        return;
    }
    ASSERT_EQ(found.is_structured(), expected.is_structured()) << place;
    if (!expected.is_structured()) {
        EXPECT_EQ(found, expected) << place;
        EXPECT_EQ(found.is_number_integer(), expected.is_number_integer()) << place;
        return;
    }
    ASSERT_EQ(found.size(), expected.size()) << place;
    auto other = found.items().begin();
    for (const auto& [key, value] : expected.items()) {
        EXPECT_EQ(other.key(), key) << place;
        expect_same(other.value(), value, place + "/" + key);
        ++other;
    }
}

/// The report without the figures on why seats win, which have tests of their own.
Json without_why(Json report) {
    for (const char* key : {"winners", "others", "course", "interim_scoring"}) {
        report.erase(key);
    }
    report.erase("lead_changes");
    report.erase("published");
    const auto erase = [&](const char* list, std::initializer_list<const char*> keys) {
        for (Json& each : report.at(list)) {
            for (const char* key : keys) {
                each.erase(key);
            }
        }
    };
    erase("seats", {"adjusted", "income", "interim", "final", "first_market"});
    erase("markets", {"first_round", "who_come", "who_do_not", "seats"});
    erase("spaces", {"winners_rate", "others_rate", "seat_rates"});
    return report;
}

struct Case {
    std::string map;
    std::string ruleset;
    int players;
};

void expect_figures(const std::string& map, const Case& run_case) {
    SCOPED_TRACE(::testing::Message()
                 << map << ", " << run_case.ruleset << ", " << run_case.players);
    const testing::TemporaryFolder folder;
    const RecordedRun run = testing::recorded_run(
        folder, {map, "--ruleset", run_case.ruleset, "--players", std::to_string(run_case.players),
                 "--games", "40", "--seed", "9", "--threads", "2"});
    ASSERT_EQ(run.games.size(), 40);
    const Figures figures(run);
    Json report = without_why(run.report);
    EXPECT_GT(report.at("timing").at("seconds"), 0);
    EXPECT_EQ(report.at("timing").at("threads"), 2);
    report.erase("timing");
    Numbers rates;
    for (const Json& seat : report.at("seats")) {
        rates.push_back(seat.at("win_rate"));
    }
    const auto [least, most] = std::ranges::minmax(rates);
    EXPECT_NEAR(report.at("fairness").at("gap").get<double>(), most - least, 1e-9);
    report.erase("fairness"); // has tests of its own
    const std::vector<std::string> bots(static_cast<std::size_t>(run_case.players), "random");
    expect_same(report,
                {{"map", run.header.at("map").at("name")},
                 {"ruleset", run_case.ruleset},
                 {"players", run_case.players},
                 {"games", 40},
                 {"seed", 9},
                 {"bots", bots},
                 {"seats", figures.seats()},
                 {"rounds", figures.rounds()},
                 {"actions", figures.actions()},
                 {"seat_fairness", figures.seat_fairness()},
                 {"markets", figures.markets()},
                 {"spaces", figures.spaces()}},
                "");
}

TEST(SimulateFigures, AreThoseOfTheRecordedGames) {
    const testing::TemporaryFolder folder;
    for (const Case& each : std::vector<Case>{{"first-pasture.json", "standard", 2},
                                              {"first-pasture.json", "variant-1", 5},
                                              {"lasso.json", "standard", 4},
                                              {"lasso.json", "variant-2", 3},
                                              {"seven-sierras.json", "variant-1-2", 5},
                                              {"mano-a-mano.json", "crucible", 2},
                                              {"windmill.json", "variant-1", 3}}) {
        expect_figures(testing::bundled_map(folder, each.map), each);
    }
}

/// Neighbouring markets, water everywhere, one space of each kind; shared wins.
TEST(SimulateFigures, AreThoseOfTheRecordedGamesOnOddMapsToo) {
    const testing::TemporaryFolder folder;
    const std::string map = folder / "odd.json";
    for (const std::string spaces : {R"("m.$")", R"("m.$$.f")", R"("l.$.$m")",
                                     R"("m.$", "$.f", "s.$")", R"("lll.", "w$w.", "l.l-")"}) {
        const Json rows = Json::parse("[" + spaces + "]");
        testing::put(map, Json{{"format", "pampas-map"},
                               {"version", 1},
                               {"name", "odd"},
                               {"columns", rows[0].get<std::string>().size()},
                               {"rows", rows.size()},
                               {"spaces", rows}}
                              .dump());
        expect_figures(map, {map, "standard", 3});
        expect_figures(map, {map, "variant-1-2", 4});
    }
}

} // namespace
} // namespace pampas::command_line
